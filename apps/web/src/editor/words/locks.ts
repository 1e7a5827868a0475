import { useMemo, useSyncExternalStore } from 'react'

import { Words } from '../../app/kept-words.ts'
import { type Kept, kept } from '../../app/kept.ts'
import { useSession } from '../session/use-session.ts'

const listeners = new Set<() => void>()

/** The lines of a project that stay as they are when all are rewritten, kept in this browser. */
export function locksOf(projectId: string): Kept<readonly string[]> {
  return kept(`clipmint.editor.locks.${projectId}`, Words, [])
}

/** The locked lines of the video in hand, and what locks or unlocks one. */
export function useLocks(): { locked: readonly string[]; toggle: (slotId: string) => void } {
  const { projectId } = useSession()
  const locks = useMemo(() => locksOf(projectId), [projectId])
  // The list itself is another one each time it is read; no slot's id has a space.
  const listed = useSyncExternalStore(subscribe, () => locks.read().join(' '))
  const locked = useMemo(() => listed.split(' ').filter(Boolean), [listed])
  const toggle = (slotId: string) => {
    const others = locked.filter((id) => id !== slotId)
    locks.write(others.length < locked.length ? others : [...others, slotId])
    for (const listener of listeners) listener()
  }
  return { locked, toggle }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
