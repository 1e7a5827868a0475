import { Page, PageHead } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { Connect } from '../parts/connect.tsx'
import { Finishing } from '../parts/finishing.tsx'
import { LaunchNote } from '../parts/launch-note.tsx'
import { LinkedHead } from '../parts/linked-head.tsx'
import { ShopDesk } from '../parts/shop-desk.tsx'
import { useHearRemoval, useLinkedShop } from '../queries.ts'

const route = getRouteApi('/services/cafe24')

/** /services/cafe24: the way to an owner's online shop, its products and its store of pictures. */
export function Cafe24Page() {
  const { t } = useTranslation()
  const { code, state, error, launch, tab = 'import' } = route.useSearch()
  const navigate = route.useNavigate()
  const shop = useLinkedShop()
  useHearRemoval()
  // Nothing of the exchange stays in the address or the history.
  const forget = () => void navigate({ search: {}, replace: true, resetScroll: false })
  if (code !== undefined && state !== undefined)
    return (
      <Page width="form">
        <Finishing code={code} state={state} onDone={forget} />
      </Page>
    )
  if (shop === undefined)
    return (
      <Page>
        <PageHead title={t('storeLink.heading')} lead={t('storeLink.lead')} />
        <Skeleton height="16rem" radius="md" />
      </Page>
    )
  const isLinked = shop !== null && !shop.ended
  return (
    <Page>
      <PageHead
        title={t('storeLink.heading')}
        lead={t(isLinked ? 'storeLink.linkedLead' : 'storeLink.lead')}
      />
      {launch === undefined ? null : <LaunchNote launch={launch} shop={shop} onDone={forget} />}
      {isLinked ? (
        <>
          <LinkedHead shop={shop} />
          <ShopDesk
            tab={tab}
            onTab={(next) =>
              void navigate({
                search: next === 'import' ? {} : { tab: next },
                replace: true,
                resetScroll: false,
              })
            }
          />
        </>
      ) : launch === undefined ? (
        <Connect ended={shop} wasCancelled={error !== undefined} />
      ) : null}
    </Page>
  )
}
