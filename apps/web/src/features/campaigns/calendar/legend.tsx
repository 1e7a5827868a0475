import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { entryLooks, StatusSign, toneOfLook } from './entry-look.tsx'
import { useEntryWords } from './entry-words.ts'

import classes from './calendar.module.css'

/** What the signs on the calendar mean, and how a post is moved without a mouse. */
export function Legend({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation()
  const { wordOf } = useEntryWords()
  return (
    <div className={classes['legend']}>
      <ul>
        {entryLooks.map((look) => (
          <li key={look}>
            <span data-tone-of={toneOfLook(look)}>
              <StatusSign look={look} />
            </span>
            {wordOf(look)}
          </li>
        ))}
        <li>
          <span>
            <TriangleAlert className={classes['care']} aria-hidden="true" size={14} />
          </span>
          {t('campaigns.needsCare')}
        </li>
      </ul>
      <p>{t(isPhone ? 'calendar.pressHelp' : 'calendar.moveHelp')}</p>
    </div>
  )
}
