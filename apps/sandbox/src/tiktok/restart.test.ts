import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { createSandbox } from '../sandbox.ts'
import { testClip } from '../test/clip.ts'
import { linkTiktok, publicPost, sendChunk, tiktok, tiktokOauth } from '../test/tiktok.ts'

const mega = 5 * 1024 ** 2
let now = Date.parse('2026-03-01T00:00:00Z')
let folder: string
let app: FastifyInstance
const start = async () => {
  app = await createSandbox(() => new Date(now), { folder })
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-tiktok-test-'))
  await start()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

it('an upload goes on where it was, and a spent token stays spent, after the sandbox was started anew', async () => {
  const bytes = Buffer.concat([await testClip(), Buffer.alloc(2 * mega)])
  const { access_token: token, refresh_token } = await linkTiktok(app)
  const source_info = {
    source: 'FILE_UPLOAD',
    video_size: bytes.length,
    chunk_size: mega,
    total_chunk_count: 2,
  }
  const begun = await tiktok(app, '/post/publish/video/init/', {
    token,
    body: { post_info: publicPost(), source_info },
  })
  const { publish_id, upload_url: url } = begun.body.data
  await sendChunk(app, url, { bytes: bytes.subarray(0, mega), total: bytes.length })
  await tiktokOauth(app, { grant_type: 'refresh_token', refresh_token })
  await app.close()
  await start()
  expect((await tiktokOauth(app, { grant_type: 'refresh_token', refresh_token })).body.error).toBe(
    'invalid_grant',
  )
  const sent = await sendChunk(app, url, { bytes: bytes.subarray(mega), from: mega, total: bytes.length })
  expect(sent.status).toBe(201)
  now += 11_000
  const { body } = await tiktok(app, '/post/publish/status/fetch/', { token, body: { publish_id } })
  expect(body.data.status).toBe('PUBLISH_COMPLETE')
})
