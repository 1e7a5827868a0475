import type { Slot } from '@clipmint/editor'
import { textLimit } from '@clipmint/film'

import { useEditorState } from '../session/use-session.ts'
import { useCheckedWords } from '../words/use-checked-words.ts'
import { WordsFindings } from '../words/words-findings.tsx'

import classes from './check-list.module.css'

/** What the law has against the words of a slot, in the list of what there is to see to. */
export function ClaimNote({ slot }: { slot: Slot & { kind: 'text' } }) {
  const value = useEditorState(({ work }) => work.userSource.text[slot.id]?.value ?? '')
  const lang = useEditorState(({ work }) => work.userSource.lang)
  const checked = useCheckedWords(value, textLimit(slot.layer, lang))
  return (
    <div className={classes['claim']}>
      <WordsFindings slot={slot} checked={checked} draft={value} isListed />
    </div>
  )
}
