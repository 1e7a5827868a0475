import type { Slot, SlotBox } from '@clipmint/editor'
import type { Film } from '@clipmint/film'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useSlotWords } from '../panels/use-slot-words.ts'
import { useSlotName } from '../session/names.ts'
import { TakenNote } from '../words/taken-note.tsx'
import { focusStageSlot } from './focus-stage-slot.ts'

import classes from './text-in-place.module.css'

type TextInPlaceProps = {
  slot: Slot & { kind: 'text' }
  box: SlotBox
  film: Film
  onDone: () => void
}

/** A field at the words themselves, which follow on the stage as they are typed. Enter and Escape end it. */
export function TextInPlace({ slot, box, film, onDone }: TextInPlaceProps) {
  const { t } = useTranslation()
  const nameOf = useSlotName()
  const { draft, limit, count, over, placeholder, taken, events } = useSlotWords(slot.layer)
  const countId = useId()
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`
  // Under the words, or over them where the frame ends.
  const isLow = box.y + box.h > film.height * 0.86
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // A composing Enter or Escape only ends its syllable.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.blur()
    focusStageSlot(slot.id)
  }
  return (
    <div
      className={classes['field']}
      data-low={isLow || undefined}
      style={{
        left: share(box.x + box.w / 2, film.width),
        top: share(isLow ? box.y : box.y + box.h, film.height),
        width: share(Math.max(box.w, film.width * 0.62), film.width),
      }}
    >
      <textarea
        data-slot-field="stage"
        rows={1}
        value={draft}
        aria-label={t('stage.editHere', { name: nameOf(slot) })}
        aria-invalid={over > 0 || undefined}
        aria-describedby={countId}
        // It was asked for by a press on the words: the next thing is to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        {...events}
        onBlur={() => {
          events.onBlur()
          onDone()
        }}
      />
      <span
        id={countId}
        role="img"
        aria-label={t('editor.textCount', { count, limit })}
        className={classes['count']}
        data-over={over > 0 || undefined}
      >
        {count}/{limit}
      </span>
      {placeholder === null ? null : (
        <p role="status" className={classes['blank']}>
          {t('words.placeholder', { characters: placeholder })}
        </p>
      )}
      <TakenNote taken={taken} />
    </div>
  )
}
