import type { CheckedLine } from '@clipmint/copy'
import type { Slot } from '@clipmint/editor'
import { textLimit } from '@clipmint/film'
import { countChars } from '@clipmint/kit'
import { useTranslation } from 'react-i18next'

import { LawFindings, SafeWords } from '../../app/law/law-findings.tsx'
import { safeWordsIn } from '../../app/law/law-on.ts'
import { useSlotName } from '../session/names.ts'
import { useSession } from '../session/use-session.ts'
import { focusSlotField } from '../stage/slot-layer.tsx'

type WordsFindingsProps = {
  slot: Slot & { kind: 'text' }
  checked: CheckedLine | null
  /** The words as they stand: those that were checked may be a moment older. */
  draft: string
  /** In a list that says by itself how grave it is, and that is left for no field. */
  isListed?: boolean
}

/** What advertising law has against the words of a slot, and words to which it has nothing, one press away. */
export function WordsFindings({ slot, checked, draft, isListed = false }: WordsFindingsProps) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const nameOf = useSlotName()
  if (checked === null || checked.findings.length === 0) return null
  const rewrite = safeWordsIn(checked)
  const fits =
    rewrite !== undefined && countChars(rewrite) <= textLimit(slot.layer, editor.state.work.userSource.lang)
  return (
    <div role="status">
      <LawFindings checked={checked} isListed={isListed}>
        {rewrite !== undefined && fits ? (
          <SafeWords
            words={rewrite}
            label={t('words.safeFor', { name: nameOf(slot), words: rewrite })}
            // What is offered takes the place of the words that it was made for, and of no others.
            isDisabled={checked.text !== draft.trim()}
            onUse={() => {
              editor.setTexts({ [slot.id]: rewrite })
              if (!isListed) focusSlotField(slot.id)
            }}
          />
        ) : null}
      </LawFindings>
    </div>
  )
}
