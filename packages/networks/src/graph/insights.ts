import { z } from 'zod'

import type { Trouble } from '../publisher.ts'
import type { Graph, GraphAnswer } from './graph.ts'

const Metric = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.unknown().optional() })).nullish(),
  total_value: z.object({ value: z.unknown().optional() }).nullish(),
})

/** What metrics say, by their names. One that is not there, or has nothing yet, is missing. */
export type Insights = ReadonlyMap<string, unknown>

/**
 * Reads metrics together. One bad name fails the whole call, and names are taken out from time to time: then each is read
 * alone, and those that are refused are left out.
 */
export async function readInsights(
  graph: Graph,
  path: string,
  { token, metrics }: { token: string; metrics: readonly string[] },
): Promise<GraphAnswer<Insights>> {
  const together = await ask(graph, path, token, metrics)
  if (together.status === 'ok' || isPassing(together)) return together
  const read = new Map<string, unknown>()
  for (const metric of metrics.length > 1 ? metrics : []) {
    const alone = await ask(graph, path, token, [metric])
    if (alone.status === 'ok') for (const [name, value] of alone.value) read.set(name, value)
    else if (isPassing(alone)) return alone
  }
  return { status: 'ok', value: read }
}

/** Whether another time will tell more; a refusal stays one. */
export const isPassing = ({ status }: Trouble): boolean => status === 'wait' || status === 'unclear'

async function ask(
  graph: Graph,
  path: string,
  token: string,
  metrics: readonly string[],
): Promise<GraphAnswer<Insights>> {
  const answer = await graph.list(path, { token, query: { metric: metrics.join(',') } }, Metric)
  if (answer.status !== 'ok') return answer
  const told = answer.value.flatMap(({ name, values, total_value: total }): [string, unknown][] => {
    const value = values?.[0]?.value ?? total?.value
    return value === undefined || value === null ? [] : [[name, value]]
  })
  return { status: 'ok', value: new Map(told) }
}

/** A count of a metric; null where it says none. */
export function countOf(value: unknown): number | null {
  const count = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof count === 'number' && Number.isFinite(count) && count >= 0 ? count : null
}
