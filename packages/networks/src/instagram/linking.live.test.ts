import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { access, failed, formOf, now, openGraph, type RecordedGraph } from '../graph/recorded-graph.suite.ts'
import type { Publisher } from '../publisher.ts'
import { createInstagramPublisher } from './publisher.ts'

let graph: RecordedGraph
let direct: Publisher
beforeAll(async () => {
  graph = await openGraph()
  direct = createInstagramPublisher(
    {
      INSTAGRAM_APP_ID: '1',
      INSTAGRAM_APP_SECRET: 'secret',
      INSTAGRAM_VERSION: 'v26.0',
      INSTAGRAM_LOGIN: 'instagram',
    },
    { at: graph.at, now: () => now },
  )
})
afterAll(() => graph.stop())

const visit = { redirectUri: 'https://clipmint.example/services/instagram', state: 's', verifier: 'v' }
const granted = {
  access_token: 'IGAA-short-token',
  user_id: 17_841_400_000_001,
  permissions: 'instagram_business_basic,instagram_business_content_publish',
}
const long = { json: { access_token: 'IGAA-long-token', token_type: 'bearer', expires_in: 5_184_000 } }

describe("Instagram's own login", () => {
  it.for([
    ['flat', granted],
    ['within a list', { data: [granted] }],
    ['with a list of permissions', { ...granted, permissions: granted.permissions.split(',') }],
  ] as const)('takes the short token %s, and the code without what stands behind it', async ([, json]) => {
    graph.script({ 'POST /oauth/access_token': { json }, 'GET /access_token': long })
    const outcome = await direct.exchange({ code: 'the-code#_', state: 's' }, visit)
    expect(outcome).toMatchObject({
      status: 'granted',
      missing: [],
      tokens: { access: { token: 'IGAA-long-token', expiresAt: new Date(now.getTime() + 5_184_000_000) } },
    })
    expect(formOf(graph.heard[0])).toMatchObject({ code: 'the-code', redirect_uri: visit.redirectUri })
  })

  it('asks the owner again where the code is over', async () => {
    const json = { error_type: 'OAuthException', code: 400, error_message: 'Code the-code was used' }
    graph.script({ 'POST /oauth/access_token': { status: 400, json } })
    const outcome = await direct.exchange({ code: 'the-code', state: 's' }, visit)
    expect(outcome).toMatchObject({ status: 'needs-owner', fault: 'ended' })
    expect(JSON.stringify(outcome)).not.toContain('the-code')
  })

  it('shows the one account, and that a personal one cannot be posted to', async () => {
    const me = (account_type: string) => ({
      json: { id: '9', user_id: '178', username: 'mint', name: '민트', account_type },
    })
    const { tokens } = access
    const scopes = granted.permissions.split(',')
    graph.script({ 'GET /me': me('BUSINESS') })
    expect(await direct.candidates({ ...tokens, scopes })).toMatchObject({
      list: [{ remoteId: '178', handle: 'mint', name: '민트', fault: null }],
    })
    expect(await direct.candidates({ ...tokens, scopes: [] })).toMatchObject({
      list: [{ fault: 'scope-missing' }],
    })
    graph.script({ 'GET /me': me('PERSONAL') })
    expect(await direct.candidates({ ...tokens, scopes })).toMatchObject({
      list: [{ fault: 'not-professional' }],
    })
  })

  it('renews a token for sixty days, and asks the owner where it is over', async () => {
    graph.script({ 'GET /refresh_access_token': long })
    expect(await direct.renew(access)).toMatchObject({
      status: 'renewed',
      tokens: { access: { token: 'IGAA-long-token' }, scopes: access.tokens.scopes },
    })
    graph.script({ 'GET /refresh_access_token': failed(190, 463) })
    expect(await direct.renew(access)).toMatchObject({ status: 'needs-owner', fault: 'ended' })
  })
})

describe('what an account may post', () => {
  it('is what the account itself says, and unknown where it does not', async () => {
    const limit = (row: object) => {
      graph.script({ 'GET /111/content_publishing_limit': { json: { data: [row] } } })
      return direct.limits(access, 'reels')
    }
    const config = { quota_total: 50, quota_duration: 86_400 }
    expect(await limit({ quota_usage: 48, config })).toMatchObject({ status: 'known', left: 2 })
    expect(await limit({ quota_usage: 51, config })).toMatchObject({ left: 0 })
    expect(await limit({ quota_usage: 3 })).toMatchObject({ left: null })
  })
})
