import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'

import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { serveSandbox } from './sandbox-proxy.ts'

let sandbox: Server
let stranger: Server
let app: FastifyInstance

const saying = async (name: string) => {
  const server = createServer((request, answer) => answer.end(`${name} ${request.url}`))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}
const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeAll(async () => {
  ;[sandbox, stranger] = [await saying('sandbox'), await saying('stranger')]
  app = Fastify()
  await serveSandbox(app, `http://127.0.0.1:${portOf(sandbox)}`)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  sandbox.close()
  stranger.close()
})

/** Sends a request line as it is, which no client library would. */
async function ask(target: string): Promise<string> {
  const socket = connect(portOf(app.server), '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nhost: clipmint.example\r\nconnection: close\r\n\r\n`)
  return text(socket)
}

it('passes a page on with its query', async () => {
  expect(await ask('/sandbox/inbox?to=1')).toContain('sandbox /sandbox/inbox?to=1')
})

it.each(['http://127.0.0.1:PORT/sandbox/inbox', '/sandbox/..//127.0.0.1:PORT/sandbox/inbox'])(
  'asks nobody but the sandbox for %s',
  async (target) => {
    const answer = await ask(target.replace('PORT', String(portOf(stranger))))
    expect(answer).not.toContain('stranger')
    expect(answer).toContain('200 OK')
  },
)
