import { parseFields, select } from '../meta/fields.ts'
import { type Handler, ok } from '../meta/graph.ts'
import { followersAt } from '../networks/metrics.ts'
import { personNumber } from '../networks/seed/people.ts'
import { type InstagramRoom, type LoginHost, openAccount } from './instagram.ts'

/** An account by its id; by Instagram Login it is `me` too. */
export function accountHandlers(instagram: InstagramRoom, host: LoginHost): Record<string, Handler> {
  const { room, now } = instagram
  return {
    'GET /{ig}': (call) => {
      const account = openAccount(instagram, call, { id: call.id, host, needs: [] })
      const posts = () => room.posts.live('instagram', account.id)
      const ofBoth = {
        username: () => account.handle,
        name: () => account.name,
        profile_picture_url: () =>
          `${room.publicUrl(call.address)}/sandbox/networks/pictures/${account.id}.jpg`,
        followers_count: () =>
          followersAt(
            account,
            posts().map((post) => room.growthOf(post)),
            now(),
          ),
        follows_count: () => account.follows,
        media_count: () => posts().filter(({ kind }) => kind === 'reel').length,
      }
      const resolvers =
        host === 'facebook'
          ? ofBoth
          : { ...ofBoth, user_id: () => account.id, account_type: () => account.kind }
      // To an app of Instagram Login an account has a number of the app's own beside its id.
      const id = host === 'facebook' ? account.id : personNumber('instagram', account.owner)
      return ok(select({ id, type: 'IGUser', resolvers }, parseFields(call.params.get('fields') ?? '')))
    },
  }
}
