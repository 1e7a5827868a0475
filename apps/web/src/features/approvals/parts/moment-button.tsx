import { formatTenths } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import type { Player } from './video.tsx'

import classes from './moment-button.module.css'

/** The moment of the video that somebody speaks of, which brings the video there. */
export function MomentButton({ atMs, player }: { atMs: number; player: Player }) {
  const { t } = useTranslation()
  const time = formatTenths(atMs)
  return (
    <button
      type="button"
      className={classes['moment']}
      aria-label={t('approvals.goTo', { time })}
      onClick={() => player.seek(atMs)}
    >
      {time}
    </button>
  )
}
