import { type FacebookApp, pagesEnd } from '../graph/facebook-login.ts'
import { listPages, type PageRow } from '../graph/pages.ts'
import type { Candidate, CandidatesOutcome, LinkFault, NetworkTokens } from '../publisher.ts'
import type { FacebookPlace } from './place.ts'

const fields = 'id,username,name,access_token,category,tasks,picture.type(large)'

/** The pages of a person, and of each whether they may post there. */
export async function candidates(
  app: FacebookApp,
  { graph }: FacebookPlace,
  tokens: NetworkTokens,
): Promise<CandidatesOutcome> {
  const pages = await listPages(graph, tokens, fields)
  if (pages.status !== 'ok') return pages
  const ends = await pagesEnd(app, graph, tokens)
  if (ends.status !== 'ok') return ends
  const lacks = app.neededScopes.some((scope) => !tokens.scopes.includes(scope))
  const list = pages.value.map((page): Candidate => {
    const { id: remoteId, name, username, picture } = page
    return {
      remoteId,
      name,
      handle: username ?? null,
      avatarUrl: picture?.data?.url ?? null,
      fault: lacks ? 'scope-missing' : faultOf(page),
      tokens: { ...tokens, access: { token: page.access_token ?? '', expiresAt: ends.value } },
    }
  })
  return { status: 'found', list }
}

function faultOf({ access_token: token, tasks }: PageRow): LinkFault | null {
  const mayPost = tasks == null || tasks.includes('CREATE_CONTENT')
  return token && mayPost ? null : 'role-lost'
}
