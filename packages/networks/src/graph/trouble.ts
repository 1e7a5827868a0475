import type { IncomingHttpHeaders } from 'node:http'

import { z } from 'zod'

import type { NeedsOwner, Trouble, Unclear } from '../publisher.ts'
import { tellable } from '../told.ts'
import { type GraphError, meaningOf } from './errors.ts'
import { rollingQuotaMs, untilOf } from './usage.ts'

const Code = z.coerce.number().int()

const Told = z.object({
  error: z.object({
    message: z.string().default(''),
    code: Code.nullish(),
    error_subcode: Code.nullish(),
    is_transient: z.boolean().nullish(),
    error_data: z.unknown().optional(),
  }),
})

/** What an answer says went wrong, and the trouble that it is. */
export type GraphFault = { trouble: Trouble; data: unknown }

export type Heard = { headers: IncomingHttpHeaders; now: Date; secrets: readonly string[] }

/** Reads the Graph API's error out of an answer, whatever its HTTP status; null where there is none. */
export function faultIn(json: unknown, heard: Heard): GraphFault | null {
  const read = Told.safeParse(json)
  if (!read.success) return null
  const {
    message,
    code,
    error_subcode: subcode,
    is_transient: isTransient,
    error_data: data,
  } = read.data.error
  const error = { code: code ?? null, subcode: subcode ?? null, message, isTransient: isTransient === true }
  return { trouble: troubleOf(error, heard), data }
}

/** An error as what stands in the way of us. A code that nobody wrote down is final: to ask again would not help. */
export function troubleOf(error: GraphError, { headers, now, secrets }: Heard): Trouble {
  const code = [error.code, error.subcode].filter((part) => part !== null).join('/')
  const told = tellable(error.message, secrets)
  const meaning = meaningOf(error) ?? { status: 'rejected', refusal: 'other' }
  if (meaning.status !== 'wait') return { ...meaning, code, told }
  const quotaUntil = meaning.why === 'quota' ? new Date(now.getTime() + rollingQuotaMs) : null
  return { ...meaning, until: untilOf(headers, now) ?? quotaUntil, code, told }
}

/** Whether it was told that an object is not there, or not to be seen. */
export function isMissing(trouble: Trouble): trouble is NeedsOwner {
  return trouble.status === 'needs-owner' && trouble.fault === 'gone'
}

/**
 * Whether it may be done all the same, as an answer to what cannot be taken back: by the server's own error, by a thing that
 * is missing (now and then a fault of Meta's), and by a code that nobody wrote down.
 */
export function isDoubtful(trouble: Exclude<Trouble, Unclear>): boolean {
  if (trouble.status === 'wait') return trouble.why === 'busy'
  return isMissing(trouble) || !isKnown(trouble.code)
}

function isKnown(codes: string): boolean {
  const [code = null, subcode = null] = codes === '' ? [] : codes.split('/').map(Number)
  return meaningOf({ code, subcode, message: '', isTransient: false }) !== null
}

/** What is told of something that may be done all the same. */
export function doubtful({ code, told }: Exclude<Trouble, Unclear>): Unclear {
  return { status: 'unclear', why: 'outage', told: `${code}: ${told}` }
}
