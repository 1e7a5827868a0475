import { SectionTitle } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import type { About } from '../form/draft.ts'
import { searchFor } from '../pages/search.ts'
import { useCampaigns } from '../queries.ts'
import { runningFirst } from '../standing.ts'
import { useCampaignLock } from './campaign-lock.tsx'
import { CampaignRow } from './campaign-row.tsx'

import classes from './campaign-section.module.css'

/** So many have room beside all else that is told of a product. */
const most = 3

type CampaignsHereProps = {
  of: About
  /** Whether one can be begun of it as it is. */
  mayBegin: boolean
  /** Whether it is hidden, so that none of it goes on. */
  isHidden?: boolean
}

/** The campaigns of one product or place on its own page: those that run come first, the others are at the desk. */
export function CampaignsHere({ of, mayBegin, isHidden = false }: CampaignsHereProps) {
  const { t } = useTranslation()
  const lock = useCampaignLock()
  const { data, error, refetch } = useCampaigns(of, 1)
  const isOpen = mayBegin && lock === null
  // Who has none and can begin none is not told of them.
  if (!isOpen && !data?.total) return null
  const shown = runningFirst(data?.list ?? []).slice(0, most)
  return (
    <section aria-label={t('campaigns.heading')}>
      <SectionTitle
        aside={
          <>
            {data && data.total > shown.length ? <AllLink of={of} count={data.total} /> : null}
            {isOpen && shown.length > 0 ? (
              <ButtonLink to="/upload/campaigns/new" search={searchFor(of)} variant="subtle" size="xs">
                {t('campaigns.new')}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {t('campaigns.heading')}
      </SectionTitle>
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton height="6rem" radius="md" />}
      {data?.total === 0 ? <Invitation of={of} /> : null}
      <ul className={classes['list']}>
        {shown.map((campaign) => (
          <CampaignRow key={campaign._id} campaign={campaign} isShown={!isHidden} />
        ))}
      </ul>
    </section>
  )
}

/** What a campaign would do for it, and the way to its first. */
function Invitation({ of }: { of: About }) {
  const { t } = useTranslation()
  return (
    <div className={classes['none']}>
      <p>{t('placeId' in of ? 'campaigns.noneHere_place' : 'campaigns.noneHere_product')}</p>
      <ButtonLink to="/upload/campaigns/new" search={searchFor(of)} variant="default" size="sm">
        {t('campaigns.new')}
      </ButtonLink>
    </div>
  )
}

function AllLink({ of, count }: { of: About; count: number }) {
  const { t } = useTranslation()
  const look = { variant: 'subtle', size: 'xs' } as const
  const word = t('campaigns.all', { count })
  return 'placeId' in of ? (
    <ButtonLink to="/upload/places" search={{ of: of.placeId }} {...look}>
      {word}
    </ButtonLink>
  ) : (
    <ButtonLink to="/upload/products" search={{ of: of.productId }} {...look}>
      {word}
    </ButtonLink>
  )
}
