import type { Readable } from 'node:stream'

import type { Call, Calls, contract } from '@clipmint/contract'
import type { z } from 'zod'

import type { Context } from '../context.ts'

export type Lang = 'ko' | 'en'

/** Who makes the call, from a valid access token. */
export type Caller = {
  id: string
  sessionId: string
  /** Which of its session's tokens was brought. */
  generation: number
}

/** One file of a multipart call. The stream must be read to its end (or destroyed) before the next one comes. */
export type UploadedFile = { field: string; filename: string; contentType: string; stream: Readable }

/** Where a call came from; `country` is what a CDN in front tells. */
export type RequestFacts = { ip: string; userAgent: string | null; country: string | null }

/** The refresh token's cookie, read with the call and set or cleared with its answer; only signing in needs it. */
export type SessionCookie = {
  token: string | null
  set: (token: string, expires: Date) => void
  clear: () => void
}

/** By what a browser is known again that has signed in before; null in one that is new. */
export type DeviceCookie = { value: string | null; set: (value: string) => void }

/** A call as its handler sees it: everything is parsed, and `account` is there when the contract says member. */
export type Input<C extends Call> = {
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
  account: C['who'] extends 'member' ? Caller : Caller | null
  lang: Lang
  /** Two letters from the `country` query, else null. */
  country: string | null
  request: RequestFacts
  cookie: SessionCookie
  device: DeviceCookie
  /**
   * The files of a multipart call, in the order sent, each at most `limits.uploadBytes` (one that is longer fails the
   * call with EXCEED REMAINING SPACE). Text fields must come before the files. Empty for other calls.
   */
  files: AsyncIterable<UploadedFile>
}

/** `result`, with the fields that the specification puts beside it. */
export type Output<C extends Call> = { result: z.input<C['result']> } & Named<z.input<C['beside']>>

/** The fields that have a name: an empty zod object infers an index signature, which would forbid `result`. */
type Named<Fields> = { [Name in keyof Fields as string extends Name ? never : Name]: Fields[Name] }

/** The functions that answer an area's calls: one for each; the compiler names a missing one. */
export type Handlers<C extends Calls> = {
  [Name in keyof C]: (ctx: Context, input: Input<C[Name]>) => Promise<Output<C[Name]>>
}

/** Hears of each call by which a member writes something, before it is answered, and may refuse it. */
export type BeforeWrite = (ctx: Context) => Promise<void>

export type AllHandlers = { [Area in keyof typeof contract]: Handlers<(typeof contract)[Area]> }

/** Some of them: a test serves the calls that it is about. */
export type SomeHandlers = { [Area in keyof AllHandlers]?: Partial<AllHandlers[Area]> }
