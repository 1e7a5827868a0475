import type { ShopGrant } from '@clipmint/integrations'

import type { Context } from '../../context.ts'
import { seal, unseal } from '../../sealing.ts'
import type { ShopLink } from './store.ts'

type Door = Pick<Context, 'signer'>
type Whose = Pick<ShopLink, 'accountId' | 'mallId'>
type Kind = 'access' | 'refresh'

/** The tokens of a grant as they are kept: of use to the server alone, and for this owner's link alone. */
export function sealGrant(door: Door, accountId: string, { mallId, access, refresh }: ShopGrant) {
  const sealed = (kind: Kind, token: string) =>
    seal(door.signer.keyFor('shop-grant'), token, aboutOf({ accountId, mallId }, kind))
  return {
    accessToken: sealed('access', access.token),
    accessExpiresAt: access.expiresAt,
    refreshToken: sealed('refresh', refresh.token),
    refreshExpiresAt: refresh.expiresAt,
  }
}

/** A token of a link; null when the key of this installation is another than it was sealed with. */
export function openToken(
  { signer }: Door,
  whose: Whose,
  { kind, sealed }: { kind: Kind; sealed: string },
): string | null {
  return unseal(signer.keyFor('shop-grant'), sealed, aboutOf(whose, kind))
}

function aboutOf({ accountId, mallId }: Whose, kind: Kind): string {
  return `${kind}:${accountId}:${mallId}`
}
