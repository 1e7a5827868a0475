import { useTranslation } from 'react-i18next'

import { toneOfPost } from '../../reservations/index.ts'
import { StatusSign } from './entry-look.tsx'

import classes from './calendar.module.css'

const shown = [0, 1, 2, 4, 6, 8] as const

/** What the signs on the calendar mean, and how a post is moved without a mouse. */
export function Legend({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={classes['legend']}>
      <ul>
        {shown.map((status) => (
          <li key={status}>
            <span data-tone-of={toneOfPost[status]}>
              <StatusSign status={status} />
            </span>
            {t(`reservations.status_${status}`)}
          </li>
        ))}
      </ul>
      <p>{t(isPhone ? 'calendar.pressHelp' : 'calendar.moveHelp')}</p>
    </div>
  )
}
