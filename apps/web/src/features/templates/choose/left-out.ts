import type { LeftOut } from '@clipmint/contract'

/** The gravest first: what may never be said, then what other words would mend, then what is no loss to a video. */
const order: readonly LeftOut['reason'][] = [
  'forbidden',
  'unproven',
  'ungrounded',
  'too-long',
  'signs',
  'remark',
  'too-thin',
  'no-room',
  'private',
  'instruction',
  'no-words',
  'no-reason',
]

export type LeftOutGroup = { key: string; list: LeftOut[] }

/** Words that are left out, together by the reason that is told of them, each group as it was written. */
export function groupsOf(leftOut: readonly LeftOut[]): LeftOutGroup[] {
  const groups = new Map<string, LeftOut[]>()
  for (const one of leftOut.toSorted((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason))) {
    const key = one.reason === 'too-long' ? `${one.reason} ${one.most}` : one.reason
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups].map(([key, list]) => ({ key, list }))
}
