import type { CutoutStroke } from '@clipmint/contract'
import { useState } from 'react'

type Past = { done: readonly CutoutStroke[]; undone: readonly CutoutStroke[] }

/** The strokes of a touch-up, which can be taken back one by one and all at once. */
export function useStrokes(saved: readonly CutoutStroke[]) {
  const [{ done, undone }, set] = useState<Past>({ done: saved, undone: [] })
  return {
    strokes: done,
    isChanged: done !== saved && JSON.stringify(done) !== JSON.stringify(saved),
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    add: (stroke: CutoutStroke) => set((past) => ({ done: [...past.done, stroke], undone: [] })),
    undo: () =>
      set((past) => {
        const last = past.done.at(-1)
        return last ? { done: past.done.slice(0, -1), undone: [...past.undone, last] } : past
      }),
    redo: () =>
      set((past) => {
        const next = past.undone.at(-1)
        return next ? { done: [...past.done, next], undone: past.undone.slice(0, -1) } : past
      }),
    reset: () => set((past) => ({ done: [], undone: past.done.toReversed() })),
  }
}
