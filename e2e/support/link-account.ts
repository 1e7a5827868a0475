import type { LinkCandidate, NetworkId } from '@clipmint/contract'

import type { Owner } from './owner.ts'

type Asked = { url: string | null }
type Connected = { status: 'linked' } | { status: 'choose'; candidates: LinkCandidate[] }
/** Who agrees at the sandbox's networks, and the name of their shop there. */
type Visitor = { personId: string; shop: string }

const path = '/v3/user/snsAccountLink'

/** Links the account of somebody's shop over the API; the stand-in's consent page is answered by its address. */
export async function linkAccount(
  { ask }: Owner,
  type: NetworkId,
  { personId, shop }: Visitor,
): Promise<void> {
  const { url } = await ask<Asked>('GET', `${path}?type=${type}`)
  const consent = new URL(url ?? '')
  consent.searchParams.set('sandbox_consent', 'allow')
  consent.searchParams.set('sandbox_person', personId)
  const { headers } = await fetch(consent, { redirect: 'manual' })
  const { code, state } = Object.fromEntries(new URL(headers.get('location') ?? '').searchParams)
  const connected = await ask<Connected>('POST', path, { type, code, state })
  if (connected.status === 'linked') return
  const chosen = connected.candidates.find(({ name }) => name === shop)
  if (!chosen) throw new Error(`${type} gives ${personId} no ${shop} to choose.`)
  await ask('POST', `${path}/user`, { type, data: { remoteId: chosen.remoteId } })
}
