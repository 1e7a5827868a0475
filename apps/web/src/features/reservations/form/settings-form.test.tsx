import type { PostFinding, SocialAccount } from '@clipmint/contract'
import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'

import { ko } from '../../../locales/ko/index.ts'
import type { Answers } from './draft.ts'
import { SettingsForm } from './settings-form.tsx'

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'ko', defaultNS: 'words', ns: ['words'], resources: { ko: { words: ko } } })
})

const music = 'music-usage-confirmation'
const policy = 'bc-policy'
const account = { type: 'tiktok', account: { name: '하늘빵집' } } as unknown as SocialAccount

/** What is shown of an account that is private, with these answers. */
function shown(answers: Answers, findings: readonly PostFinding[] = []): string {
  const choices = { privacy: ['FOLLOWER_OF_CREATOR', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'] }
  const allowed = { left: null, mostSeconds: null, choices, off: [] }
  return renderToStaticMarkup(
    <MantineProvider>
      <SettingsForm {...{ account, answers, allowed, findings }} onChange={() => undefined} />
    </MantineProvider>,
  )
}

it('says why an account does not offer a choice', () => {
  expect(shown({})).toContain('비공개 계정이라 「모두」는 고를 수 없어요.')
  expect(shown({})).not.toContain('「팔로워」는')
})

it('says how a video will be labelled, and links what is agreed to', () => {
  const own = shown({ disclosure: 'own' })
  expect(own).toContain('홍보 콘텐츠')
  expect(own).toContain(music)
  expect(own).not.toContain(policy)
  const both = shown({ disclosure: 'both' })
  expect(both).toContain('유료 파트너십')
  expect(both).toContain('브랜디드 콘텐츠 정책과 음악 사용 확인에 동의')
  expect(both).toContain(policy)
})

it('says at a field what is still open there', () => {
  expect(shown({})).not.toContain('「공개 범위」')
  const open = { code: 'setting-missing', stops: true, values: { id: 'privacy' } } as const
  expect(shown({}, [open])).toContain('「공개 범위」')
})
