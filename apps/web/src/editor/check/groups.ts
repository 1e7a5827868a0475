import type { Finding } from '@clipmint/film'

import { claimCodes } from './check-words.ts'
import { nameOf } from './ignored.ts'

/** What was found of one kind: to its owner one thing to decide, in however many places. */
export type FindingGroup = Pick<Finding, 'code' | 'severity'> & { findings: Finding[] }

/** Findings by their kind, each kind where its first one stood; what the law has against words, line by line. */
export function groupsOf(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const it of findings) {
    const key = claimCodes.has(it.code) ? nameOf(it) : it.code
    const known = groups.get(key)
    if (known) known.findings.push(it)
    else groups.set(key, { code: it.code, severity: it.severity, findings: [it] })
  }
  return [...groups.values()]
}
