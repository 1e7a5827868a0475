import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { serveStandIns } from '../serve.ts'
import { createTaxOffice } from './index.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await serveStandIns([createTaxOffice()])
})
afterAll(() => app.close())

const ask = async (body: unknown, serviceKey = 'nts-sandbox+/==') => {
  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox/tax-office/api/nts-businessman/v1/status',
    query: { serviceKey },
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('the stand-in of the tax office', () => {
  it('tells how each number stands, in the order asked', async () => {
    const { status, body } = await ask({ b_no: ['1234567891', '2208100302', '2208100603', '2208100700'] })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status_code: 'OK', match_cnt: 3, request_cnt: 4 })
    expect(body.data).toMatchObject([
      { b_no: '1234567891', b_stt: '계속사업자', b_stt_cd: '01', tax_type_cd: '01' },
      { b_stt: '휴업자', b_stt_cd: '02' },
      { b_stt: '폐업자', b_stt_cd: '03', end_dt: '20260630' },
      { b_stt: '', b_stt_cd: '', tax_type: '국세청에 등록되지 않은 사업자등록번호입니다.' },
    ])
  })

  it('refuses another key', async () => {
    expect(await ask({ b_no: ['1234567891'] }, 'other')).toMatchObject({ status: 401, body: { code: -401 } })
  })

  it.each([[{}], [{ b_no: [] }], [{ b_no: ['123-45-67891'] }], [{ b_no: ['123'] }], [[]]])(
    'refuses the body %j',
    async (body) => {
      expect(await ask(body)).toEqual({ status: 400, body: { status_code: 'BAD_JSON_REQUEST' } })
    },
  )

  it('takes a hundred numbers and no more', async () => {
    const numbers = (count: number) => ({ b_no: Array(count).fill('1234567891') })
    expect((await ask(numbers(100))).body.data).toHaveLength(100)
    expect(await ask(numbers(101))).toEqual({ status: 413, body: { status_code: 'TOO_LARGE_REQUEST' } })
  })
})
