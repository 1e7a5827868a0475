import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { serveStandIns } from '../serve.ts'
import { createLogin } from './index.ts'
import { people, subjectOf } from './people.ts'
import { isRegistered } from './registration.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await serveStandIns(createLogin(() => new Date(), null))
})
afterAll(() => app.close())

const callback = (id: string) => `http://localhost:3000/v3/user/social/${id}/callback`
const visitNaver = (more: Record<string, string> = {}) => {
  const query = {
    response_type: 'code',
    client_id: 'naver-sandbox',
    redirect_uri: callback('naver'),
    state: 's',
  }
  return `/sandbox/naver/oauth2.0/authorize?${new URLSearchParams({ ...query, ...more }).toString()}`
}

/** The page that Google's stand-in leads a browser on to. */
async function throughGoogle(headers: Record<string, string>, more: Record<string, string>) {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'google-sandbox',
    redirect_uri: callback('google'),
    scope: 'openid email',
    state: 's',
    nonce: 'n',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...more,
  })
  const url = `/sandbox/google/o/oauth2/v2/auth?${query.toString()}`
  const { headers: said } = await app.inject({ url, headers })
  return app.inject({ url: String(said.location).replace('http://localhost:80', ''), headers })
}

describe('an address to come back to', () => {
  it('is the registered one to the letter', () => {
    expect(isRegistered('kakao', callback('kakao'), null)).toBe(true)
    for (const wrong of ['?a=b', '/', '#x']) {
      expect(isRegistered('kakao', callback('kakao') + wrong, null)).toBe(false)
    }
    expect(isRegistered('kakao', callback('google'), null)).toBe(false)
    expect(isRegistered('kakao', 'https://evil.example/v3/user/social/kakao/callback', null)).toBe(false)
  })

  it('is at the site and nowhere else once it is known where the site is', () => {
    const site = 'https://video.example.com'
    expect(isRegistered('kakao', `${site}/v3/user/social/kakao/callback`, site)).toBe(true)
    expect(isRegistered('kakao', callback('kakao'), site)).toBe(false)
  })
})

it('gives each person another id at each service', () => {
  const services = ['google', 'naver', 'kakao', 'facebook', 'apple'] as const
  const ids = services.flatMap((service) => people.map((person) => subjectOf(service, person)))
  expect(new Set(ids).size).toBe(15)
})

describe('the page of a service', () => {
  it('speaks both languages and keeps what was asked for', async () => {
    expect((await app.inject(visitNaver())).body).toContain('네이버 · 누구로 로그인할까요?')
    const english = (await app.inject(visitNaver({ lang: 'en' }))).body
    expect(english).toContain('Naver · Who signs in?')
    expect(english).toContain('state=s')
    // Its switch of languages asks for the same page.
    const korean = /href="([^"]*lang=ko[^"]*)"/.exec(english)?.[1]?.replaceAll('&#38;', '&') ?? ''
    expect((await app.inject(korean)).body).toContain('네이버 · 누구로 로그인할까요?')
    expect(new URL(korean, 'http://localhost').searchParams.get('state')).toBe('s')
  })

  it.each([
    ['en-US,en;q=0.9', undefined, 'Who signs in?'],
    ['fr-FR,fr;q=0.9,en;q=0.5', undefined, 'Who signs in?'],
    ['en;q=0.5,ko', undefined, '누구로 로그인할까요?'],
    ['fr', undefined, '누구로 로그인할까요?'],
    ['ko-KR,ko', 'en', 'Who signs in?'],
    ['en', 'ja ko-KR', '누구로 로그인할까요?'],
  ])('is in the language asked for by %s and %s', async (accepted, uiLocales, title) => {
    const headers = { 'accept-language': accepted }
    const more = uiLocales === undefined ? {} : { ui_locales: uiLocales }
    expect((await app.inject({ url: visitNaver(more), headers })).body).toContain(title)
    expect((await throughGoogle(headers, more)).body).toContain(title)
  })

  it('sends who chose back with a code and the state, and who cancels with neither', async () => {
    const answer = (payload: string) =>
      app.inject({
        method: 'POST',
        url: visitNaver(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
    const chosen = new URL((await answer('person=haneul&email=on')).headers.location ?? '')
    expect(chosen.origin + chosen.pathname).toBe(callback('naver'))
    expect(chosen.searchParams.get('state')).toBe('s')
    expect(chosen.searchParams.has('code')).toBe(true)
    const left = new URL((await answer('cancel=1')).headers.location ?? '')
    expect(left.searchParams.get('error')).toBe('access_denied')
    expect((await answer('person=nobody')).statusCode).toBe(400)
  })

  it.each([
    ['another client', { client_id: 'other' }],
    ['another address', { redirect_uri: 'http://localhost:3000/elsewhere' }],
    ['no state', { state: '' }],
  ])('lets nobody in with %s', async (_what, wrong) => {
    expect((await app.inject(visitNaver(wrong))).statusCode).toBe(400)
  })
})

it('has an own switch for each service, with the faults that it can have', async () => {
  const set = (id: string, fault: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return app.inject({ method: 'POST', url: `/sandbox/faults/${id}`, headers, payload: `fault=${fault}` })
  }
  expect((await set('google', 'wrong-audience')).statusCode).toBe(200)
  expect((await set('naver', 'wrong-audience')).statusCode).toBe(400)
  expect((await set('naver', 'no-email')).statusCode).toBe(200)
  for (const id of ['google', 'naver']) await set(id, 'none')
})
