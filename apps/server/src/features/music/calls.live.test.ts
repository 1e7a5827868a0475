import type { MusicTrack } from '@clipmint/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/index.ts'
import { music } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ engine: 'postgres', areas: { handlers: { music }, jobs: {} } })
})
afterAll(() => server.stop())

type Page = { list: MusicTrack[]; page: number; limit: number; total: number }

async function ask(query: string): Promise<Page> {
  const { status, body } = await server.ask({ url: `/ai/music${query}` })
  expect(status).toBe(200)
  return body.result
}

it('lists more than five hundred tracks to anyone, a page at a time and none twice', async () => {
  const [first, second] = [await ask('?limit=30'), await ask('?limit=30&page=2')]
  expect(first.total).toBeGreaterThanOrEqual(500)
  expect(first).toMatchObject({ page: 1, limit: 30 })
  expect(new Set([...first.list, ...second.list].map(({ _id }) => _id)).size).toBe(60)
})

it('lays each track out for the length asked for: beats, energy, and its licence for every platform', async () => {
  const [track] = (await ask('?length=20&ids=morning-market')).list
  expect(track).toMatchObject({
    _id: 'morning-market',
    source: 'composed',
    name: { ko: '아침 시장', en: 'Morning Market' },
    bpm: 112,
    key: 'C major',
    duration: 20_000,
    licence: {
      kind: 'own',
      platforms: { facebook: true, instagram: true, youtube: true, tiktok: true, download: true },
    },
    file: null,
  })
  expect(track?.beatGrid.beatMs).toBeCloseTo(60_000 / 112, 6)
  expect(track?.beatGrid.beats.at(-1)).toBeLessThan(20_000)
  expect(track?.beatGrid.downbeats[1]).toBeCloseTo(240_000 / 112, 0)
  const energies = track?.energyCurve.map(({ energy }) => energy) ?? []
  expect(Math.max(...energies)).toBe(1)
  expect(energies[0]).toBeLessThan(1)
})

it('keeps to mood and tempo, as a band, a range or a number', async () => {
  const found = async (query: string) => {
    const { list } = await ask(`?${query}&limit=100`)
    expect(list.length).toBeGreaterThan(0)
    return list
  }
  for (const { moods } of await found('mood=playful')) expect(moods).toContain('playful')
  for (const { bpm } of await found('tempo=slow')) expect(bpm).toBeLessThan(90)
  for (const { bpm } of await found('tempo=100-104')) expect([100, 101, 102, 103, 104]).toContain(bpm)
  for (const { bpm } of await found('tempo=120')) expect(Math.abs(bpm - 120)).toBeLessThanOrEqual(4)
})

it('finds tracks by words in both languages, forgiving', async () => {
  const first = async (search: string) =>
    (await ask(`?search=${encodeURIComponent(search)}`)).list[0]?.name.en
  expect(await first('두 번째 커피')).toBe('Second Cup')
  expect(await first('second cup')).toBe('Second Cup')
  expect(await first('ㄷㅂㅉㅋㅍ')).toBe('Second Cup')
  expect((await ask('?search=gugak')).list.every(({ style }) => style?.id === 'gugak-modern')).toBe(true)
  expect((await ask(`?search=${encodeURIComponent('신나는')}`)).total).toBeGreaterThan(20)
  expect((await ask('?search=zzzzzz')).total).toBe(0)
})

it('gives the tracks asked for by id in that order, and leaves unknown ones out', async () => {
  const { list, total } = await ask('?ids=silk-ribbon,no-such-track,morning-market')
  expect([total, ...list.map(({ _id }) => _id)]).toEqual([2, 'silk-ribbon', 'morning-market'])
})

it.each(['mood=loud', 'tempo=quick', 'length=4', 'length=61', 'limit=0', 'ids=../etc', 'platform=myspace'])(
  'refuses %s, which means nothing',
  async (query) => {
    const { status, body } = await server.ask({ url: `/ai/music?${query}` })
    expect([status, body.code, body.field]).toEqual([400, 'INVALID_INPUT', query.split('=')[0]])
  },
)

it('keeps what an account likes, the last liked first, once each', async () => {
  server.clock.set('2026-12-01T00:00:00Z')
  const [owner, other] = [await server.member(), await server.member()]
  const say = (method: 'PUT' | 'DELETE', id: string) =>
    server.ask({ method, url: `/ai/music/like/${id}`, as: owner })
  const liked = async (as = owner) => (await server.ask({ url: '/ai/music/like', as })).body.result.ids
  await say('PUT', 'silk-ribbon')
  server.clock.set('2026-12-01T00:01:00Z')
  expect((await say('PUT', 'morning-market')).body.result).toEqual({ _id: 'morning-market', liked: true })
  await say('PUT', 'silk-ribbon')
  expect(await liked()).toEqual(['morning-market', 'silk-ribbon'])
  expect(await liked(other)).toEqual([])
  expect((await say('DELETE', 'silk-ribbon')).body.result).toEqual({ _id: 'silk-ribbon', liked: false })
  expect(await liked()).toEqual(['morning-market'])
  const gone = await say('PUT', 'no-such-track')
  expect([gone.status, gone.body.code]).toEqual([404, 'MUSIC_NOT_FOUND'])
  expect((await server.ask({ url: '/ai/music/like' })).status).toBe(401)
})
