import type { CampaignEvent } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useMoments } from '../../../app/moments.ts'

import classes from './campaign-post.module.css'

/** All that happened to a post before it was one, and who did it; the first first. */
export function CampaignTrail({ trail, zone }: { trail: readonly CampaignEvent[]; zone: string }) {
  const { t } = useTranslation()
  const { moment } = useMoments()
  if (trail.length === 0) return null
  return (
    <section>
      <SectionTitle>{t('reservations.history')}</SectionTitle>
      <ol className={classes['trail']}>
        {trail.map(({ at, kind, by, values }, index) => {
          const to = values['until'] ?? values['to'] ?? values['uploadAt']
          return (
            <li key={`${at} ${index}`}>
              <span>
                {t(`campaigns.event_${wordOf({ kind, by, values })}`, {
                  at: typeof to === 'string' ? moment(to, zone) : '',
                })}{' '}
                {by === 'service' ? null : <span className={classes['by']}>{t(`campaigns.by_${by}`)}</span>}
              </span>
              <time dateTime={at}>{moment(at, zone)}</time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type Told = Pick<CampaignEvent, 'kind' | 'by' | 'values'>

/**
 * What is said of an event: that the service approves is that nobody answered, what is stopped may be called off, and another video has
 * to be approved anew.
 */
function wordOf({ kind, by, values }: Told): CampaignEvent['kind'] | 'silent' | 'cancelled' | 'edited' {
  if (kind === 'approved' && by === 'service') return 'silent'
  if (kind === 'changed' && values['of'] === 'video') return 'edited'
  return kind === 'stopped' && values['reason'] === 'cancelled' ? 'cancelled' : kind
}
