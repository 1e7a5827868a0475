import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider/lib/provider.js'

import type { FaultSwitch } from '../../faults.ts'
import { html } from '../../page/html.ts'
import { langOf } from '../../page/words.ts'
import type { StandIn } from '../../stand-in.ts'
import { readChoice } from '../choice.ts'
import { choosePage, refusalPage } from '../choose-page.ts'
import { subjectOf } from '../people.ts'
import { isRegistered } from '../registration.ts'
import { type Consent, type Dialect, formOf } from './dialect.ts'
import { makeSigningKey, type SigningKey } from './keys.ts'
import { passOn } from './pass-on.ts'
import { byForm, createProvider } from './provider.ts'
import { spoiled } from './spoil.ts'
import { createStore } from './store.ts'

/** A service that speaks OpenID Connect, with pages for a person, its own words, and keys that can be changed. */
export function createOidcStandIn(dialect: Dialect, siteUrl: string | null): StandIn {
  return {
    id: dialect.id,
    title: { ko: `로그인 · ${dialect.name.ko}`, en: `Sign-in · ${dialect.name.en}` },
    about: {
      ko: '가짜 사람 셋 가운데 하나로 로그인하거나 취소해요.',
      en: 'Sign in as one of three made-up people, or cancel.',
    },
    page: null,
    faults: ['used-code', 'no-email', 'wrong-audience', 'expired-token', 'bad-signature'],
    serve: (app, fault) => serve(app, dialect, fault, createState(dialect, siteUrl, fault), siteUrl),
  }
}

type State = {
  provider: () => Promise<Provider>
  newestKey: () => Promise<SigningKey>
  rotate: () => Promise<void>
  consentOf: (subject: string) => Consent | null
  agree: (subject: string, choice: Omit<Consent, 'isFirst'>) => void
  forget: (subject: string) => void
}

function createState(dialect: Dialect, siteUrl: string | null, fault: FaultSwitch): State {
  const store = createStore()
  const consents = new Map<string, Consent>()
  const consentOf = (subject: string) => {
    const consent = consents.get(subject) ?? null
    return consent && fault.now() === 'no-email' ? { ...consent, sharesEmail: false } : consent
  }
  // Made when first needed: a key takes a moment, and most who start the product never sign in this way.
  let keys: Promise<[SigningKey, ...SigningKey[]]> | null = null
  let provider: Promise<Provider> | null = null
  const keysNow = () => (keys ??= makeSigningKey().then((key) => [key]))
  return {
    provider: () =>
      (provider ??= keysNow().then((it) => createProvider({ dialect, keys: it, store, consentOf, siteUrl }))),
    newestKey: async () => (await keysNow())[0],
    rotate: async () => {
      const [previous] = await keysNow()
      keys = makeSigningKey().then((key) => [key, previous])
      provider = null
    },
    consentOf,
    agree: (subject, choice) => void consents.set(subject, { ...choice, isFirst: !consents.has(subject) }),
    forget: (subject) => void consents.delete(subject),
  }
}

function serve(
  app: FastifyInstance,
  dialect: Dialect,
  fault: FaultSwitch,
  state: State,
  siteUrl: string | null,
): void {
  const { id, paths } = dialect
  servePages(app, dialect, state)
  app.get(`/${id}${paths.authorization}`, async (request, reply) => {
    const { searchParams: query } = new URL(request.url, 'http://sandbox')
    const reason = isRegistered(id, query.get('redirect_uri'), siteUrl)
      ? dialect.refusesVisit(query)
      : 'redirect_uri_mismatch'
    if (reason !== null) return html(reply.code(400), refusalPage(dialect.name, langOf(request), reason))
    if (dialect.formFields) query.set('response_mode', byForm)
    // Somebody is chosen anew each time, so an earlier visit must not be remembered.
    delete request.raw.headers.cookie
    return passOn(request, reply, await state.provider(), { base: `/sandbox/${id}`, query })
  })
  app.get(`/${id}${paths.authorization}/:uid`, async (request, reply) =>
    passOn(request, reply, await state.provider(), { base: `/sandbox/${id}` }),
  )
  app.get(`/${id}${paths.keys}`, async (request, reply) => {
    if (await fault.play(reply)) return reply
    return passOn(request, reply, await state.provider(), { base: `/sandbox/${id}` })
  })
  app.post(`/${id}${paths.token}`, (request, reply) => giveTokens(request, reply, { dialect, fault, state }))
  app.post(`/${id}/rotate-keys`, async () => {
    await state.rotate()
    return { kid: (await state.newestKey()).kid }
  })
  const { provider, consentOf, forget } = state
  dialect.serve(app, { provider, fault, consentOf, forget })
}

/** The page where a person chooses who they are, and what becomes of their choice. */
function servePages(app: FastifyInstance, { id, name }: Dialect, state: State): void {
  app.get<{ Params: { uid: string } }>(`/${id}/choose/:uid`, async (request, reply) => {
    const { uid } = request.params
    const { Interaction } = await state.provider()
    const visit = await Interaction.find(uid)
    const lang = langOf(request, visit?.params['ui_locales'])
    return html(reply, choosePage({ name, lang, path: `/sandbox/${id}/choose/${uid}` }))
  })
  app.post<{ Params: { uid: string } }>(`/${id}/choose/:uid`, async (request, reply) => {
    const { Interaction } = await state.provider()
    const visit = await Interaction.find(request.params.uid)
    const choice = readChoice(request.body)
    if (!visit || !choice) return html(reply.code(400), refusalPage(name, langOf(request), 'invalid_request'))
    if (choice === 'cancelled') {
      visit.result = { error: 'access_denied', error_description: 'User denied access' }
    } else {
      const accountId = subjectOf(id, choice.person)
      state.agree(accountId, { ...choice, asked: visit.params })
      visit.result = { login: { accountId, remember: false } }
    }
    await visit.persist()
    // Below the address that the browser is at, which the provider behind a proxy does not know.
    return reply.redirect(new URL(visit.returnTo).pathname, 303)
  })
}

type Tokens = { dialect: Dialect; fault: FaultSwitch; state: State }

async function giveTokens(
  request: FastifyRequest,
  reply: FastifyReply,
  { dialect, fault, state }: Tokens,
): Promise<FastifyReply> {
  if (await fault.play(reply)) return reply
  const form = formOf(request)
  const refusal = await dialect.refusesCall(form)
  if (refusal) return reply.code(refusal.status).send(refusal.body)
  if (fault.now() === 'used-code') return reply.code(400).send(refused(dialect, 'invalid_grant', 'used'))
  const provider = await state.provider()
  return passOn(request, reply, provider, {
    base: `/sandbox/${dialect.id}`,
    form,
    rewrite: async (body, detail) => {
      const { error, id_token: idToken } = body
      if (typeof error === 'string') return refused(dialect, error, detail)
      if (typeof idToken !== 'string') return body
      return { ...body, id_token: await spoiled(idToken, fault.now(), await state.newestKey()) }
    },
  })
}

function refused(dialect: Dialect, error: string, detail: string): Record<string, unknown> {
  return dialect.refusal(error, detail) ?? { error, error_description: detail }
}
