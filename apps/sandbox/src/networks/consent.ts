import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { refusalPage } from '../login/choose-page.ts'
import { html } from '../page/html.ts'
import { langOf } from '../page/words.ts'
import { apps } from './apps.ts'
import { consentPage, personPage } from './consent-page.ts'
import type { Dialog } from './dialog.ts'
import type { Room } from './room.ts'
import { findPerson, people, type Person } from './seed/people.ts'

type Answer = { answer: 'allow' | 'deny'; person: Person; scopes: string[]; accounts: string[] | null }

/**
 * A network's page where a person lets the app in, or does not. Who has no browser adds `sandbox_consent=allow` (or
 * deny) to its address, with `sandbox_person`, and `sandbox_untick` and `sandbox_accounts` where not all is agreed to.
 */
export function serveConsent(app: FastifyInstance, dialog: Dialog, room: Room): void {
  const { path, network, name } = dialog
  app.get(path, async (request, reply) => {
    const { pathname, searchParams: query } = new URL(request.url, 'http://sandbox')
    const lang = langOf(request)
    const fault = faultOf(query, dialog, room)
    if (fault !== null) return html(reply.code(400), refusalPage(name, lang, fault))
    const said = headless(query, dialog)
    if (said) return goBack(request, reply, { query, said })
    const person = findPerson(query.get('sandbox_person'))
    const here = `${pathname}?${query.toString()}`
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
    return goBack(request, reply, { query, said })
  })

  function goBack(
    request: FastifyRequest,
    reply: FastifyReply,
    { query, said }: { query: URLSearchParams; said: Answer },
  ): FastifyReply {
    const fault = said.answer === 'deny' ? null : accountFault(said, dialog)
    if (fault !== null) return html(reply.code(400), refusalPage(name, langOf(request), fault))
    const redirectUri = query.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    if (said.answer === 'deny') {
      for (const [key, value] of Object.entries(dialog.denied)) back.searchParams.set(key, value)
    } else {
      const code = room.codes.give({
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

function accountFault(
  { person, accounts }: Answer,
  { single, takesNobody, accountsOf, refusesAccount }: Dialog,
): string | null {
  const own = accountsOf(person)
  const chosen = own.filter(({ id }) => accounts === null || accounts.includes(id))
  if (accounts !== null && chosen.length < accounts.length) return 'No such account of this person.'
  if (single && chosen.length !== (takesNobody && own.length === 0 ? 0 : 1))
    return 'This person has no account to link.'
  return chosen.map((account) => refusesAccount?.(account) ?? null).find((fault) => fault !== null) ?? null
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
