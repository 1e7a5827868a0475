import type { Editor, Slot } from '@clipmint/editor'
import { shareBesideSample, textOnFrame } from '@clipmint/film'
import { countChars } from '@clipmint/kit'
import { useMutation } from '@tanstack/react-query'

import { api } from '../../api/index.ts'
import { saidIn } from '../panels/use-slot-words.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { drawnWords } from '../stage/slot-bounds.ts'
import { shorterLine } from './shorter.ts'

/** Code points of a slot's words that are sent; the call takes twice as many units. */
const ASKED_MOST = 200

type TextSlot = Slot & { kind: 'text' }

/**
 * Puts shorter words into slots, all as one step: other words for the same thing, from what the owner said. `noneCount`
 * tells in how many there are none, as long as those still say the same.
 */
export function useShorten(slots: readonly TextSlot[], onDone: () => void) {
  const { projectId, editor } = useSession()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const { text } = editor.state.work.userSource
      const words = Object.fromEntries(Object.keys(text).map((id) => [id, asked(saidIn(editor.state, id))]))
      const asking = slots.map((slot) => ({ slot, present: saidIn(editor.state, slot.id) }))
      const within = Object.fromEntries(
        asking.map(({ slot, present }) => [slot.id, Math.max(1, countChars(present) - 1)]),
      )
      const body = { slotIds: slots.map(({ id }) => id), words, within }
      const { result } = await api.projects.alternatives({ params: { id: projectId }, body })
      const lines = new Map(result.list.map((it) => [it.slotId, it.lines]))
      // Whoever has written something else meanwhile keeps that.
      const found = asking
        .filter(({ slot, present }) => saidIn(editor.state, slot.id) === present)
        .map(({ slot, present }) => ({
          slotId: slot.id,
          present,
          line: lineFor(editor, slot, { present, lines: lines.get(slot.id) ?? [] }),
        }))
      const fresh = found.flatMap(({ slotId, line }) => (line === null ? [] : [[slotId, line]]))
      if (fresh.length > 0) editor.setTexts(Object.fromEntries(fresh))
      return found.filter(({ line }) => line === null)
    },
    onSuccess: (left) => left.length === 0 && onDone(),
  })
  const noneCount = useEditorState(
    (state) => (data ?? []).filter(({ slotId, present }) => saidIn(state, slotId) === present).length,
  )
  return { shorten: () => mutate(), isPending, noneCount, error }
}

/** As much of words as the call takes. */
function asked(words: string): string {
  return [...words].slice(0, ASKED_MOST).join('')
}

function lineFor(
  editor: Editor,
  { id, layer: slot }: TextSlot,
  { present, lines }: { present: string; lines: readonly string[] },
): string | null {
  const shown = textOnFrame(editor.film().scenes, id)
  const { drawnShareOf } = drawnWords()
  const { lang } = editor.state.work.userSource
  return shorterLine(lines, {
    present,
    sceneMs: shown?.scene.durationMs ?? Number.POSITIVE_INFINITY,
    shareOf: (text) =>
      shown ? shareBesideSample(slot, { ...shown.layer, text }, { lang, drawnShareOf }) : 1,
  })
}
