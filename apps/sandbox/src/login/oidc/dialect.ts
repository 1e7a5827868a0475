import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ClientMetadata } from 'oidc-provider'
import type { Provider } from 'oidc-provider/lib/provider.js'

import type { FaultSwitch } from '../../faults.ts'
import type { Words } from '../../page/words.ts'
import type { Choice } from '../choice.ts'
import type { LoginService } from '../people.ts'

/** What somebody decided, and whether for the first time since they last took it back. */
export type Consent = Choice & {
  isFirst: boolean
  /** What the product asked for. */
  asked: Record<string, unknown>
}

/** A refusal in a service's own words: its status, and its JSON. */
export type Refusal = { status: number; body: Record<string, unknown> }

/** What of a service is its own, around the OpenID provider that all of them are built on. */
export type Dialect = {
  id: LoginService
  name: Words
  issuer: string
  client: ClientMetadata
  paths: { authorization: string; token: string; keys: string }
  scopes: readonly string[]
  /** Which claims a scope gives. */
  claims: Record<string, string[]>
  claimsOf: (subject: string, consent: Consent) => Record<string, unknown>
  /** Whether a refresh token comes with the tokens. */
  givesRefreshToken: (consent: Consent) => boolean
  /** Why a request for authorization is not let through, in the service's words; null when it is. */
  refusesVisit: (query: URLSearchParams) => string | null
  /** What is wrong with a call for tokens before the provider sees it; null when nothing is. */
  refusesCall: (form: Record<string, string>) => Promise<Refusal | null>
  /** The refusal of the provider (`error`, and why in `detail`) as the service writes it. */
  refusal: (error: string, detail: string) => Record<string, unknown> | null
  /** Fields beside code and state when the browser is sent back with a form; null where it is sent by its address. */
  formFields: ((consent: Consent | null) => Record<string, string>) | null
  /** The service's calls besides those of OpenID Connect. */
  serve: (app: FastifyInstance, around: Around) => void
}

/** What a service's own calls stand on. */
export type Around = {
  provider: () => Promise<Provider>
  fault: FaultSwitch
  consentOf: (subject: string) => Consent | null
  /** Forgets what somebody agreed to: the next time is the first again. */
  forget: (subject: string) => void
}

/** The form of a call, whatever was posted. */
export function formOf({ body }: FastifyRequest): Record<string, string> {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {})
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** The token of a call's bearer header. */
export function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
}
