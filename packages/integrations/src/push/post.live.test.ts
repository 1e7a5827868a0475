import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type AskNames, vettedLookup } from '@clipmint/net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { post } from './post.ts'

const names: Record<string, string[] | 'ENOTFOUND' | 'EAI_AGAIN'> = {
  'inner.example.com': ['127.0.0.1'],
  'half.example.com': ['8.8.8.8', '127.0.0.1'],
  'nobody.example.com': 'ENOTFOUND',
  'unsure.example.com': 'EAI_AGAIN',
}

type Tell = (error: Error | null, addresses: { address: string; family: number }[]) => void
const askNames = (name: string, _options: object, tell: Tell) => {
  const known = names[name] ?? 'ENOTFOUND'
  if (typeof known === 'string') tell(Object.assign(new Error(known), { code: known }), [])
  else
    tell(
      null,
      known.map((address) => ({ address, family: 4 })),
    )
}
const lookup = vettedLookup(askNames as unknown as AskNames)

const said = { headers: {}, body: Buffer.from('x') }

describe('a post to an address that a stranger named', () => {
  let server: Server
  let port: number
  let asked = 0
  /** What it does instead of answering. */
  let keepSilent: (() => void) | null = null
  beforeEach(async () => {
    asked = 0
    keepSilent = null
    server = createServer((_request, answer) => {
      asked += 1
      if (keepSilent) keepSilent()
      else answer.writeHead(201).end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterEach(() => {
    vi.restoreAllMocks()
    server.closeAllConnections()
    server.close()
  })

  it.each(['inner.example.com', 'half.example.com', 'nobody.example.com'])(
    'leads nowhere at %s, and connects to nothing',
    async (name) => {
      expect(await post(new URL(`http://${name}:${port}/`), said, lookup)).toBe('nowhere')
      expect(asked).toBe(0)
    },
  )

  it('may yet arrive where the name server is away', async () => {
    expect(await post(new URL('https://unsure.example.com/'), said, lookup)).toEqual({
      silent: expect.stringContaining('EAI_AGAIN'),
    })
  })

  it('reaches an address of our own', async () => {
    expect(await post(new URL(`http://127.0.0.1:${port}/`), said, null)).toMatchObject({ status: 201 })
  })

  it('waits a few seconds for a service that takes it and says nothing', async () => {
    const time = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
    // Its time is over as soon as it has been asked, however quick this machine is.
    keepSilent = () => time.abort()
    expect(await post(new URL(`http://127.0.0.1:${port}/`), said, null)).toEqual({
      silent: expect.stringContaining('Error'),
    })
    expect(asked).toBe(1)
    expect(limit.mock.calls).toEqual([[4_000]])
  })
})
