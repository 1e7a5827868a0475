import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { createSandbox } from '../sandbox.ts'
import { testClip } from '../test/clip.ts'
import { beginUpload, linkYoutube, probeSession, sendBytes } from '../test/youtube.ts'

const piece = 256 * 1024
let folder: string
let app: FastifyInstance
const start = async () => {
  app = await createSandbox(() => new Date('2026-03-01T00:00:00Z'), { folder })
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-youtube-test-'))
  await start()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

it('an upload goes on where it was, and its quota is spent, after the sandbox was started anew', async () => {
  const bytes = Buffer.concat([await testClip(), Buffer.alloc(piece)])
  const { access_token: token } = await linkYoutube(app)
  const session = String((await beginUpload(app, { token, bytes: bytes.length })).headers.location)
  await sendBytes(app, session, { token, bytes: bytes.subarray(0, piece), total: bytes.length })
  await app.close()
  await start()
  expect((await probeSession(app, session, token, bytes.length)).headers['range']).toBe(
    `bytes=0-${piece - 1}`,
  )
  const rest = { token, bytes: bytes.subarray(piece), from: piece, total: bytes.length }
  const { status, body } = await sendBytes(app, session, rest)
  expect(status).toBe(201)
  await app.close()
  await start()
  expect((await probeSession(app, session, token, bytes.length)).body.id).toBe(body.id)
  expect((await app.inject('/sandbox/youtube/state.json')).json().quota.inserts).toBe(1)
})
