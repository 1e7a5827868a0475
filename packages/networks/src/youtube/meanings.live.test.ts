import { afterAll, beforeAll, expect, it } from 'vitest'

import { access, now, openYoutube, postOf } from './bench.suite.ts'
import { meanings } from './meanings.ts'

let on: Awaited<ReturnType<typeof openYoutube>>
beforeAll(async () => {
  on = await openYoutube()
})
afterAll(() => on.stop())

const midnight = new Date('2026-07-16T07:00:00Z')
const tomorrow = new Date(now.getTime() + 86_400_000)
const soon = new Date(now.getTime() + 30_000)

const told: [number, string, object][] = [
  [401, 'authError', { status: 'needs-owner', fault: 'ended' }],
  [401, 'youtubeSignupRequired', { status: 'needs-owner', fault: 'no-channel' }],
  [403, 'quotaExceeded', { status: 'wait', why: 'quota', until: midnight }],
  [403, 'dailyLimitExceeded', { status: 'wait', why: 'quota', until: midnight }],
  [400, 'uploadLimitExceeded', { status: 'wait', why: 'quota', until: tomorrow }],
  [403, 'rateLimitExceeded', { status: 'wait', why: 'throttled', until: soon }],
  [403, 'userRateLimitExceeded', { status: 'wait', why: 'throttled', until: soon }],
  [429, 'uploadRateLimitExceeded', { status: 'wait', why: 'throttled', until: soon }],
  [503, 'backendError', { status: 'wait', why: 'outage', until: soon }],
  [500, 'internalError', { status: 'wait', why: 'outage', until: soon }],
  [403, 'insufficientPermissions', { status: 'needs-owner', fault: 'scope-missing' }],
  [403, 'accountDelegationForbidden', { status: 'needs-owner', fault: 'role-lost' }],
  [403, 'authenticatedUserAccountClosed', { status: 'needs-owner', fault: 'gone' }],
  [403, 'authenticatedUserNotChannel', { status: 'needs-owner', fault: 'no-channel' }],
  [403, 'authenticatedUserAccountSuspended', { status: 'rejected', refusal: 'account-restricted' }],
  [403, 'channelSuspended', { status: 'rejected', refusal: 'account-restricted' }],
  [403, 'forbidden', { status: 'rejected', refusal: 'account-restricted' }],
  [403, 'forbiddenPrivacySetting', { status: 'rejected', refusal: 'settings' }],
  [403, 'forbiddenLicenseSetting', { status: 'rejected', refusal: 'settings' }],
  [400, 'invalidTitle', { status: 'rejected', refusal: 'caption' }],
  [400, 'invalidDescription', { status: 'rejected', refusal: 'caption' }],
  [400, 'invalidTags', { status: 'rejected', refusal: 'hashtags' }],
  [400, 'invalidCategoryId', { status: 'rejected', refusal: 'settings' }],
  [400, 'invalidPublishAt', { status: 'rejected', refusal: 'settings' }],
  [400, 'invalidFilename', { status: 'rejected', refusal: 'settings' }],
  [400, 'invalidVideoMetadata', { status: 'rejected', refusal: 'settings' }],
  [400, 'invalidRecordingDetails', { status: 'rejected', refusal: 'settings' }],
  [400, 'defaultLanguageNotSet', { status: 'rejected', refusal: 'settings' }],
  [400, 'mediaBodyRequired', { status: 'rejected', refusal: 'format' }],
  [404, 'videoNotFound', { status: 'rejected', refusal: 'cancelled-there' }],
  [400, 'somethingNew', { status: 'rejected', refusal: 'other', code: 'somethingNew' }],
]

it.each(told)('reads %i %s by its reason', async (status, reason, trouble) => {
  on.answers(() => ({
    status,
    headers: { 'retry-after': '30' },
    json: { error: { code: status, message: 'Words.', errors: [{ domain: 'youtube.x', reason }] } },
  }))
  expect(await on.youtube.begin(access, postOf(1_000))).toMatchObject(trouble)
})

it('has an example of each reason that it knows', () => {
  const elsewhere = ['UNAUTHENTICATED', 'UNAVAILABLE', 'invalid_token', 'invalid_grant']
  const seen = [...told.map(([, reason]) => reason), ...elsewhere]
  expect(Object.keys(meanings).filter((reason) => !seen.includes(reason))).toEqual([])
})

it('reads errors of the newer form, and a dead token that only a header tells of', async () => {
  on.answers(() => ({
    status: 401,
    json: { error: { code: 401, message: 'No.', status: 'UNAUTHENTICATED' } },
  }))
  expect(await on.youtube.begin(access, postOf(1_000))).toMatchObject({ fault: 'ended' })
  on.answers(() => ({ status: 503, json: { error: { code: 503, message: 'No.', status: 'UNAVAILABLE' } } }))
  expect(await on.youtube.begin(access, postOf(1_000))).toMatchObject({ status: 'wait', why: 'outage' })
  const headers = { 'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' }
  on.answers(() => ({ status: 401, headers, text: 'Invalid Credentials' }))
  expect(await on.youtube.begin(access, postOf(1_000))).toMatchObject({ fault: 'ended' })
})

it('does not know what an outage came to whose reason is new', async () => {
  const json = { error: { code: 500, message: 'Words.', errors: [{ reason: 'somethingNew' }] } }
  on.answers(() => ({ status: 500, json }))
  expect(await on.youtube.begin(access, postOf(1_000))).toMatchObject({ status: 'unclear', why: 'outage' })
})

it('never takes an HTTP status alone for a reason', async () => {
  for (const [status, why] of [
    [401, 'unreadable'],
    [403, 'unreadable'],
    [302, 'unreadable'],
    [500, 'outage'],
  ] as const) {
    on.answers(() => ({ status, text: '<html>' }))
    expect(await on.youtube.begin(access, postOf(1_000))).toMatchObject({ status: 'unclear', why })
  }
})

it('says of a network that nobody can reach that nothing came of it', async () => {
  const other = await openYoutube()
  await other.stop()
  expect(await other.youtube.begin(access, postOf(1_000))).toMatchObject({ status: 'wait', why: 'outage' })
})
