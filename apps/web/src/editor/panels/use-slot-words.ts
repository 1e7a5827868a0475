import { cleanWords, type EditorState, type TakenOut } from '@clipmint/editor'
import { textLimit, type TextSlot } from '@clipmint/film'
import { countChars } from '@clipmint/kit'
import { type CompositionEvent, type FormEvent, useEffect, useRef, useState } from 'react'

import { useEditorState, useSession } from '../session/use-session.ts'

/** What an owner says in a slot, also where it is longer than what the video takes of it. */
export function saidIn({ work, overlong }: EditorState, slotId: string): string {
  return overlong[slotId] ?? work.userSource.text[slotId]?.value ?? ''
}

/**
 * The words of a slot while they are typed. The field shows exactly what was typed; the video takes it cleaned and
 * within its limit. While a syllable is being composed nothing is taken over: half a syllable is no word.
 */
export function useSlotWords(slot: TextSlot) {
  const { editor } = useSession()
  const value = useEditorState((state) => saidIn(state, slot.id))
  const lang = useEditorState(({ work }) => work.userSource.lang)
  const [draft, setDraft] = useState(value)
  const [taken, setTaken] = useState<readonly TakenOut[]>([])
  /** What the editor made of our last words: a value other than this came from elsewhere (undo, merging). */
  const kept = useRef(value)
  const isComposing = useRef(false)
  useEffect(() => {
    if (value === kept.current || isComposing.current) return
    kept.current = value
    setDraft(value)
    setTaken([])
  }, [value])

  const take = (words: string) => {
    editor.setText(slot.id, words)
    kept.current = saidIn(editor.state, slot.id)
  }
  const limit = textLimit(slot, lang)
  const count = countChars(cleanWords(draft).words.trimEnd())
  return {
    draft,
    limit,
    count,
    over: Math.max(0, count - limit),
    /** A blank of the template's that stands in the words, as it is written there. */
    placeholder: /\{\{.*?\}\}/u.exec(draft)?.[0] ?? null,
    /** What the last change brought that the video does not take. */
    taken,
    events: {
      onChange: (event: FormEvent<HTMLTextAreaElement>) => {
        const raw = event.currentTarget.value
        const clean = cleanWords(raw)
        setTaken(clean.taken)
        // What is pasted is cleaned before it is seen; what is typed stays until the field is left, so that it can be mended.
        const words = isPasted(event) ? clean.words : raw.replace(/[\r\n]+/g, ' ')
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
        setDraft(kept.current)
      },
    },
  }
}

function isPasted({ nativeEvent }: FormEvent): boolean {
  return (
    nativeEvent instanceof InputEvent && ['insertFromPaste', 'insertFromDrop'].includes(nativeEvent.inputType)
  )
}
