import { LinkFault, type NetworkId } from '@clipmint/contract'
import type { Candidate, NetworkTokens } from '@clipmint/integrations'
import { z } from 'zod'

import type { Context } from '../../context.ts'
import { seal, unseal } from '../../sealing.ts'

type Door = Pick<Context, 'signer'>

const Token = z.object({ token: z.string(), expiresAt: z.coerce.date().nullable() })
const Tokens = z.object({
  access: Token,
  refresh: Token.nullable(),
  issuedAt: z.coerce.date(),
  scopes: z.array(z.string()),
})
const Candidates = z.array(
  z.object({
    remoteId: z.string(),
    name: z.string(),
    handle: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    fault: LinkFault.nullable(),
    tokens: Tokens,
  }),
)

/** Whose tokens they are: what is sealed for one is of no use in another's row. */
export type Whose = { accountId: string; network: NetworkId; remoteId: string }

/** Tokens of a link as they are kept: of use to the server alone. */
export function sealTokens({ signer }: Door, whose: Whose, tokens: NetworkTokens): string {
  return seal(signer.keyFor('network-tokens'), JSON.stringify(tokens), aboutLink(whose))
}

/** The tokens of a link; null when the key of this installation is another than they were sealed with. */
export function openTokens({ signer }: Door, whose: Whose, sealed: string): NetworkTokens | null {
  const text = unseal(signer.keyFor('network-tokens'), sealed, aboutLink(whose))
  return text === null ? null : Tokens.parse(JSON.parse(text))
}

/** What there is to choose from, with its tokens. */
export function sealCandidates({ signer }: Door, visitId: string, list: readonly Candidate[]): string {
  return seal(signer.keyFor('network-tokens'), JSON.stringify(list), `visit:${visitId}`)
}

export function openCandidates({ signer }: Door, visitId: string, sealed: string): Candidate[] | null {
  const text = unseal(signer.keyFor('network-tokens'), sealed, `visit:${visitId}`)
  return text === null ? null : Candidates.parse(JSON.parse(text))
}

function aboutLink({ accountId, network, remoteId }: Whose): string {
  return `link:${accountId}:${network}:${remoteId}`
}
