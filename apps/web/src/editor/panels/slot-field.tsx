import type { Slot } from '@clipmint/editor'
import { Textarea } from '@mantine/core'
import { EyeOff } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'

import { BrandNote } from '../brand/brand-note.tsx'
import { RenewNote } from '../check/renew-note.tsx'
import { ShortenButton } from '../check/shorten-button.tsx'
import { SlotMarks } from '../check/slot-marks.tsx'
import { useSlotName } from '../session/names.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { focusSlotField } from '../stage/slot-layer.tsx'
import { useShowSlot } from '../stage/use-show-slot.ts'
import { SlotTools } from '../words/slot-tools.tsx'
import { TakenNote } from '../words/taken-note.tsx'
import { useCheckedWords } from '../words/use-checked-words.ts'
import { WordsDot } from '../words/words-dot.tsx'
import { WordsFindings } from '../words/words-findings.tsx'
import { useSlotWords } from './use-slot-words.ts'

import classes from './slot-field.module.css'

/** The words of one slot: its name, how much of its limit is used, and the field. */
export function SlotField({
  slot,
  counter = 'above',
}: {
  slot: Slot & { kind: 'text' }
  counter?: 'above' | 'inside'
}) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const nameOf = useSlotName()
  const showSlot = useShowSlot()
  const { draft, limit, count, over, placeholder, taken, events } = useSlotWords(slot.layer)
  const checked = useCheckedWords(draft, limit)
  const isHidden = useEditorState(({ work }) => work.userSource.text[slot.id]?.hidden === true)
  const isInHand = useEditorState(({ selection }) => selection === slot.id)
  const isMissing = slot.layer.slot.required && draft.trim() === ''
  const id = useId()

  /** What keeps the words from being shown as they are; null when nothing does. */
  function fault(): string | null {
    if (over > 0) return t('editor.textOver', { limit, over })
    if (isMissing) return t('editor.textMissing')
    return placeholder ? t('words.placeholder', { characters: placeholder }) : null
  }

  return (
    <div className={classes['slot']} data-counter={counter} data-hidden={isHidden || undefined}>
      <div className={classes['head']}>
        <label htmlFor={id}>{nameOf(slot)}</label>
        <WordsDot checked={checked} />
        {isHidden ? <EyeOff role="img" aria-label={t('editor.textHidden')} size="0.875rem" /> : null}
        <span className={classes['counter']} data-over={over > 0 || undefined} aria-hidden="true">
          {count}/{limit}
        </span>
      </div>
      <Textarea
        id={id}
        data-slot-field={slot.id}
        size={counter === 'inside' ? 'md' : 'sm'}
        rows={1}
        // Mantine's `wrapperProps` are the whole field's; this is the box that holds the textarea alone.
        attributes={{ wrapper: { 'data-words': draft } }}
        value={draft}
        error={fault()}
        aria-description={t('editor.textCount', { count, limit })}
        {...events}
        onFocus={() => {
          editor.select(slot.id)
          showSlot(slot.id)
        }}
        onKeyDown={(event) => goOn(event, () => nextText(editor, slot.id))}
      />
      <TakenNote taken={taken} />
      <WordsFindings slot={slot} checked={checked} draft={draft} />
      <BrandNote slot={slot} />
      <RenewNote slot={slot} />
      {over > 0 ? <ShortenButton slots={[slot]} /> : null}
      <SlotMarks slotId={slot.id} isOverlong={over > 0} />
      {isInHand || counter === 'inside' ? (
        <SlotTools slot={slot} place={counter === 'inside' ? 'under' : 'head'} />
      ) : null}
    </div>
  )
}

/** Enter goes to the next words; a composing Enter only ends its syllable. */
function goOn(event: KeyboardEvent, next: () => string | null): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const slotId = next()
  if (slotId !== null) focusSlotField(slotId)
}

function nextText({ slots }: ReturnType<typeof useSession>['editor'], slotId: string): string | null {
  const texts = [...slots.values()].filter(({ kind }) => kind === 'text').map(({ id }) => id)
  return texts[texts.indexOf(slotId) + 1] ?? null
}
