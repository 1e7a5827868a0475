import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'

import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createHttpSegmenter } from './segmenter.ts'

const { signal } = new AbortController()

const [width, height] = [120, 80]

/** A grey picture with a dark square in its middle, or none. */
function picture(hasThing: boolean): Buffer {
  const rows = Array.from({ length: height }, (_, y) =>
    Uint8Array.from({ length: width + 1 }, (_one, x) => {
      const isThing = hasThing && Math.abs(x - 60) < 24 && Math.abs(y - 40) < 24
      return x === 0 ? 0 : isThing ? 40 : 230
    }),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.concat(rows))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

describe('a segmentation model', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.stop())
  const model = () => createHttpSegmenter({ SEGMENTATION_URL: `${sandbox.url}/sandbox/segmentation` })

  it('answers a mask of the picture’s shape', async () => {
    const outcome = await model().segment(picture(true), signal)
    if (outcome.status !== 'found') throw new Error(outcome.status)
    const mask = Buffer.from(outcome.mask)
    expect([mask.readUInt32BE(16), mask.readUInt32BE(20)]).toEqual([width, height])
  })

  it('says that there is nothing to see, and that it takes no such file', async () => {
    expect(await model().segment(picture(false), signal)).toEqual({ status: 'none' })
    expect(await model().segment(Buffer.from('no picture'), signal)).toMatchObject({ status: 'refused' })
  })

  it('throws when it is broken, so that it is asked again', async () => {
    await sandbox.setFault('segmentation', 'broken')
    await expect(model().segment(picture(false), signal)).rejects.toThrow(/500/)
    await sandbox.setFault('segmentation', 'none')
  })
})

describe('what answers is not believed', () => {
  const answering = async (listener: RequestListener, key?: string) => {
    const server = createServer(listener).listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    const { port } = server.address() as AddressInfo
    const keys = key === undefined ? {} : { SEGMENTATION_KEY: key }
    const model = createHttpSegmenter({ SEGMENTATION_URL: `http://127.0.0.1:${port}/`, ...keys })
    return model.segment(Buffer.from('x'), signal).finally(() => server.close())
  }

  it('when it is no PNG, or does not end', async () => {
    expect(await answering((_request, reply) => reply.end('<html>'))).toMatchObject({ status: 'refused' })
    const endless: RequestListener = (_request, reply) => {
      const more = () => {
        while (!reply.destroyed && reply.write(Buffer.alloc(1024 ** 2)));
      }
      reply.on('drain', more)
      more()
    }
    expect(await answering(endless)).toMatchObject({
      status: 'refused',
      reason: expect.stringMatching(/bytes/),
    })
  })

  it('and a key goes along where there is one', async () => {
    let said: string | undefined
    await answering((request, reply) => {
      said = request.headers.authorization
      reply.writeHead(204).end()
    }, 'secret')
    expect(said).toBe('Bearer secret')
  })
})
