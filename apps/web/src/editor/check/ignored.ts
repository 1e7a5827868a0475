import type { Work } from '@clipmint/editor'
import { type Finding, isVouchable } from '@clipmint/film'
import { z } from 'zod'

import { type Kept, kept } from '../../app/kept.ts'

/** The warnings that an owner has looked at and let be, each with what it was about. */
export type Ignored = Readonly<Record<string, string>>

/** Kept in this browser: what one person let be is no part of the work, and another device asks once more. */
export function ignoredIn(projectId: string): Kept<Ignored> {
  return kept(`clipmint.editor.ignored.${projectId}`, z.record(z.string(), z.string()), {})
}

/** The warnings ignored with some more. What would stop the video cannot be, but for what its owner can prove. */
export function ignore(ignored: Ignored, findings: readonly Finding[], work: Work): Ignored {
  const more = findings.filter(mayBeLeft).map((it) => [nameOf(it), subjectOf(it, work)])
  return { ...ignored, ...Object.fromEntries(more) }
}

/** Whether a warning was let be, about what is still there: other words or another picture warn anew. */
export function isIgnored(ignored: Ignored, finding: Finding, work: Work): boolean {
  return mayBeLeft(finding) && ignored[nameOf(finding)] === subjectOf(finding, work)
}

function mayBeLeft(finding: Finding): boolean {
  return finding.severity === 'warning' || isVouchable(finding)
}

/** What names a finding among those of a project. */
export function nameOf({ code, slotId }: Finding): string {
  return `${code} ${slotId ?? ''}`
}

function subjectOf({ code, slotId, contrast, networks, coveredSlots }: Finding, work: Work): string {
  const { userSource, bgm, bgmUrl } = work
  const { ratio, brand, text, media } = userSource
  if (code === 'logo-covered') return JSON.stringify([brand ?? null, networks])
  if (coveredSlots) return JSON.stringify([networks, coveredSlots])
  if (slotId === null) return JSON.stringify([bgm.trackId, bgmUrl])
  return JSON.stringify([ratio, text[slotId] ?? media[slotId] ?? null, ...(contrast ? [contrast.ratio] : [])])
}
