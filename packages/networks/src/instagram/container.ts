import { z } from 'zod'

import type { GraphAnswer } from '../graph/graph.ts'
import { troubleOf } from '../graph/trouble.ts'
import type { NetworkAccess, Trouble } from '../publisher.ts'
import type { InstagramPlace } from './place.ts'

const Container = z.object({ status_code: z.string(), status: z.string().nullish() })

/** Where a container stands; `lost` is one of which nothing can become any more, so that another is made. */
export type ContainerState = 'working' | 'finished' | 'published' | 'lost' | Trouble

/** Reads `GET /{container}?fields=status_code,status`. */
export async function readContainer(
  { graph, now }: InstagramPlace,
  { tokens }: NetworkAccess,
  container: string,
): Promise<GraphAnswer<ContainerState>> {
  const call = { token: tokens.access.token, query: { fields: 'id,status_code,status' } }
  const answer = await graph.ask(`/${container}`, call, Container)
  if (answer.status !== 'ok') return answer
  const { status_code: code, status } = answer.value
  return { status: 'ok', value: stateOf(code, status ?? '', now()) }
}

function stateOf(code: string, words: string, now: Date): ContainerState {
  switch (code) {
    case 'IN_PROGRESS':
      return 'working'
    case 'FINISHED':
      return 'finished'
    case 'PUBLISHED':
      return 'published'
    case 'EXPIRED':
      return 'lost'
    case 'ERROR':
      return failureIn(words, now)
    default:
      return {
        status: 'unclear',
        why: 'unreadable',
        told: `Instagram's container is "${code.slice(0, 40)}".`,
      }
  }
}

/** A failed container says why by a number in its status; what another try may mend, another container tries. */
function failureIn(words: string, now: Date): ContainerState {
  const subcode = /\b(22\d{5})\b/.exec(words)?.[1]
  const error = { code: null, subcode: subcode ? Number(subcode) : null, message: words, isTransient: false }
  const trouble = troubleOf(error, { headers: {}, now, secrets: [] })
  return trouble.status === 'wait' ? 'lost' : trouble
}
