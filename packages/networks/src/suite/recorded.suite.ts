import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import type { HostAt } from '../maker.ts'

/** What a network was asked. */
export type Heard = {
  method: string
  host: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What it answers: JSON or words; `hangs-up` is a line that goes dead once everything was heard. */
export type Recorded =
  | { status?: number; headers?: Record<string, string>; json?: unknown; text?: string }
  | 'hangs-up'

export type RecordedNetwork = {
  at: HostAt
  heard: Heard[]
  /** What is answered from here on. */
  answers: (answer: (heard: Heard) => Recorded) => void
  stop: () => Promise<void>
}

/** A network that answers what was written down of it, for what no stand-in can be made to say. */
export async function openRecorded(): Promise<RecordedNetwork> {
  let answer: (heard: Heard) => Recorded = () => ({ status: 404 })
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    void buffer(request).then(answerTo, () => {
      // Who hung up on us needs no answer.
    })
    function answerTo(body: Buffer) {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const [, host = '', ...path] = url.pathname.split('/')
      const { method = '', headers } = request
      const asked = { method, host, path: `/${path.join('/')}`, query: url.searchParams, headers, body }
      heard.push(asked)
      const told = answer(asked)
      if (told === 'hangs-up') return request.socket.destroy()
      const { status = 200, json, text } = told
      return response
        .writeHead(status, told.headers)
        .end(json === undefined ? (text ?? '') : JSON.stringify(json))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    at: (host) => `${home}/${host}`,
    heard,
    answers: (next) => {
      answer = next
      heard.length = 0
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
