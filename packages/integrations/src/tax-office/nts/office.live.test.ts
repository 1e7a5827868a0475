import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { createNtsOffice } from './office.ts'

const key = 'nts-sandbox+/=='

describe('the tax office, against its stand-in', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.stop())

  const office = (NTS_SERVICE_KEY = key) =>
    createNtsOffice({
      NTS_SERVICE_KEY,
      NTS_URL: `${sandbox.url}/sandbox/tax-office/api/nts-businessman/v1`,
    })

  it.each([
    ['123-45-67891', 'active'],
    ['220-81-00302', 'paused'],
    ['2208100603', 'closed'],
    ['220-81-00700', 'unregistered'],
  ])('knows %s as %s', async (number, status) => {
    expect(await office().status(number)).toEqual({ status })
  })

  it('takes the key as the portal writes it for addresses, too', async () => {
    expect(await office(encodeURIComponent(key)).status('1234567891')).toEqual({ status: 'active' })
  })

  it('says nothing of a number when its key is refused, and does not show the key', async () => {
    const answer = await office('another key').status('1234567891')
    expect(answer).toEqual({ status: 'unknown', reason: 'It answered 401.' })
  })

  it.each(['busy', 'broken', 'garbled', 'silent'])('knows of nothing while it is %s', async (fault) => {
    await sandbox.setFault('tax-office', fault)
    expect(await office().status('1234567891')).toMatchObject({ status: 'unknown' })
    await sandbox.setFault('tax-office', 'none')
  })
})

describe('a tax office that', () => {
  afterEach(() => vi.restoreAllMocks())

  const asked = async (listener: RequestListener) => {
    const server = createServer(listener).listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    const { port } = server.address() as AddressInfo
    const office = createNtsOffice({ NTS_SERVICE_KEY: key, NTS_URL: `http://127.0.0.1:${port}/v1/` })
    const answer = await office.status('1234567891')
    server.close()
    server.closeAllConnections()
    return answer
  }
  const active = JSON.stringify({ status_code: 'OK', data: [{ b_no: '1234567891', b_stt_cd: '01' }] })

  it('fails once is asked once more, and no more often', async () => {
    const told: number[] = []
    const failing =
      (times: number): RequestListener =>
      (request, reply) => {
        told.push(1)
        request.resume()
        if (told.length > times) reply.end(active)
        else reply.writeHead(503).end()
      }
    expect(await asked(failing(1))).toEqual({ status: 'active' })
    expect(told.splice(0)).toHaveLength(2)
    expect(await asked(failing(9))).toEqual({ status: 'unknown', reason: 'It answered 503.' })
    expect(told).toHaveLength(2)
  })

  it('does not answer within five seconds, twice, is unknown', async () => {
    const limits: AbortController[] = []
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const begun = new AbortController()
      limits.push(begun)
      return begun.signal
    })
    // Its time is over as soon as it has been asked, however quick this machine is.
    const answer = await asked((request) => {
      request.resume()
      limits.at(-1)?.abort(new DOMException('It took too long.', 'TimeoutError'))
    })
    expect(answer).toEqual({ status: 'unknown', reason: 'TimeoutError' })
    expect(limit.mock.calls).toEqual([[5_000], [5_000]])
  })

  it('answers for another number has not answered', async () => {
    const other = active.replace('1234567891', '2208100302')
    expect(await asked((_request, reply) => reply.end(other))).toMatchObject({ status: 'unknown' })
  })
})
