import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { download } from './download.ts'

let [provider, stranger]: Server[] = []
let [api, elsewhere] = ['', '']
const asked: string[] = []

async function serve(name: string): Promise<Server> {
  const server = createServer((request, answer) => {
    asked.push(`${name} ${request.url}`)
    if (request.url === '/away') answer.writeHead(302, { location: `${elsewhere}/secret` })
    else if (request.url === '/near') answer.writeHead(302, { location: '/file' })
    else if (request.url === '/round') answer.writeHead(302, { location: '/round' })
    else answer.writeHead(200, { 'content-type': request.url === '/page' ? 'text/html' : 'image/jpeg' })
    answer.end(name)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

beforeAll(async () => {
  const [own, foreign] = [await serve('provider'), await serve('stranger')]
  ;[provider, stranger] = [own, foreign]
  const addressOf = (server: typeof own) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  ;[api, elsewhere] = [addressOf(own), addressOf(foreign)]
})
afterAll(() => {
  provider?.close()
  stranger?.close()
})

const load = (address: string) => download(address, 'image', { api, hosts: ['images.example.com'] })

it('gives a file of the provider, a redirect within it included', async () => {
  const loaded = await load(`${api}/near`)
  expect(loaded.status === 'ok' && (await text(loaded.stream))).toBe('provider')
})

it.each([
  ['another host', () => `${elsewhere}/file`],
  ['a redirect to another host', () => `${api}/away`],
  ['a file host without TLS', () => 'http://images.example.com/file'],
  ['a name before the host', () => `${api.replace('//', '//images.example.com@')}/file`],
  ['a redirect without end', () => `${api}/round`],
  ['what is no picture', () => `${api}/page`],
])('refuses %s', async (_what, address) => {
  expect(await load(address())).toMatchObject({ status: 'refused' })
  expect(asked.filter((line) => line.startsWith('stranger'))).toEqual([])
})
