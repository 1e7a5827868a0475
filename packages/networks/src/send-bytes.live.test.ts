import { Readable } from 'node:stream'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sendBytes, type Shipment } from './send-bytes.ts'
import { openRecorded, type RecordedNetwork } from './suite/recorded.suite.ts'

let network: RecordedNetwork
beforeAll(async () => {
  network = await openRecorded()
})
afterAll(() => network.stop())

const content = Buffer.from('0123456789'.repeat(1_000))

function ship(more: Partial<Shipment> = {}) {
  return sendBytes({
    method: 'POST',
    url: new URL(`${network.at('upload.example')}/video`),
    headers: {},
    open: async () => Readable.from([content.subarray(0, 7_000), content.subarray(7_000)]),
    bytes: content.length,
    signal: AbortSignal.timeout(30_000),
    ...more,
  })
}

describe('bytes on their way to a network', () => {
  it('arrive as they are, counted as they go', async () => {
    network.answers(() => ({ json: { ok: true } }))
    const heard: number[] = []
    const reply = await ship({ onSent: (bytes) => heard.push(bytes) })
    expect(reply).toMatchObject({ status: 'replied', httpStatus: 200, json: { ok: true } })
    expect(heard).toEqual([7_000, 10_000])
    expect(network.heard[0]?.body.equals(content)).toBe(true)
    expect(network.heard[0]?.headers['content-length']).toBe('10000')
  })

  it('are no more than were asked for, within what stands around them', async () => {
    network.answers(() => ({ json: {} }))
    await ship({ bytes: 7_500, around: { before: '한<', after: '>' } })
    const expected = Buffer.concat([Buffer.from('한<'), content.subarray(0, 7_500), Buffer.from('>')])
    expect(network.heard[0]?.body.equals(expected)).toBe(true)
  })

  it('are nowhere for sure when the line goes dead, or when nobody wants to wait any more', async () => {
    network.answers(() => 'hangs-up')
    expect(await ship()).toMatchObject({ status: 'unclear', why: 'cut' })
    expect(await ship({ signal: AbortSignal.abort() })).toMatchObject({ status: 'unclear' })
  })

  it('never left where nobody is there', async () => {
    const url = new URL('http://127.0.0.1:9/video')
    expect(await ship({ url })).toMatchObject({ status: 'wait', why: 'outage' })
  })

  it('are not taken for sent when our own file ends or breaks too soon', async () => {
    network.answers(() => ({ json: {} }))
    await expect(ship({ bytes: content.length + 1 })).rejects.toThrow('cannot be read')
    const breaksSoon = async () => {
      const source = new Readable({ read() {} })
      setTimeout(() => source.destroy(new Error('The disk is gone.')), 10)
      return source
    }
    for (const bytes of [1_000, 2_000_000])
      await expect(ship({ bytes, open: breaksSoon })).rejects.toThrow('cannot be read')
  })
})
