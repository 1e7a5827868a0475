import { z } from 'zod'

import type { ErrorCode } from './errors.ts'

/** `api` is the product API under /v3, `ai` the AI API under /ai. */
export type Host = 'api' | 'ai'
/** Who may make a call: anyone, or a member with a valid access token. */
export type Who = 'anyone' | 'member'

type Shape = z.ZodObject

/** One promise between web and server. Paths are the specification's own, with `{name}` for parameters. */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
  Beside extends Shape = Shape,
  Caller extends Who = Who,
> = {
  host: Host
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  who: Caller
  /** One sentence for the API's readers. */
  summary: string
  params: Params
  query: Query
  /** JSON body; for a multipart call the text fields that come with the files. */
  body: Body
  multipart: boolean
  /** How many bytes its JSON body may have, where that is more than `limits.jsonBodyBytes`. */
  bodyBytes: number | null
  /** How often a minute one account may make it, where that is less than `limits.requestsPerMinute`. */
  perMinute: number | null
  /** Answered also while the site is worked on, when what else members write is refused. */
  anytime: boolean
  result: Result
  /** Named fields that the specification puts beside `result` in the envelope. */
  beside: Beside
  /** The failures a client should expect of this call, beyond the common ones. */
  errors: readonly ErrorCode[]
}

export type Calls = Record<string, Call>

type Empty = z.ZodObject<Record<never, never>>

type Spec<
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType,
  Result extends z.ZodType,
  Beside extends Shape,
  Caller extends Who,
> = Pick<Call, 'host' | 'method' | 'path' | 'summary'> & {
  who: Caller
  params?: Params
  query?: Query
  body?: Body
  multipart?: boolean
  bodyBytes?: number
  perMinute?: number
  anytime?: boolean
  result: Result
  beside?: Beside
  errors?: readonly ErrorCode[]
}

/** Writes a call down whole: what a specification leaves out is empty, never undefined. */
export function call<
  Result extends z.ZodType,
  Params extends Shape = Empty,
  Query extends Shape = Empty,
  Body extends z.ZodType = Empty,
  Beside extends Shape = Empty,
  const Caller extends Who = Who,
>(
  spec: Spec<Params, Query, Body, Result, Beside, Caller>,
): Call<Params, Query, Body, Result, Beside, Caller> {
  const nothing = z.object({})
  return {
    multipart: false,
    bodyBytes: null,
    perMinute: null,
    anytime: false,
    errors: [],
    ...spec,
    params: spec.params ?? (nothing as unknown as Params),
    query: spec.query ?? (nothing as unknown as Query),
    body: spec.body ?? (nothing as unknown as Body),
    beside: spec.beside ?? (nothing as unknown as Beside),
  }
}
