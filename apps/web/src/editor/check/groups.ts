import type { Finding } from '@clipmint/film'

/** What was found of one kind: to its owner one thing to decide, in however many places. */
export type FindingGroup = Pick<Finding, 'code' | 'severity'> & { findings: Finding[] }

/** Findings by their kind, each kind where its first one stood. */
export function groupsOf(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const it of findings) {
    const known = groups.get(it.code)
    if (known) known.findings.push(it)
    else groups.set(it.code, { code: it.code, severity: it.severity, findings: [it] })
  }
  return [...groups.values()]
}
