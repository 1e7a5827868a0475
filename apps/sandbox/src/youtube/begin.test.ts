import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import { useSandbox } from '../test/sandbox.ts'
import { beginUpload, linkYoutube, somewhat, uploadYoutube, youtube } from '../test/youtube.ts'

const sandbox = useSandbox()
const { app, pass, control } = sandbox
let clip: Buffer
let token: string
beforeAll(async () => {
  clip = await testClip()
})
beforeEach(async () => {
  token = (await linkYoutube(app())).access_token
})

describe('the beginning of an upload', () => {
  const reasonOf = async (body: object, more: { query?: string; headers?: Record<string, string> } = {}) => {
    const { status, body: said } = await beginUpload(app(), { token, bytes: 10_000, body, ...more })
    return [status, said?.error.errors[0].reason]
  }
  const snippet = (more: object) => ({ ...somewhat, snippet: { ...somewhat.snippet, ...more } })
  const status = (more: object) => ({ ...somewhat, status: { ...somewhat.status, ...more } })

  it.each([
    ['no title', snippet({ title: ' ' }), 'invalidTitle'],
    ['a title of 101', snippet({ title: '가'.repeat(101) }), 'invalidTitle'],
    ['a title with angles', snippet({ title: 'a > b' }), 'invalidTitle'],
    [
      'a description of 5001 bytes',
      snippet({ description: `${'가'.repeat(1_666)}abc` }),
      'invalidDescription',
    ],
    ['a description with angles', snippet({ description: '<b>' }), 'invalidDescription'],
    [
      'tags of more than 500 as they are counted',
      snippet({ tags: Array(50).fill('two words') }),
      'invalidTags',
    ],
    ['a category that there is not', snippet({ categoryId: '99' }), 'invalidCategoryId'],
    ['a privacy that there is not', status({ privacyStatus: 'friends' }), 'invalidVideoMetadata'],
    ['a time for what is public', status({ publishAt: '2026-03-02T00:00:00Z' }), 'invalidPublishAt'],
    ['a time that is none', status({ privacyStatus: 'private', publishAt: 'tomorrow' }), 'invalidPublishAt'],
    ['a word that there is not', snippet({ titel: 'x' }), 'badRequest'],
  ])('refuses %s', async (_what, body, reason) => {
    expect(await reasonOf(body)).toEqual([400, reason])
  })

  it('takes what is just within', async () => {
    expect(
      await reasonOf(
        snippet({
          title: '가'.repeat(100),
          description: `${'가'.repeat(1_666)}ab`,
          tags: Array(41).fill('two words').slice(0, 41),
        }),
      ),
    ).toEqual([200, undefined])
  })

  it('wants its parts, its headers and its kind', async () => {
    expect(await reasonOf(somewhat, { query: 'uploadType=resumable&part=snippet' })).toEqual([
      400,
      'unexpectedPart',
    ])
    expect(await reasonOf(somewhat, { query: 'uploadType=resumable' })).toEqual([
      400,
      'missingRequiredParameter',
    ])
    expect(await reasonOf(somewhat, { query: 'uploadType=media&part=snippet,status' })).toEqual([
      400,
      'invalidParameter',
    ])
    expect(await reasonOf(somewhat, { headers: { 'x-upload-content-type': 'image/png' } })).toEqual([
      400,
      'badContent',
    ])
    expect(await reasonOf(somewhat, { headers: { 'x-upload-content-length': 'long' } })).toEqual([
      400,
      'badRequest',
    ])
    expect(await reasonOf(somewhat, { headers: { 'x-upload-content-length': '0' } })).toEqual([
      400,
      'mediaBodyRequired',
    ])
    expect(await reasonOf(somewhat, { headers: { 'content-type': 'text/plain' } })).toEqual([
      400,
      'parseError',
    ])
  })

  it('is not for who has no channel, or did not tick it', async () => {
    token = (await linkYoutube(app(), { person: 'mina' })).access_token
    expect(await reasonOf(somewhat)).toEqual([401, 'youtubeSignupRequired'])
    expect(
      (await youtube(app(), '/youtube/v3/channels?part=id&mine=true', { token })).body,
    ).not.toHaveProperty('items')
    const { access_token } = await linkYoutube(app(), {
      more: { scope: 'https://www.googleapis.com/auth/youtube.readonly' },
    })
    token = access_token
    expect(await reasonOf(somewhat)).toEqual([403, 'insufficientPermissions'])
  })

  it('has a bucket of its own until midnight in California, over the change of clocks too', async () => {
    await control('/clock', { at: '2026-03-08T07:59:00Z' })
    token = (await linkYoutube(app())).access_token
    await control('/switches/youtube', { insertsPerDay: 2 })
    await reasonOf(somewhat)
    await reasonOf(somewhat)
    expect(await reasonOf(somewhat)).toEqual([403, 'quotaExceeded'])
    // Another project's buckets are not touched.
    expect((await youtube(app(), '/youtube/v3/channels?part=id&mine=true', { token })).status).toBe(200)
    pass(60)
    expect(await reasonOf(somewhat)).toEqual([200, undefined])
    await reasonOf(somewhat)
    // The eighth of March has 23 hours there.
    pass(23 * 3_600 - 61)
    token = (await linkYoutube(app())).access_token
    expect(await reasonOf(somewhat)).toEqual([403, 'quotaExceeded'])
    pass(61)
    expect(await reasonOf(somewhat)).toEqual([200, undefined])
  })

  it('is refused to a channel that took too many', async () => {
    await control('/switches/youtube', { uploadsPerChannel: 1 })
    await uploadYoutube(app(), { token, bytes: clip })
    expect(await reasonOf(somewhat)).toEqual([400, 'uploadLimitExceeded'])
  })
})
