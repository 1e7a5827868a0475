import { needScopes } from '../meta/access.ts'
import { refuseObject } from '../meta/errors.ts'
import { parseFields, type Resolvers, select } from '../meta/fields.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { paged } from '../meta/paging.ts'
import type { Answer } from '../networks/faults/book.ts'
import { businesses, type Page } from '../networks/seed/accounts.ts'
import { findPerson, personNumber } from '../networks/seed/people.ts'
import type { Token } from '../networks/tokens.ts'
import type { Facebook } from './facebook.ts'
import { pageResolvers } from './page-node.ts'

/** Who somebody is, and the Pages that they may work on. */
export function meHandlers(facebook: Facebook): Record<string, Handler> {
  const { room } = facebook
  const ofBusiness =
    (as: 'owned' | 'client'): Handler =>
    (call) => {
      const token = userToken(call)
      needScopes(room, token, ['business_management', 'pages_show_list'])
      const known = businesses.find(({ id }) => id === call.id)
      if (!known?.admins.includes(token.person)) return refuseObject(call.id)
      return list(
        facebook,
        call,
        chosenPages(facebook, token).filter(
          ({ business }) => business?.id === known.id && business.as === as,
        ),
      )
    }
  return {
    'GET /me': (call) => {
      const token = call.token()
      if (token.kind === 'page') return pageItself(facebook, call, token)
      const name = findPerson(token.person)?.name ?? ''
      const resolvers: Resolvers = {
        name: () => name,
        picture: () => ({
          data: {
            url: `${room.publicUrl(call.address)}/sandbox/networks/pictures/${token.person}.jpg`,
            width: 320,
            height: 320,
            is_silhouette: false,
          },
        }),
      }
      const node = { id: personNumber('facebook', token.person), type: 'User', resolvers }
      return ok(select(node, parseFields(call.params.get('fields') ?? 'name')))
    },
    'GET /me/accounts': (call) => {
      const token = userToken(call)
      const scopes = room.tokens.scopesOf(token)
      if (!scopes.includes('pages_show_list')) return ok({ data: [] })
      // Pages in a portfolio are not shown to an app that may not see portfolios.
      const seesBusinesses = scopes.includes('business_management')
      const pages = chosenPages(facebook, token).filter(({ business }) => business === null || seesBusinesses)
      return list(
        facebook,
        call,
        pages.filter(({ business }) => business?.as !== 'client'),
      )
    },
    'GET /me/businesses': (call) => {
      const token = userToken(call)
      needScopes(room, token, ['business_management'])
      const own = businesses.filter(({ admins }) => admins.includes(token.person))
      return ok(
        paged(
          own.map(({ id, name }) => ({ id, name })),
          call,
        ),
      )
    },
    'GET /{business}/owned_pages': ofBusiness('owned'),
    'GET /{business}/client_pages': ofBusiness('client'),
  }
}

function userToken(call: GraphCall): Token {
  const token = call.token()
  return token.kind === 'user' ? token : refuseObject(call.id)
}

/** The Pages that a person has a task on, and let the app have. */
function chosenPages({ room }: Facebook, token: Token): Page[] {
  const { accounts = null } = room.tokens.grants.get(token.grant) ?? {}
  return room.accounts
    .of('facebook')
    .filter(
      ({ id, tasks }) =>
        (tasks[token.person] ?? []).length > 0 && (accounts === null || accounts.includes(id)),
    )
}

function list(facebook: Facebook, call: GraphCall, pages: readonly Page[]): Answer {
  const page = paged(pages, call)
  const fields = parseFields(call.params.get('fields') ?? 'access_token,category,name,tasks')
  const data = page.data.map((one) =>
    select({ id: one.id, type: 'Page', resolvers: pageResolvers(facebook, call, one) }, fields),
  )
  return ok({ ...page, data })
}

function pageItself(facebook: Facebook, call: GraphCall, { account }: Token): Answer {
  const page = facebook.room.accounts.find('facebook', account ?? '')
  if (!page) return refuseObject(call.id)
  const fields = parseFields(call.params.get('fields') ?? 'name')
  return ok(select({ id: page.id, type: 'Page', resolvers: pageResolvers(facebook, call, page) }, fields))
}
