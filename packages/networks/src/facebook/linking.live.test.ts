import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { failed, formOf, now, openGraph, type RecordedGraph } from '../graph/recorded-graph.suite.ts'
import type { Publisher } from '../publisher.ts'
import { createFacebookPublisher } from './publisher.ts'

let graph: RecordedGraph
let facebook: Publisher
const keys = {
  FACEBOOK_PAGES_APP_ID: '1',
  FACEBOOK_PAGES_APP_SECRET: 'the-secret',
  FACEBOOK_PAGES_VERSION: 'v26.0',
}
beforeAll(async () => {
  graph = await openGraph()
  facebook = createFacebookPublisher(keys, { at: graph.at, now: () => now })
})
afterAll(() => graph.stop())

const visit = { redirectUri: 'https://clipmint.example/services/facebook', state: 's', verifier: 'v' }
const permission = (name: string, status = 'granted') => ({ permission: name, status })

describe("Facebook's dialog", () => {
  it('asks for scopes, also for those that were left out before, or for a configuration that knows them', async () => {
    const { searchParams: query } = await facebook.consentUrl(visit)
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: '1',
      redirect_uri: visit.redirectUri,
      state: 's',
      response_type: 'code',
      auth_type: 'rerequest',
    })
    expect(query.get('scope')?.split(',')).toEqual(expect.arrayContaining([...facebook.facts.neededScopes]))
    const world = { at: graph.at, now: () => now }
    const business = createFacebookPublisher({ ...keys, FACEBOOK_PAGES_CONFIG_ID: '77' }, world)
    const asked = (await business.consentUrl(visit)).searchParams
    expect([asked.get('config_id'), asked.get('scope')]).toEqual(['77', null])
  })

  it('is left with a token of sixty days, where the answer does not say how long it lives, and with what was granted', async () => {
    graph.script({
      'POST /oauth/access_token': ({ body }) => ({
        json: { access_token: body.toString().includes('fb_exchange_token') ? 'EAAB-long' : 'EAAB-short' },
      }),
      'GET /me/permissions': {
        json: { data: [permission('pages_show_list'), permission('pages_manage_posts', 'declined')] },
      },
    })
    expect(await facebook.exchange({ code: 'the-code', state: 's' }, visit)).toEqual({
      status: 'granted',
      missing: ['pages_read_engagement', 'pages_manage_posts'],
      tokens: {
        access: { token: 'EAAB-long', expiresAt: new Date(now.getTime() + 60 * 86_400_000) },
        refresh: null,
        issuedAt: now,
        scopes: ['pages_show_list'],
      },
    })
    expect(formOf(graph.heard[0])).toMatchObject({ code: 'the-code', client_secret: 'the-secret' })
    for (const { query } of graph.heard) expect(query.toString()).not.toMatch(/the-secret|the-code|EAAB/)
  })

  it('tells what went wrong without the code or the secret', async () => {
    const words = { message: 'Code the-code of the-secret was used' }
    graph.script({ 'POST /oauth/access_token': failed(100, 36_009, words) })
    const outcome = await facebook.exchange({ code: 'the-code', state: 's' }, visit)
    expect(outcome).toMatchObject({ status: 'rejected', told: 'Code … of … was used' })
  })
})
