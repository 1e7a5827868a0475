import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { type FileServer, serveFiles } from '../../test/files.ts'
import { pull, type PullManners } from './pull.ts'

let site: FileServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-pull-test-'))
  site = await serveFiles({
    '/clip.mp4': { bytes: 'a clip', type: 'video/mp4' },
    '/moved.mp4': { bytes: '', type: 'text/plain', status: 302, location: '/clip.mp4' },
    '/shut/clip.mp4': { bytes: 'a clip', type: 'video/mp4' },
    '/shut/open/clip.mp4': { bytes: 'a clip', type: 'video/mp4' },
    '/robots.txt': {
      bytes: 'User-agent: other\nDisallow: /\n\nUser-agent: *\nDisallow: /shut\nAllow: /shut/open',
      type: 'text/plain',
    },
  })
})
afterAll(async () => {
  site.close()
  await rm(folder, { recursive: true })
})

const manners: PullManners = {
  allowsLocal: true,
  allowsRedirects: true,
  crawler: 'facebookexternalhit/1.1',
  types: /^video\//,
  mostBytes: 100,
  timeoutMs: 5_000,
}
const fetchTo = (address: string, more: Partial<PullManners> = {}) =>
  pull(address, join(folder, 'got'), { ...manners, ...more })

it('brings what an address names, also where it has moved', async () => {
  for (const path of ['/clip.mp4', '/moved.mp4', '/shut/open/clip.mp4']) {
    expect(await fetchTo(`${site.url}${path}`)).toMatchObject({ bytes: 6, isWhole: true })
    expect(await readFile(join(folder, 'got'), 'utf8')).toBe('a clip')
  }
})

it.each([
  ['plain http', 'http://clipmint.example/clip.mp4', {}, 'not-https'],
  ['a private address', 'https://192.168.0.7/clip.mp4', {}, 'not-public'],
  ['what is no address', 'clip.mp4', {}, 'unreachable'],
  ['this machine where it is not public', '/clip.mp4', { allowsLocal: false }, 'not-public'],
  ['what has moved where that is not followed', '/moved.mp4', { allowsRedirects: false }, 'redirect'],
  ['what robots may not read', '/shut/clip.mp4', {}, 'robots'],
  ['anything, for a robot that is kept out', '/clip.mp4', { crawler: 'other' }, 'robots'],
  ['another type', '/robots.txt', { crawler: null }, 'type'],
  ['too much', '/clip.mp4', { mostBytes: 5 }, 'too-big'],
  ['what is not there', '/missing.mp4', {}, 'unreachable'],
] as const)('does not bring %s', async (_what, address, more, fault) => {
  expect(await fetchTo(address.startsWith('/') ? `${site.url}${address}` : address, more)).toEqual({ fault })
})
