import { z } from 'zod'

import type { NetworkTokens } from '../publisher.ts'
import { type Graph, type GraphAnswer, GraphId } from './graph.ts'

/** A page as a person's list shows it; `access_token` is missing where the person has no role there. */
export const PageRow = z.object({
  id: GraphId,
  name: z.string().default(''),
  username: z.string().nullish(),
  access_token: z.string().nullish(),
  tasks: z.array(z.string()).nullish(),
  picture: z.object({ data: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
  instagram_business_account: z
    .object({
      id: GraphId,
      username: z.string().nullish(),
      name: z.string().nullish(),
      profile_picture_url: z.string().nullish(),
    })
    .nullish(),
})
export type PageRow = z.output<typeof PageRow>

const Business = z.object({ id: GraphId })

/**
 * The pages of a person, each once: their own, and those that reach them through a business. The latter show only with
 * `business_management`; what a business does not let us see is left out.
 */
export async function listPages(
  graph: Graph,
  { access: { token }, scopes }: NetworkTokens,
  fields: string,
): Promise<GraphAnswer<PageRow[]>> {
  const query = { fields, limit: '100' }
  const own = await graph.list('/me/accounts', { token, query }, PageRow)
  if (own.status !== 'ok') return own
  const pages = new Map(own.value.map((page) => [page.id, page]))
  if (!scopes.includes('business_management')) return { status: 'ok', value: [...pages.values()] }
  const businesses = await graph.list('/me/businesses', { token }, Business)
  if (businesses.status !== 'ok')
    return isOurs(businesses) ? businesses : { status: 'ok', value: [...pages.values()] }
  for (const { id } of businesses.value)
    for (const edge of ['owned_pages', 'client_pages']) {
      const listed = await graph.list(`/${id}/${edge}`, { token, query }, PageRow)
      if (listed.status !== 'ok') {
        if (isOurs(listed)) return listed
        continue
      }
      for (const page of listed.value) if (!pages.has(page.id)) pages.set(page.id, page)
    }
  return { status: 'ok', value: [...pages.values()] }
}

/** Whether asking again may help: a list that is short for the moment would look as if pages were gone. */
const isOurs = ({ status }: Exclude<GraphAnswer<unknown>, { status: 'ok' }>): boolean =>
  status === 'wait' || status === 'unclear'
