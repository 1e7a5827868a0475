import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { serveStandIns } from '../serve.ts'
import { createStock } from './index.ts'

let now = new Date('2026-03-01T00:00:00Z')
let app: FastifyInstance
beforeEach(async () => {
  now = new Date('2026-03-01T00:00:00Z')
  app = await serveStandIns(createStock(() => now))
})
afterEach(() => app.close())

const pexels = (query: string, authorization = 'pexels-sandbox') =>
  app.inject({ url: `/sandbox/pexels/v1/search?${query}`, headers: { authorization } })
const pixabay = (query: string) => app.inject(`/sandbox/pixabay/api/?${query}`)
const openverse = (query: string) => app.inject(`/sandbox/openverse/v1/images/?${query}`)

describe('Pexels', () => {
  it('takes its key without a scheme, and nothing it does not know', async () => {
    expect((await pexels('query=coffee')).statusCode).toBe(200)
    expect((await pexels('query=coffee', 'Bearer pexels-sandbox')).statusCode).toBe(401)
    for (const query of [
      '',
      'query=x&per_page=81',
      'query=x&locale=ko',
      'query=x&orientation=tall',
      'query=x&q=y',
    ])
      expect({ query, status: (await pexels(query)).statusCode }).toEqual({ query, status: 400 })
  })

  it('takes 200 calls an hour, and tells of the limit with what it grants alone', async () => {
    for (let call = 1; call < 200; call += 1) await pexels('query=x')
    expect((await pexels('query=x')).headers['x-ratelimit-remaining']).toBe('0')
    const refused = await pexels('query=x')
    expect([refused.statusCode, refused.headers['x-ratelimit-limit']]).toEqual([429, undefined])
    now = new Date('2026-03-01T01:00:00Z')
    expect((await pexels('query=x')).statusCode).toBe(200)
  })

  it('says where the next page is, until there is none', async () => {
    const first = (await pexels('query=coffee&per_page=10')).json()
    expect(new URL(first.next_page).searchParams.get('page')).toBe('2')
    expect((await pexels('query=coffee&per_page=10&page=2')).json()).not.toHaveProperty('next_page')
  })
})

describe('Pixabay', () => {
  it('says what is wrong as plain text', async () => {
    const answer = await pixabay('key=other&q=coffee')
    expect([answer.statusCode, answer.body.slice(0, 11)]).toEqual([400, '[ERROR 400]'])
    expect(answer.headers['content-type']).toContain('text/plain')
  })

  it('takes pages of three or more, and none beyond the 500th hit', async () => {
    expect((await pixabay('key=pixabay-sandbox&q=x&per_page=2')).statusCode).toBe(400)
    expect((await pixabay('key=pixabay-sandbox&q=x&per_page=100&page=6')).statusCode).toBe(400)
    expect((await pixabay('key=pixabay-sandbox&q=x&per_page=3')).json().hits).toHaveLength(3)
  })
})

describe('Openverse', () => {
  it('gives no more than 20 a page and 240 in all to who brings no key', async () => {
    expect((await openverse('q=x&page_size=21')).statusCode).toBe(401)
    expect((await openverse('q=x&page_size=20&page=13')).statusCode).toBe(401)
  })

  it('has pictures of every licence, and gives those that are asked for', async () => {
    const licences = async (query: string) => {
      const { results } = (await openverse(`q=coffee&${query}`)).json()
      return new Set(results.map(({ license }: { license: string }) => license))
    }
    expect(await licences('')).toContain('by-nc-nd')
    expect(await licences('license_type=commercial,modification&license=by,cc0,pdm')).toEqual(
      new Set(['by', 'cc0', 'pdm']),
    )
    expect((await openverse('q=x&license=mine')).statusCode).toBe(400)
  })
})
