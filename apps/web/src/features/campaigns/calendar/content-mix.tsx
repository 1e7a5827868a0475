import type { ContentShare } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'

import classes from './calendar.module.css'

/** Fewer posts than this tell nothing of a mix. */
const fewest = 4

/** What the posts of the time on screen are about, beside what is advised. */
export function ContentMix({ mix }: { mix: readonly ContentShare[] }) {
  const { t } = useTranslation()
  const total = mix.reduce((sum, { posts }) => sum + posts, 0)
  const advice = total < fewest ? [] : mix.filter((share) => isOff(share, total))
  return (
    <section className={classes['box']} aria-labelledby="calendar-mix">
      <h2 id="calendar-mix">{t('calendar.mix')}</h2>
      {total === 0 ? (
        <p className={classes['quiet']}>{t('calendar.mixNone')}</p>
      ) : (
        <ul>
          {mix.map((share) => (
            <Share key={share.kind} share={share} total={total} />
          ))}
        </ul>
      )}
      {advice.map(({ kind, posts, most }) => (
        <div key={kind} className={classes['advice']}>
          <p role="status">
            {t(most === null ? 'calendar.mixLess' : 'calendar.mixMore', {
              kind: t(`calendar.kind_${kind}`),
              percent: Math.round((posts / total) * 100),
            })}
          </p>
          {most === null ? (
            <ButtonLink to="/products" size="xs" variant="default">
              {t('calendar.mixLessDo')}
            </ButtonLink>
          ) : null}
        </div>
      ))}
    </section>
  )
}

function Share({ share: { kind, posts, most, least }, total }: { share: ContentShare; total: number }) {
  const { t } = useTranslation()
  const percent = Math.round((posts / total) * 100)
  const advised = most ?? least
  return (
    <li>
      <span>
        {t(`calendar.kind_${kind}`)}
        {advised === null ? null : (
          <span className={classes['quiet']}>
            {t(most === null ? 'calendar.least' : 'calendar.most', { percent: advised * 100 })}
          </span>
        )}
      </span>
      <span>{t('calendar.share', { count: posts, percent })}</span>
      <span className={classes['share']} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
        {advised === null ? null : <i style={{ left: `${advised * 100}%` }} />}
      </span>
    </li>
  )
}

function isOff({ posts, most, least }: ContentShare, total: number): boolean {
  const share = posts / total
  return (most !== null && share > most) || (least !== null && share < least)
}
