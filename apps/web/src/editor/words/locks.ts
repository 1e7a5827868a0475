import { useSyncExternalStore } from 'react'

import { useSession } from '../session/use-session.ts'

const keyOf = (projectId: string) => `clipmint.editor.locks.${projectId}`
const none = '[]'
const listeners = new Set<() => void>()

/** Reads which lines of a project stay as they are when all are rewritten; anything unreadable locks none. */
export function readLocks(stored: string | null): string[] {
  try {
    const found: unknown = JSON.parse(stored ?? none)
    return Array.isArray(found) ? found.filter((it): it is string => typeof it === 'string') : []
  } catch {
    return []
  }
}

/** The locked lines of the video in hand, kept in this browser, and what locks or unlocks one. */
export function useLocks(): { locked: readonly string[]; toggle: (slotId: string) => void } {
  const { projectId } = useSession()
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(projectId)))
  const locked = readLocks(stored)
  const toggle = (slotId: string) => {
    const others = locked.filter((id) => id !== slotId)
    const next = others.length < locked.length ? others : [...others, slotId]
    if (next.length === 0) localStorage.removeItem(keyOf(projectId))
    else localStorage.setItem(keyOf(projectId), JSON.stringify(next))
    for (const listener of listeners) listener()
  }
  return { locked, toggle }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
