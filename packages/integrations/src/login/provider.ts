import type { LoginChannel } from '@clipmint/contract'

/** Who somebody is to a provider. */
export type LoginIdentity = {
  provider: LoginChannel
  /** The provider's own id of the person, which never changes. */
  subject: string
  email: string | null
  /** True only where the provider says that it made sure of the address, by a claim that may be relied on. */
  isEmailProven: boolean
  name: string | null
}

/** One way to a provider and back: told when it begins, and handed in again when it ends. */
export type LoginVisit = { redirectUri: string; state: string; nonce: string; verifier: string }

/** The provider does not accept it, or is not there; `reason` is for logs and not for owners. */
export type LoginRefusal = { status: 'refused'; reason: string } | { status: 'unreachable'; reason: string }

/** `grant` is what the provider wants to see when the link is taken back; null where it wants nothing. */
export type LoginFound = { status: 'identity'; identity: LoginIdentity; grant: string | null }
/** `cancelled`: the person changed their mind on the provider's page. */
export type LoginOutcome = LoginFound | { status: 'cancelled' } | LoginRefusal
export type UnlinkOutcome = { status: 'unlinked' } | LoginRefusal

/** What is always so of a provider. */
export type LoginFacts = {
  id: LoginChannel
  name: { ko: string; en: string }
  /** How the browser comes back: by its address, or with a form that another site posts. */
  comesBack: 'by-address' | 'by-form'
}

/** Says who somebody is. Every normal ending is a value, an outage too: it is told to the person who waits. */
export type LoginProvider = {
  facts: LoginFacts
  /** The provider's page to send the browser to. */
  authorizationUrl: (visit: LoginVisit) => Promise<URL>
  /** Makes of what the browser came back with who it was. */
  exchange: (answer: Record<string, string>, visit: LoginVisit) => Promise<LoginOutcome>
  /** Who an id token of the provider names; `nonce` null where none was asked for. Refused where it gives none. */
  verify: (idToken: string, nonce: string | null) => Promise<LoginFound | LoginRefusal>
  /** Takes the person's consent back at the provider. */
  unlink: (link: { subject: string; grant: string | null }) => Promise<UnlinkOutcome>
}
