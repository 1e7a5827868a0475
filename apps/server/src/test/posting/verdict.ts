import { createHash } from 'node:crypto'

import { listEvents, listTargets } from '../../features/reservations/posting/store.ts'
import type { TargetKey } from '../../features/reservations/posting/target.ts'
import type { openPostingDesk } from './desk.ts'

const endings = ['published', 'failed', 'given-up']

type Verdict = {
  /** How many targets ended in which state. */
  states: Record<string, number>
  /** Why those failed that did. */
  failures: Record<string, number>
  /** In which states others found what a dead process had been at, and how often. */
  resumed: Record<string, number>
  /** Each target of which people see more or less than the product says, or whose trail has holes. */
  wrong: object[]
}

/** Holds what people see at the networks against what the product says of its posts; each has a file like no other. */
export async function judge(
  desk: Awaited<ReturnType<typeof openPostingDesk>>,
  posts: readonly { key: TargetKey; file: Buffer }[],
): Promise<Verdict> {
  const seen = Map.groupBy(await desk.seen(), ({ network, mediaSha256 }) => `${network} ${mediaSha256}`)
  const verdict: Verdict = { states: {}, failures: {}, resumed: {}, wrong: [] }
  for (const { key, file } of posts) {
    const sha256 = createHash('sha256').update(file).digest('hex')
    for (const target of await listTargets(desk.world, key)) {
      const { state, network, kind, failure } = target
      const there = seen.get(`${network} ${sha256}`)?.length ?? 0
      const trail = await listEvents(desk.world, target)
      count(verdict.states, state)
      if (failure !== null) count(verdict.failures, `${network} ${kind} ${failure}`)
      for (const event of trail)
        if (event.kind === 'resumed') count(verdict.resumed, String(event.detail['state']))
      const isAsSaid = state === 'confirmed' ? there === 1 : state === 'unknown' ? there <= 1 : there === 0
      const isTold =
        trail.filter((event) => event.kind === 'started').length <= 1 &&
        endings.includes(trail.at(-1)?.kind ?? '')
      if (!isAsSaid || !isTold) verdict.wrong.push({ network, kind, state, there, failure, trail })
    }
  }
  return verdict
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}
