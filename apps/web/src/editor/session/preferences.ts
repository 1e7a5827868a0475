import { networkZones } from '@clipmint/film'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'

import { kept } from '../../app/kept.ts'

/** How a person likes the editor; kept in this browser. */
const Preferences = z.object({
  safeZone: z.enum(networkZones).nullable().catch(null),
  grid: z.boolean().catch(false),
  /** After an edit its scene plays, from a second before it. */
  replay: z.boolean().catch(false),
  /** The preview begins again at its end. */
  loops: z.boolean().catch(false),
  /** Whether keys that are one letter or sign do something (WCAG 2.1.4). */
  letterKeys: z.boolean().catch(true),
})
type Preferences = z.infer<typeof Preferences>

const preferences = kept('clipmint.editor.preferences', Preferences, Preferences.parse({}))

const listeners = new Set<() => void>()
let known: Preferences | null = null

/** The preferences of the moment; the same object until one changes. */
export function readPreferences(): Preferences {
  return (known ??= preferences.read())
}

/** Changes some preferences, for all who show them and for the next visit. */
export function prefer(change: Partial<Preferences>): void {
  known = { ...readPreferences(), ...change }
  preferences.write(known)
  for (const listener of listeners) listener()
}

/** The preferences, anew whenever one changes. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, readPreferences)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
