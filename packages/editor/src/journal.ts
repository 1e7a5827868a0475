import { BrandLook, ColorRole, HexColor, Ratio, SlotMedia, SlotText } from '@clipmint/film'

import { type Field, type FieldValue, Music } from './field.ts'
import type { SlotMap } from './slots.ts'
import type { PendingChange } from './unanswered.ts'
import { cleanName, titleFault } from './words.ts'

/**
 * Changes that the server has not acknowledged, as plain data: each with what the server had when it was made, so that
 * a later start can tell its own unsaved work from somebody else's newer one.
 */
export type Journal = { v: 1; projectId: string; rev: number; changes: readonly PendingChange[] }

/** Keeps journals where the home keeps things. All of it may fail: a journal is a second net, not the first. */
export type JournalStore = {
  /** Every journal of the project that no open screen is still writing. */
  readAll: (projectId: string) => Promise<readonly unknown[]>
  /** Replaces this screen's journal. */
  write: (journal: Journal) => Promise<void>
  /** Replaces this screen's journal before it returns, for a page that is about to go. */
  keepAtOnce: (journal: Journal) => void
  /** Forgets this screen's journal and those it read. */
  clear: (projectId: string) => Promise<void>
}

/** A stored journal as this version understands it; null when it is none. Changes it cannot place are left out. */
export function parseJournal(value: unknown, slots: SlotMap): Journal | null {
  if (!isRecord(value) || value['v'] !== 1) return null
  const { projectId, rev, changes } = value
  if (typeof projectId !== 'string' || typeof rev !== 'number' || !Array.isArray(changes)) return null
  return { v: 1, projectId, rev, changes: changes.filter((it): it is PendingChange => isChange(it, slots)) }
}

function isChange(value: unknown, slots: SlotMap): value is PendingChange {
  if (!isRecord(value) || typeof value['field'] !== 'string') return false
  const { field, before, after, sent = [] } = value
  return Array.isArray(sent) && [before, after, ...sent].every((it) => fits(field as Field, it, slots))
}

function fits(field: Field, value: unknown, slots: SlotMap): value is FieldValue {
  const [kind = '', id = ''] = field.split('/', 2)
  switch (kind) {
    case 'title':
      return typeof value === 'string' && titleFault(value)?.code !== 'empty'
    case 'ratio':
      return Ratio.safeParse(value).success
    case 'bgm':
      return Music.safeParse(value).success
    case 'brand':
      return value === null || BrandLook.safeParse(value).success
    case 'brandName':
      return value === null || (typeof value === 'string' && value === cleanName(value))
    case 'brandLogo':
      return value === null || typeof value === 'string'
    case 'text':
      return slots.get(id)?.kind === 'text' && (value === null || SlotText.safeParse(value).success)
    case 'media':
      return slots.get(id)?.kind === 'media' && (value === null || SlotMedia.safeParse(value).success)
    case 'color':
      return ColorRole.safeParse(id).success && (value === null || HexColor.safeParse(value).success)
    case 'scene':
      return [...slots.values()].some(({ scene }) => scene.id === id) && (value === null || value === true)
    default:
      return false
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
