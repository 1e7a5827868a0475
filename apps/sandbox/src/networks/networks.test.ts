import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createSandbox } from '../sandbox.ts'

const start = new Date('2026-03-01T00:00:00Z')
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-networks-test-'))
  app = await createSandbox(() => start, { folder })
})
beforeEach(() => app.inject({ method: 'POST', url: '/sandbox/networks/reset' }))
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const answer = await app.inject({ method, url: `/sandbox/networks${path}`, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}
/** Ends the sandbox, and starts it anew at the same folder. */
const restart = async () => {
  await app.close()
  app = await createSandbox(() => start, { folder })
}

describe('the clock of the networks', () => {
  it('is turned on, frozen and set, also by a page', async () => {
    expect((await call('POST', '/clock', { seconds: 60 })).body).toEqual({
      now: '2026-03-01T00:01:00.000Z',
      frozen: false,
    })
    expect((await call('POST', '/clock', { at: '2026-05-01T00:00:00Z', frozen: true })).body).toEqual({
      now: '2026-05-01T00:00:00.000Z',
      frozen: true,
    })
    await app.inject({ method: 'POST', url: '/sandbox/networks/turn', payload: { seconds: '3600' } })
    expect((await call('GET', '/clock')).body.now).toBe('2026-05-01T01:00:00.000Z')
  })

  it('refuses what is no time', async () => {
    for (const payload of [{ seconds: -1 }, { at: 'tomorrow' }, { minutes: 1 }])
      expect((await call('POST', '/clock', payload)).status).toBe(400)
  })
})

describe('what the networks know', () => {
  it('outlives the sandbox where it has a folder, until it is set back', async () => {
    await call('POST', '/clock', { seconds: 86_400 })
    await call('POST', '/switches/room', { viral: true })
    await call('PUT', '/accounts/100100000000001', { followers: 7 })
    await restart()
    expect((await call('GET', '/clock')).body.now).toBe('2026-03-02T00:00:00.000Z')
    expect((await call('GET', '/switches')).body.room).toMatchObject({ viral: true, unseen: false })
    const followers = async () => {
      const { accounts } = (await call('GET', '/accounts.json')).body
      return accounts.find(({ id }: { id: string }) => id === '100100000000001').followers
    }
    expect(await followers()).toBe(7)
    await call('POST', '/reset')
    expect(await followers()).toBe(1_840)
    expect((await call('GET', '/clock')).body.now).toBe('2026-03-01T00:00:00.000Z')
  })

  it('refuses a switch, a fact and a network that there are not', async () => {
    expect((await call('POST', '/switches/room', { virus: true })).status).toBe(400)
    expect((await call('POST', '/switches/room', { viral: 'yes' })).status).toBe(400)
    expect((await call('POST', '/switches/cellar', {})).status).toBe(400)
    expect((await call('PUT', '/accounts/100100000000001', { folowers: 7 })).status).toBe(400)
    expect((await call('PUT', '/apps/myspace', { redirectUris: [] })).status).toBe(400)
  })
})

describe('a rule of faults', () => {
  const rule = { network: 'facebook', route: 'GET /me', effect: { kind: 'before-commit' } }

  it('is taken, listed and dropped', async () => {
    const { status, body } = await call('POST', '/faults', rule)
    expect(status).toBe(201)
    expect((await call('GET', '/faults')).body.rules).toMatchObject([{ seen: 0, met: 0 }])
    await call('DELETE', `/faults/${body.id}`)
    expect((await call('GET', '/faults')).body.rules).toEqual([])
  })

  it.each([
    ['an unknown effect', { ...rule, effect: { kind: 'melt' } }],
    ['an unknown preset', { ...rule, effect: { kind: 'http', preset: 'meta.nothing' } }],
    ['an unknown network', { ...rule, network: 'myspace' }],
    ['a word that it does not know', { ...rule, mach: {} }],
  ])('refuses %s', async (_what, wrong) => {
    expect((await call('POST', '/faults', wrong)).status).toBe(400)
  })
})
