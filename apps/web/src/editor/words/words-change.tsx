import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFieldName } from '../session/names.ts'

/** A line before and after; `fault` says why it stays as it is. */
export type LineChange = { slotId: string; now: string; after: string; fault: string | null }

/** Where a line stands, what it says now, and what it would say. */
export function WordsChange({ slotId, now, after, fault }: LineChange) {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  return (
    <div>
      <small>{nameOf(`text/${slotId}`)}</small>
      <del>
        <VisuallyHidden>{t('words.now')}: </VisuallyHidden>
        {now}
      </del>
      {fault === null ? (
        <ins>
          <VisuallyHidden>{t('words.after')}: </VisuallyHidden>
          {after}
        </ins>
      ) : (
        <strong>{fault}</strong>
      )}
    </div>
  )
}
