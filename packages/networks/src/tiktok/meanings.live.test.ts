import { afterAll, beforeAll, expect, it } from 'vitest'

import { access, fails, now, openTiktok, postOf } from './bench.suite.ts'
import { meanings } from './meanings.ts'

let on: Awaited<ReturnType<typeof openTiktok>>
beforeAll(async () => {
  on = await openTiktok()
})
afterAll(() => on.stop())

const after = (ms: number) => new Date(now.getTime() + ms)
const inAnHour = after(3_600_000)

const told: [string, object][] = [
  ['access_token_invalid', { status: 'needs-owner', fault: 'ended' }],
  ['scope_not_authorized', { status: 'needs-owner', fault: 'scope-missing' }],
  ['scope_permission_missed', { status: 'needs-owner', fault: 'scope-missing' }],
  ['token_not_authorized_for_specified_publish_id', { status: 'needs-owner', fault: 'gone' }],
  ['rate_limit_exceeded', { status: 'wait', why: 'throttled', until: after(60_000) }],
  ['spam_risk_too_many_posts', { status: 'wait', why: 'quota', until: inAnHour }],
  ['spam_risk_too_many_pending_share', { status: 'wait', why: 'quota', until: inAnHour }],
  ['reached_active_user_cap', { status: 'wait', why: 'quota', until: inAnHour }],
  ['internal_error', { status: 'wait', why: 'outage', until: null }],
  ['spam_risk_user_banned_from_posting', { status: 'rejected', refusal: 'account-restricted' }],
  ['spam_risk_text', { status: 'rejected', refusal: 'policy' }],
  ['spam_risk', { status: 'rejected', refusal: 'policy' }],
  ['unaudited_client_can_only_post_to_private_accounts', { status: 'rejected', refusal: 'private-only' }],
  ['privacy_level_option_mismatch', { status: 'rejected', refusal: 'settings' }],
  ['url_ownership_unverified', { status: 'rejected', refusal: 'other' }],
  ['invalid_param', { status: 'rejected', refusal: 'other' }],
  ['invalid_params', { status: 'rejected', refusal: 'other' }],
  ['invalid_file_upload', { status: 'rejected', refusal: 'format' }],
  ['invalid_publish_id', { status: 'rejected', refusal: 'other' }],
  ['publish_not_cancellable', { status: 'rejected', refusal: 'other' }],
  ['app_version_check_failed', { status: 'rejected', refusal: 'other' }],
  ['something_new', { status: 'rejected', refusal: 'other', code: 'something_new' }],
]

it.each(told)('reads %s by its code, whatever the HTTP status', async (code, trouble) => {
  for (const status of [200, 400, 403]) {
    on.answers(() => fails(code, status))
    expect(await on.tiktok.begin(access, postOf(1_000))).toMatchObject(trouble)
  }
})

it('has an example of each code that it knows', () => {
  const seen = [...told.map(([code]) => code), 'invalid_grant']
  expect(Object.keys(meanings).filter((code) => !seen.includes(code))).toEqual([])
})

it('waits as long as a header says', async () => {
  on.answers(() => ({ ...Object(fails('rate_limit_exceeded', 429)), headers: { 'retry-after': '7' } }))
  expect(await on.tiktok.begin(access, postOf(1_000))).toMatchObject({ status: 'wait', until: after(7_000) })
})

it('takes no nonsense for an answer, and no status alone for a reason', async () => {
  for (const [status, text, why] of [
    [200, '', 'unreadable'],
    [200, '<html>', 'unreadable'],
    [200, '{"data":{"publish_id":"v_pub', 'unreadable'],
    [200, '{"data":{},"error":{"code":"ok"}}', 'unreadable'],
    [401, 'Unauthorized', 'unreadable'],
    [502, '<html>', 'outage'],
  ] as const) {
    on.answers(() => ({ status, text }))
    expect(await on.tiktok.begin(access, postOf(1_000))).toMatchObject({ status: 'unclear', why })
  }
})

it('tells none of the tokens that the network repeats', async () => {
  on.answers(() => fails('invalid_params', 400, 'act.access and rft.refresh of our-secret are bad'))
  const outcome = await on.tiktok.begin(access, postOf(1_000))
  expect(outcome).toMatchObject({ told: expect.stringContaining('are bad') })
  expect(JSON.stringify(outcome)).not.toMatch(/act\.access|rft\.refresh|our-secret/)
})
