import type { Approval } from '@clipmint/contract'
import { ErrorNote } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { changesIn, type Typed, typedOf } from './typed.ts'
import { WrittenWords } from './written-words.tsx'

type ChangedNoteProps = {
  approval: Approval
  typed: Typed
  /** Whether the fields stand below, and not the words as they are. */
  isTyping: boolean
  onTake: (typed: Typed) => void
}

/** Says that a post was changed while it was looked at; beside what was typed meanwhile, what it says now. */
export function ChangedNote({ approval, typed, isTyping, onTake }: ChangedNoteProps) {
  const { t } = useTranslation()
  const hasTyped = isTyping && Object.keys(changesIn(typed, approval)).length > 0
  return (
    <>
      <ErrorNote
        tone="warn"
        title={t('approvals.changedSince')}
        cost={hasTyped ? t('approvals.typedKept') : undefined}
        action={
          hasTyped ? (
            <Button variant="default" onClick={() => onTake(typedOf(approval))}>
              {t('approvals.takeNow')}
            </Button>
          ) : undefined
        }
      />
      {hasTyped ? <WrittenWords approval={approval} /> : null}
    </>
  )
}
