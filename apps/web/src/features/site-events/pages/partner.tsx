import { Page } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { ApiFailure, queries, session } from '../../../api/index.ts'
import { keepArrival } from '../../../app/arrival.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { NothingHere } from '../../../app/nothing-here.tsx'
import { flagAsPartners } from '../../../app/partner-flag.ts'
import { isFromPartner, kbPayOf } from './search.ts'

const route = getRouteApi('/event4')
/** The one type of link that no partner stands behind. */
const OF_NOBODY = 'global'

/**
 * /event4: where a partner's link leads. The promotion is what the server signs for the link's type; who has signed in
 * goes to the start, who has not to the sign-in, which hands the token on.
 */
export function PartnerPage() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate()
  const { type = '', naverMarketKey = null } = search
  const { data, error, refetch } = useQuery({
    ...queries.account.promotion({ query: { type } }),
    enabled: type !== '',
    select: ({ result }) => result,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (!data) return
    const endsAtMs = Date.parse(data.expiresAt)
    const kbPay = kbPayOf(search)
    const label = data.type === OF_NOBODY ? null : data.label
    keepArrival({ ref: data.token, endsAtMs, naverMarketKey, kbPay, label })
    if (kbPay !== null) flagAsPartners(kbPay)
    if (session.isSignedIn()) void navigate({ to: '/', replace: true })
    else {
      const mode = isFromPartner(document.referrer) ? 'signup' : 'signin'
      void navigate({ to: '/auth/signin', search: { mode }, replace: true })
    }
  }, [data, naverMarketKey, search, navigate])
  if (type === '' || isUnknown(error)) return <Unknown />
  return (
    <Page width="narrow">
      {error ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('siteEvents.arriving')}>
          <Skeleton height="20rem" radius="md" />
        </div>
      )}
    </Page>
  )
}

function isUnknown(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    (error.code === 'ACCOUNT_PROMOTION_UNKNOWN' || error.code === 'INVALID_INPUT')
  )
}

function Unknown() {
  const { t } = useTranslation()
  return (
    <NothingHere title={t('siteEvents.unknown')} text={t('siteEvents.unknownText')}>
      <ButtonLink to="/" size="md">
        {t('siteEvents.toStart')}
      </ButtonLink>
      <ButtonLink to="/store" size="md" variant="default">
        {t('siteEvents.toStore')}
      </ButtonLink>
    </NothingHere>
  )
}
