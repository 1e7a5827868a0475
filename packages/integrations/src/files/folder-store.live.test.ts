import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { attachment } from './attachment.ts'
import { describeFileStore } from './files.suite.ts'
import { createFolderStore } from './folder-store.ts'

let folder = ''
let now = new Date('2026-03-01T00:10:00Z')
const linkKey = new Uint8Array(32).fill(7)
const store = () => createFolderStore({ folder, linkKey, baseUrl: '', now: () => now })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Reads a link by the store's own check, as the server's route does. */
async function fetchUrl(link: string): Promise<Response> {
  const url = new URL(link, 'http://localhost')
  const key = url.pathname.replace('/files/', '')
  const { expires, ...rest } = Object.fromEntries(url.searchParams) as Record<string, string>
  const carried = { expires: Number(expires), signature: rest['signature'] ?? '', name: rest['name'] }
  if (!store().checkLink?.(key, carried)) return new Response(null, { status: 403 })
  const file = await store().get(key)
  const headers = carried.name ? { 'content-disposition': attachment(carried.name) } : {}
  return new Response(file && (Readable.toWeb(file.stream) as ReadableStream), { headers })
}

describeFileStore('a folder', () => ({ store: store(), fetchUrl }))

it('refuses a link that ran out, was signed for another file, or was changed', async () => {
  await store().put('x/one', new Uint8Array(1), { contentType: 'image/png' })
  const link = await store().signedUrl('x/one', { expiresInSeconds: 600 })
  expect((await fetchUrl(link)).status).toBe(200)
  expect((await fetchUrl(link.replace('x/one', 'x/two'))).status).toBe(403)
  expect((await fetchUrl(link.replace(/expires=\d/, 'expires=9'))).status).toBe(403)
  expect((await fetchUrl(`${link}&name=evil.html`)).status).toBe(403)
  now = new Date('2026-03-01T00:31:00Z')
  expect((await fetchUrl(link)).status).toBe(403)
})

it('holds a link for at least the time asked for, and at most twice as long', async () => {
  for (const start of ['00:00:00', '00:09:59', '00:10:00']) {
    now = new Date(`2026-03-01T${start}Z`)
    const expires = Number(
      new URL(await store().signedUrl('x/one', { expiresInSeconds: 600 }), 'http://h').searchParams.get(
        'expires',
      ),
    )
    const lastsMs = expires - now.getTime()
    expect(lastsMs).toBeGreaterThanOrEqual(600_000)
    expect(lastsMs).toBeLessThanOrEqual(1_200_000)
  }
})

it('leaves no half files behind', async () => {
  expect(await readdir(join(folder, 'coming'))).toEqual([])
})
