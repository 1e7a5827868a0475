import type { TakenOut } from '@clipmint/editor'
import { useTranslation } from 'react-i18next'

import classes from './words.module.css'

/** What was taken out of the words just written or pasted, and why, where it happened. */
export function TakenNote({ taken }: { taken: readonly TakenOut[] }) {
  const { t } = useTranslation()
  if (taken.length === 0) return null
  return (
    <ul role="status" className={classes['taken']}>
      {taken.map((it) => (
        <li key={it.kind}>
          {it.kind === 'tags'
            ? t('words.takenTags', { tags: it.tags.join(' ') })
            : it.kind === 'breaks'
              ? t('words.takenBreaks')
              : t(it.kind === 'directions' ? 'words.takenDirections' : 'words.takenUnseen', {
                  count: it.count,
                })}
        </li>
      ))}
    </ul>
  )
}
