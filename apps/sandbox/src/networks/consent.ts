import type { FastifyInstance, FastifyReply } from 'fastify'

import { refusalPage } from '../login/choose-page.ts'
import { html } from '../page/html.ts'
import { langOf, type Words } from '../page/words.ts'
import { apps } from './apps.ts'
import type { Codes } from './codes.ts'
import { consentPage, personPage } from './consent-page.ts'
import type { Network } from './network.ts'
import type { Room } from './room.ts'
import type { Account } from './seed/accounts.ts'
import { findPerson, people, type Person } from './seed/people.ts'

export type Dialog = {
  network: Network
  name: Words
  /** The page's path, below /sandbox. */
  path: string
  /** What the app's id is called: client_id, client_key. */
  clientParam: string
  /** What the app may ask for; a scope that is not here is refused. */
  scopes: Record<string, Words>
  separator: RegExp
  /** Scopes that cannot be unticked. */
  fixed: readonly string[]
  /** What a person chooses among; `single` lets one be chosen. */
  accountsOf: (person: Person) => Account[]
  single: boolean
  /** What the app is told when the person says no. */
  denied: Record<string, string>
  codeLifeMs: number
  /** What the network hangs on to the address it sends people back to. */
  tail: string
  /** Why a visit is not let through, in the network's words. */
  refuses?: (query: URLSearchParams) => string | null
}

type Parts = { room: Room; codes: Codes }
type Answer = { answer: 'allow' | 'deny'; person: Person; scopes: string[]; accounts: string[] | null }

/**
 * A network's page where a person lets the app in, or does not. Who has no browser adds `sandbox_consent=allow` (or
 * deny) to its address, with `sandbox_person`, and `sandbox_untick` and `sandbox_accounts` where not all is agreed to.
 */
export function serveConsent(app: FastifyInstance, dialog: Dialog, { room, codes }: Parts): void {
  const { path, network, name } = dialog
  app.get(path, async (request, reply) => {
    const { searchParams: query } = new URL(request.url, 'http://sandbox')
    const lang = langOf(request)
    const fault = faultOf(query, dialog, room)
    if (fault !== null) return html(reply.code(400), refusalPage(name, lang, fault))
    const said = headless(query, dialog)
    if (said) return goBack(reply, query, said)
    const person = findPerson(query.get('sandbox_person'))
    const here = `/sandbox${path}?${query.toString()}`
    if (!person) return html(reply, personPage({ name, lang, path: here }, people, dialog.accountsOf))
    const asked = scopesOf(query, dialog)
    return html(reply, consentPage({ name, lang, path: here }, { person, asked, dialog }))
  })
  app.post<{ Body: Record<string, string> | null }>(path, async (request, reply) => {
    const { searchParams: query } = new URL(request.url, 'http://sandbox')
    const fault = faultOf(query, dialog, room)
    const said = fromForm(query, request.body ?? {}, dialog)
    if (fault !== null || !said)
      return html(reply.code(400), refusalPage(name, langOf(request), fault ?? 'invalid_request'))
    return goBack(reply, query, said)
  })

  function goBack(reply: FastifyReply, query: URLSearchParams, said: Answer): FastifyReply {
    const redirectUri = query.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    if (said.answer === 'deny') {
      for (const [key, value] of Object.entries(dialog.denied)) back.searchParams.set(key, value)
    } else {
      const code = codes.give({
        network,
        redirectUri,
        person: said.person.id,
        scopes: said.scopes,
        declined: scopesOf(query, dialog).filter((scope) => !said.scopes.includes(scope)),
        accounts: said.accounts,
        challenge: query.get('code_challenge'),
        asked: Object.fromEntries(query),
        expiresAt: room.clock.now() + dialog.codeLifeMs,
      })
      back.searchParams.set('code', code)
    }
    const state = query.get('state')
    if (state !== null) back.searchParams.set('state', state)
    return reply.redirect(`${back.href}${dialog.tail}`, 303)
  }
}

function scopesOf(query: URLSearchParams, { separator }: Dialog): string[] {
  return (query.get('scope') ?? '').split(separator).filter(Boolean)
}

function faultOf(query: URLSearchParams, dialog: Dialog, room: Room): string | null {
  const { network, clientParam, scopes } = dialog
  if (query.get(clientParam) !== apps[network].id) return `Invalid App ID: ${clientParam}`
  if (!room.registration.takes(network, query.get('redirect_uri')))
    return 'URL Blocked: redirect_uri is not registered with the app.'
  if (query.get('response_type') !== 'code') return 'unsupported_response_type'
  const asked = scopesOf(query, dialog)
  const unknown = asked.filter((scope) => !(scope in scopes))
  if (unknown.length > 0) return `Invalid Scopes: ${unknown.join(', ')}`
  if (asked.length === 0) return 'Invalid Scopes: none'
  return dialog.refuses?.(query) ?? null
}

function headless(query: URLSearchParams, dialog: Dialog): Answer | null {
  const answer = query.get('sandbox_consent')
  const person = findPerson(query.get('sandbox_person') ?? people[0]?.id)
  if ((answer !== 'allow' && answer !== 'deny') || !person) return null
  const unticked = (query.get('sandbox_untick') ?? '').split(',')
  const accounts = query.get('sandbox_accounts')
  return {
    answer,
    person,
    scopes: scopesOf(query, dialog).filter((scope) => !unticked.includes(scope)),
    accounts: accounts === null ? (dialog.single ? firstOf(person, dialog) : null) : accounts.split(','),
  }
}

function firstOf(person: Person, { accountsOf }: Dialog): string[] {
  return accountsOf(person)
    .slice(0, 1)
    .map(({ id }) => id)
}

function fromForm(query: URLSearchParams, form: Record<string, string>, dialog: Dialog): Answer | null {
  const person = findPerson(query.get('sandbox_person'))
  const answer = form['answer']
  if (!person || (answer !== 'allow' && answer !== 'deny')) return null
  const isTicked = (scope: string) => dialog.fixed.includes(scope) || form[`scope ${scope}`] === 'on'
  const chosen = dialog.accountsOf(person).map(({ id }) => id)
  return {
    answer,
    person,
    scopes: scopesOf(query, dialog).filter(isTicked),
    accounts: dialog.single
      ? chosen.filter((id) => form['account'] === id)
      : chosen.filter((id) => form[`account ${id}`] === 'on'),
  }
}
