import type { Work } from '@clipmint/editor'
import type { Finding } from '@clipmint/film'
import { z } from 'zod'

/** The warnings that an owner has looked at and let be, each with what it was about. */
export type Ignored = Readonly<Record<string, string>>

const Stored = z.record(z.string(), z.string())
/** Kept in this browser: what one person let be is no part of the work, and another device asks once more. */
const keyOf = (projectId: string) => `clipmint.editor.ignored.${projectId}`

export function readIgnored(storage: Pick<Storage, 'getItem'>, projectId: string): Ignored {
  try {
    return Stored.catch({}).parse(JSON.parse(storage.getItem(keyOf(projectId)) ?? '{}'))
  } catch {
    return {}
  }
}

export function keepIgnored(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  projectId: string,
  ignored: Ignored,
): void {
  if (Object.keys(ignored).length === 0) storage.removeItem(keyOf(projectId))
  else storage.setItem(keyOf(projectId), JSON.stringify(ignored))
}

/** The warnings ignored with one more. What would stop the video cannot be ignored. */
export function ignore(ignored: Ignored, finding: Finding, work: Work): Ignored {
  if (finding.severity === 'blocking') return ignored
  return { ...ignored, [nameOf(finding)]: subjectOf(finding, work) }
}

/** Whether a warning was let be, about what is still there: other words or another picture warn anew. */
export function isIgnored(ignored: Ignored, finding: Finding, work: Work): boolean {
  return finding.severity === 'warning' && ignored[nameOf(finding)] === subjectOf(finding, work)
}

/** What names a finding among those of a project. */
export function nameOf({ code, slotId }: Finding): string {
  return `${code} ${slotId ?? ''}`
}

function subjectOf({ code, slotId }: Finding, { userSource, changedColor, bgm }: Work): string {
  if (code === 'contrast-low') return JSON.stringify(changedColor)
  if (slotId === null) return String(bgm.trackId)
  return JSON.stringify([userSource.ratio, userSource.text[slotId] ?? userSource.media[slotId] ?? null])
}
