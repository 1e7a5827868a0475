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

export type LeftOutGroup = { reason: LeftOut['reason']; list: LeftOut[] }

/** Words that are left out, together by the reason that is told of them, each group as it was written. */
export function groupsOf(leftOut: readonly LeftOut[]): LeftOutGroup[] {
  return order
    .map((reason) => ({ reason, list: leftOut.filter((one) => one.reason === reason) }))
    .filter(({ list }) => list.length > 0)
}
