import type { FastifyInstance } from 'fastify'

import { html } from '../page/html.ts'
import { langOf, type Words } from '../page/words.ts'
import { readChoice } from './choice.ts'
import { choosePage, refusalPage } from './choose-page.ts'
import type { CodeBook } from './codes.ts'
import type { LoginService } from './people.ts'
import { isRegistered } from './registration.ts'

type Visiting = {
  id: LoginService
  name: Words
  /** Where the service's page is, below its own base. */
  path: string
  clientId: string
  codes: CodeBook
  siteUrl: string | null
  /** Why a visit is not let through, in the service's words; null when it is. */
  refuses: (query: URLSearchParams) => string | null
}

/** The page of a service whose protocol is its own: a person chooses, and the browser goes back with a code. */
export function serveVisits(app: FastifyInstance, { id, name, path, ...visiting }: Visiting): void {
  const { clientId, codes, siteUrl, refuses } = visiting
  const faultOf = (query: URLSearchParams): string | null => {
    if (query.get('client_id') !== clientId) return 'invalid client_id'
    if (!isRegistered(id, query.get('redirect_uri'), siteUrl)) return 'redirect_uri mismatch'
    return query.get('response_type') === 'code' ? refuses(query) : 'unsupported_response_type'
  }
  app.get(`/${id}${path}`, async (request, reply) => {
    const { searchParams: query } = new URL(request.url, 'http://sandbox')
    const fault = faultOf(query)
    if (fault !== null) return html(reply.code(400), refusalPage(name, langOf(request), fault))
    const here = `/sandbox/${id}${path}?${query.toString()}`
    return html(reply, choosePage({ name, lang: langOf(request), path: here }))
  })
  app.post(`/${id}${path}`, async (request, reply) => {
    const { searchParams: query } = new URL(request.url, 'http://sandbox')
    const choice = readChoice(request.body)
    const redirectUri = query.get('redirect_uri')
    const fault = choice === null ? 'invalid_request' : faultOf(query)
    if (fault !== null || choice === null || redirectUri === null)
      return html(reply.code(400), refusalPage(name, langOf(request), fault ?? 'invalid_request'))
    const back = new URL(redirectUri)
    if (choice === 'cancelled') {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_description', 'Canceled By User')
    } else {
      const challenge = query.get('code_challenge')
      back.searchParams.set('code', codes.give({ choice, redirectUri, challenge }))
    }
    back.searchParams.set('state', query.get('state') ?? '')
    return reply.redirect(back.href, 303)
  })
}
