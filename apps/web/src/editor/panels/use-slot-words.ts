import { cleanText } from '@clipmint/editor'
import { countChars, textLimit, type TextSlot } from '@clipmint/film'
import { type CompositionEvent, type FormEvent, useEffect, useRef, useState } from 'react'

import { useEditorState, useSession } from '../session/use-session.ts'

/**
 * The words of a slot while they are typed. The field shows exactly what was typed; the video takes it cleaned and
 * within its limit. While a syllable is being composed nothing is taken over: half a syllable is no word.
 */
export function useSlotWords(slot: TextSlot) {
  const { editor } = useSession()
  const value = useEditorState(({ work }) => work.userSource.text[slot.id]?.value ?? '')
  const lang = useEditorState(({ work }) => work.userSource.lang)
  const [draft, setDraft] = useState(value)
  /** What the video made of our last words: a value other than this came from elsewhere (undo, merging). */
  const kept = useRef(value)
  const isComposing = useRef(false)
  useEffect(() => {
    if (value === kept.current || isComposing.current) return
    kept.current = value
    setDraft(value)
  }, [value])

  const take = (words: string) => {
    kept.current = editor.setText(slot.id, words).kept
  }
  const limit = textLimit(slot, lang)
  const count = countChars(cleanText(draft).trimEnd())
  return {
    draft,
    limit,
    count,
    over: Math.max(0, count - limit),
    events: {
      onChange: (event: FormEvent<HTMLTextAreaElement>) => {
        // Pasted lines become one before they are even seen.
        const words = event.currentTarget.value.replace(/[\r\n]+/g, ' ')
        setDraft(words)
        if (!isComposing.current) take(words)
      },
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: (event: CompositionEvent<HTMLTextAreaElement>) => {
        isComposing.current = false
        take(event.currentTarget.value)
      },
      onBlur: () => {
        isComposing.current = false
        take(draft)
        editor.endRun()
        // What was typed too long stays to be shortened; otherwise the field shows what the video has.
        if (countChars(cleanText(draft)) <= limit) setDraft(kept.current)
      },
    },
  }
}
