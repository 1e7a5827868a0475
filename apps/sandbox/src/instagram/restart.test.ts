import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'

import { createSandbox } from '../sandbox.ts'
import { testClip } from '../test/clip.ts'
import { insta, instagramOf, serveClips } from '../test/instagram.ts'

it('keeps containers, tokens and posts over a restart, where the sandbox has a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clipmint-instagram-test-'))
  const site = await serveClips(await testClip())
  let now = Date.parse('2026-03-01T00:00:00Z')
  let app: FastifyInstance = await createSandbox(() => new Date(now), { folder })
  const read = async (path: string) => (await app.inject(`/sandbox/networks${path}`)).json()
  const sandbox = {
    app: () => app,
    now: () => now,
    pass: (seconds: number) => void (now += seconds * 1_000),
    control: async () => {},
    visible: () => read('/posts/visible.json'),
    state: () => read('/state.json'),
  }
  const { signIn, container, statusOf, publish, graph } = instagramOf(sandbox, () => site.url)
  const restart = async () => {
    await app.close()
    app = await createSandbox(() => new Date(now), { folder })
  }

  const { token } = await signIn()
  const id = await container(token)
  await restart()
  expect((await statusOf(token, id)).status_code).toBe('FINISHED')
  const { body } = await publish(token, id)
  await restart()
  expect((await sandbox.visible()).total).toBe(1)
  expect((await graph('GET', `/${body.id}`, { access_token: token })).body.id).toBe(body.id)
  expect(insta).toBe((await sandbox.state()).posts[0].account)

  await app.close()
  site.close()
  await rm(folder, { recursive: true, force: true })
})
