import { needScopes } from '../meta/access.ts'
import { refuse, refuseObject } from '../meta/errors.ts'
import { parseFields, type Resolvers, select } from '../meta/fields.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { followersAt } from '../networks/metrics.ts'
import type { Page } from '../networks/seed/accounts.ts'
import type { Facebook } from './facebook.ts'

/** A Page by its id, for who has a task on it. */
export function pageHandlers(facebook: Facebook): Record<string, Handler> {
  const { room } = facebook
  return {
    'GET /{page}': (call) => {
      const token = call.token()
      const page = room.accounts.find('facebook', call.id)
      const mayLook =
        token.account === call.id || (token.kind === 'user' && (page?.tasks[token.person] ?? []).length > 0)
      if (!page || !mayLook) return refuseObject(call.id)
      needScopes(room, token, ['pages_read_engagement'], 10)
      const fields = parseFields(call.params.get('fields') ?? 'name')
      return ok(select({ id: page.id, type: 'Page', resolvers: pageResolvers(facebook, call, page) }, fields))
    },
  }
}

/** What a Page tells of itself. */
export function pageResolvers({ room, now }: Facebook, call: GraphCall, page: Page): Resolvers {
  const token = call.token()
  const posts = () => room.posts.live('facebook', page.id).map((post) => room.growthOf(post))
  const followers = () => followersAt(page, posts(), now())
  const instagram = page.instagram === null ? null : room.accounts.find('instagram', page.instagram)
  const picture = (id: string) => `${room.publicUrl(call.address)}/sandbox/networks/pictures/${id}.jpg`
  return {
    name: () => page.name,
    username: () => page.handle,
    category: () => page.category,
    link: () => `https://www.facebook.com/${page.handle}`,
    tasks: () => page.tasks[token.person],
    picture: () => ({ data: { url: picture(page.id), width: 320, height: 320, is_silhouette: false } }),
    fan_count: () => page.likes,
    followers_count: followers,
    access_token() {
      if (token.kind === 'page') return call.tokenValue
      const { grant, person, generation, expiresAt } = token
      // One of a long-lived person's token lasts; one of a short-lived goes with it.
      return room.tokens.give(
        {
          network: 'facebook',
          kind: 'page',
          grant,
          person,
          account: page.id,
          expiresAt: generation > 0 ? null : expiresAt,
        },
        'EAAsbP',
      )
    },
    instagram_business_account(field) {
      if (!room.tokens.scopesOf(token).includes('instagram_basic'))
        refuse({ code: 10, message: '(#10) Requires instagram_basic permission', status: 403 })
      if (!instagram || instagram.kind === 'PERSONAL') return null
      const inside = field.inside ?? [{ name: 'id', args: {}, inside: null }]
      const resolvers: Resolvers = {
        username: () => instagram.handle,
        name: () => instagram.name,
        profile_picture_url: () => picture(instagram.id),
        followers_count: () => instagram.followers,
      }
      return select({ id: instagram.id, type: 'IGUser', resolvers }, inside)
    },
  }
}
