import { networkIds, networks, type SocialAccount } from '@clipmint/contract'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'

import { ko } from '../../../locales/ko/index.ts'
import { NetworkCard } from './network-card.tsx'

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'ko', defaultNS: 'words', ns: ['words'], resources: { ko: { words: ko } } })
})

it.each(networkIds)('shows %s by its name and mark, what can be posted there, and the way to it', (type) => {
  const one = {
    type,
    state: 'available',
    offered: true,
    account: null,
    candidates: null,
  } as unknown as SocialAccount
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <NetworkCard one={one} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  const { name, mark, place, kinds } = networks[type]
  expect(shown).toContain(`<h2>${name.ko}</h2>`)
  expect(shown).toContain(mark.filled ?? mark.drawn)
  expect(shown).toContain(place.ko)
  for (const kind of Object.values(kinds)) expect(shown).toContain(kind.name.ko)
  expect(shown).toContain(i18next.t('socialAccounts.connectOf', { name: name.ko }))
})
