import { z } from 'zod'

import { type FacebookApp, pagesEnd } from '../graph/facebook-login.ts'
import { GraphId } from '../graph/graph.ts'
import { listPages } from '../graph/pages.ts'
import type { Candidate, CandidatesOutcome, LinkFault, NetworkTokens } from '../publisher.ts'
import type { InstagramPlace } from './place.ts'

const pageFields = 'id,name,access_token,instagram_business_account{id,username,name,profile_picture_url}'
const accountFields = 'user_id,username,name,profile_picture_url,account_type'

const Account = z.object({
  user_id: GraphId,
  username: z.string().nullish(),
  name: z.string().nullish(),
  profile_picture_url: z.string().nullish(),
  account_type: z.string().nullish(),
})

/** The accounts behind a person's pages; each is posted to with its page's token. */
export async function candidatesByPages(
  app: FacebookApp,
  { graph }: InstagramPlace,
  tokens: NetworkTokens,
): Promise<CandidatesOutcome> {
  const pages = await listPages(graph, tokens, pageFields)
  if (pages.status !== 'ok') return pages
  const ends = await pagesEnd(app, graph, tokens)
  if (ends.status !== 'ok') return ends
  const list = pages.value.flatMap((page): Candidate[] => {
    const { instagram_business_account: account, access_token: token } = page
    if (!account) return []
    const fault = lackOf(tokens, app.neededScopes) ?? (token ? null : 'role-lost')
    const access = { token: token ?? '', expiresAt: ends.value }
    return [
      candidateOf(account.id, { ...account, name: account.name || page.name }, fault, { ...tokens, access }),
    ]
  })
  return { status: 'found', list }
}

/** The one account that a person signed in with. */
export async function candidateItself(
  neededScopes: readonly string[],
  { graph }: InstagramPlace,
  tokens: NetworkTokens,
): Promise<CandidatesOutcome> {
  const call = { token: tokens.access.token, query: { fields: accountFields } }
  const answer = await graph.ask('/me', call, Account)
  if (answer.status !== 'ok') return answer
  const { user_id: id, account_type: type } = answer.value
  const isPersonal = type != null && /personal/i.test(type)
  const fault = isPersonal ? 'not-professional' : lackOf(tokens, neededScopes)
  return { status: 'found', list: [candidateOf(id, answer.value, fault, tokens)] }
}

type Shown = {
  username?: string | null | undefined
  name?: string | null | undefined
  profile_picture_url?: string | null | undefined
}

function candidateOf(
  remoteId: string,
  { username, name, profile_picture_url: avatar }: Shown,
  fault: LinkFault | null,
  tokens: NetworkTokens,
): Candidate {
  return {
    remoteId,
    name: name || username || remoteId,
    handle: username ?? null,
    avatarUrl: avatar ?? null,
    fault,
    tokens,
  }
}

function lackOf({ scopes }: NetworkTokens, neededScopes: readonly string[]): LinkFault | null {
  return neededScopes.some((scope) => !scopes.includes(scope)) ? 'scope-missing' : null
}
