import { z } from 'zod'

import type { Asked } from './ask.ts'
import type { UnlinkOutcome } from './provider.ts'

const Refused = z.object({ error: z.string() })

/** How a call ended that takes a consent back; one of `gone` says that there was none any more. */
export function unlinked(asked: Asked, gone: readonly string[] = []): UnlinkOutcome {
  if (asked.status === 'unreachable') return asked
  const error = Refused.safeParse(asked.body).data?.error
  const isDone = asked.httpStatus < 300 && error === undefined
  if (isDone || (error !== undefined && gone.includes(error))) return { status: 'unlinked' }
  return { status: 'refused', reason: `${asked.httpStatus} ${error ?? ''}`.trim() }
}
