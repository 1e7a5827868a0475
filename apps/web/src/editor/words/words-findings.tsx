import type { CheckedLine } from '@clipmint/copy'
import type { Slot } from '@clipmint/editor'
import { countChars, textLimit } from '@clipmint/film'
import { Button } from '@mantine/core'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useSlotName } from '../session/names.ts'
import { useSession } from '../session/use-session.ts'
import { focusSlotField } from '../stage/slot-layer.tsx'

import classes from './words.module.css'

type WordsFindingsProps = {
  slot: Slot & { kind: 'text' }
  checked: CheckedLine | null
  /** The words as they stand: those that were checked may be a moment older. */
  draft: string
}

/** What advertising law has against the words of a slot, and words to which it has nothing, one press away. */
export function WordsFindings({ slot, checked, draft }: WordsFindingsProps) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const nameOf = useSlotName()
  const findings = checked?.findings ?? []
  if (findings.length === 0) return null
  const whys = new Map(findings.map((it) => [it.why, findings.filter(({ why }) => why === it.why)]))
  const rewrite = findings.find((it) => it.rewrite !== undefined)?.rewrite
  const fits =
    rewrite !== undefined && countChars(rewrite) <= textLimit(slot.layer, editor.state.work.userSource.lang)
  return (
    <div role="status" className={classes['findings']}>
      {[...whys].map(([why, found]) => (
        <p key={why}>
          <b>
            {found
              .map(({ span }) => t('words.quoted', { words: checked?.text.slice(...span) ?? '' }))
              .join(' ')}
          </b>{' '}
          {why}
        </p>
      ))}
      {rewrite !== undefined && fits ? (
        <Button
          size="compact-xs"
          variant="default"
          // What is offered takes the place of the words that it was made for, and of no others.
          disabled={checked?.text !== draft.trim()}
          leftSection={<ShieldCheck aria-hidden="true" size="0.875rem" />}
          aria-label={t('words.safeFor', { name: nameOf(slot), words: rewrite })}
          onClick={() => {
            editor.setTexts({ [slot.id]: rewrite })
            focusSlotField(slot.id)
          }}
        >
          <span className={classes['safe']}>{t('words.safe', { words: rewrite })}</span>
        </Button>
      ) : null}
    </div>
  )
}
