import type { ReservationTarget, SocialAccount } from '@clipmint/contract'

type Who = { name: string; handle: string | null }

/** Why the account of a post that waits would not be posted to as things are, and what is linked instead; null where it would. */
export function accountFault(
  { status, platform, account }: Pick<ReservationTarget, 'status' | 'platform' | 'account'>,
  accounts: readonly Pick<SocialAccount, 'type' | 'state' | 'account'>[],
): { kind: 'unlinked' | 'replaced' | 'ended'; linked: string } | null {
  const one = accounts.find(({ type }) => type === platform)
  if (status !== 'pending' || !one) return null
  if (one.account === null) return { kind: 'unlinked', linked: '' }
  const linked = one.account.name
  if (account === null || !isSame(account, one.account)) return { kind: 'replaced', linked }
  return one.state === 'needs-reconnect' ? { kind: 'ended', linked } : null
}

/** A post tells no id of its account: a name in addresses is one account's alone, and tells it best. */
function isSame(one: Who, other: Who): boolean {
  return one.handle !== null && other.handle !== null ? one.handle === other.handle : one.name === other.name
}
