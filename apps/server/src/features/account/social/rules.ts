import type { LoginChannel } from '@clipmint/contract'

/** Who came back from a provider. */
type Identity = { channel: LoginChannel; subject: string; email: string | null; isEmailProven: boolean }

/** A link that an account has. */
type Link = { channel: LoginChannel; subject: string; email: string | null; isEmailProven: boolean }

/** The account that has the e-mail which the provider told. */
type EmailOwner = { id: string; email: string; links: readonly Link[] }

export type LoginVerdict =
  | { to: 'sign-in'; accountId: string }
  /** Both sides proved the same e-mail: the account is theirs, and the provider is linked to it. */
  | { to: 'join'; accountId: string }
  /** The e-mail is that of an account which its owner opens by other providers. */
  | { to: 'other-way'; channels: readonly LoginChannel[] }
  /** Nobody yet: an account is opened, or one linked that its owner signs in to. */
  | { to: 'connect'; emailInUse: boolean }

/**
 * What becomes of somebody who came back from a provider. An e-mail alone never joins two: one that a provider did not
 * make sure of may be anybody's, and so may one that was typed at sign-up.
 */
export function judgeLogin(
  identity: Identity,
  { linkedTo, emailOwner }: { linkedTo: string | null; emailOwner: EmailOwner | null },
): LoginVerdict {
  if (linkedTo !== null) return { to: 'sign-in', accountId: linkedTo }
  if (emailOwner === null) return { to: 'connect', emailInUse: false }
  const { id, links } = emailOwner
  // Somebody else of the same provider: signing in by it again would not help, and an account has one of each.
  if (links.some(({ channel }) => channel === identity.channel)) return { to: 'connect', emailInUse: true }
  if (identity.isEmailProven && hasProven(emailOwner)) return { to: 'join', accountId: id }
  if (links.length > 0) return { to: 'other-way', channels: links.map(({ channel }) => channel) }
  return { to: 'connect', emailInUse: true }
}

/** An account proved its e-mail when a provider that is linked to it made sure of that very address. */
function hasProven({ email, links }: EmailOwner): boolean {
  return links.some((link) => link.isEmailProven && link.email === email)
}

export type LinkVerdict = 'link' | 'already' | 'another' | 'taken'

/** Whether a provider's person may be linked to an owner; `taken` when somebody else of that provider is. */
export function judgeLink(
  { channel, subject }: Pick<Identity, 'channel' | 'subject'>,
  { owner, linkedTo }: { owner: { id: string; links: readonly Link[] }; linkedTo: string | null },
): LinkVerdict {
  if (linkedTo !== null) return linkedTo === owner.id ? 'already' : 'another'
  const others = owner.links.some((link) => link.channel === channel && link.subject !== subject)
  return others ? 'taken' : 'link'
}

/** Whether an owner who gives a provider up can still get in. */
export function mayUnlink({ hasPassword, links }: { hasPassword: boolean; links: number }): boolean {
  return hasPassword || links > 1
}

/** A path of this site to go on to, whatever the address was made to say; null for anything else. */
export function pathWithin(redirectUrl: string | undefined): string | null {
  if (!redirectUrl?.startsWith('/') || /^\/[/\\]/.test(redirectUrl)) return null
  // Browsers pass over these within an address, so that /\t/evil.example would be another site.
  return /[\p{Cc}\\]/u.test(redirectUrl) ? null : redirectUrl
}
