import type { BusinessStatus } from '@clipmint/integrations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  usualEngines,
  type Member,
  startTestServer,
  type TestServer,
  wholeAccount,
} from '../../test/index.ts'
import { billing, billingJobs, forget, issueTaxInvoice, listTaxInvoices } from './index.ts'

const job = { signal: AbortSignal.timeout(600_000), jobId: '', retry: 0, lastTry: false }
const company = 'business@clipmint.example'
const details = {
  month: '2026-12',
  businessNumber: '1234567891',
  companyName: '하나상점',
  representative: '박하나',
  address: '서울특별시 마포구 연남로 101',
  businessType: '소매업',
  businessItem: '도자기',
  email: 'tax@hana.example',
}

describe.each(usualEngines)('tax invoices on %s', (engine) => {
  let server: TestServer
  let member: Member
  let answer: BusinessStatus
  const asked: string[] = []
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      areas: {
        handlers: { account: wholeAccount, billing },
        jobs: { billing: { taxLetter: billingJobs.taxLetter } },
      },
      works: true,
      taxOffice: {
        status: async (number) => {
          asked.push(number)
          return answer
        },
      },
    })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-05T03:00:00Z')
    answer = { status: 'active' }
    asked.length = 0
    // What a test left to be told is told before the next.
    await tell()
    await server.jobsDone()
    server.mail.sent.length = 0
    member = await server.member({ planType: 3 })
  })

  const request = async (more: object = {}, as = member) =>
    (await server.ask({ method: 'POST', url: '/v3/invoice/taxinvoice', as, body: { ...details, ...more } }))
      .body
  const mine = async (as = member) => (await server.ask({ url: '/v3/invoice/taxinvoice', as })).body.result
  const mails = async () => {
    await server.jobsDone()
    return server.mail.sent.map(({ to, subject }) => [to, subject])
  }
  const checkAgain = () => billingJobs.taxCheck.run(server.ctx, {}, job)
  const tell = () => billingJobs.taxTell.run(server.ctx, {}, job)

  it('are asked for, and the company is told all that they are made of', async () => {
    expect(await mine()).toEqual({ list: [], months: ['2026-12', '2026-11'] })
    const { code, result } = await request()
    expect(code).toBe('SUCCESS')
    expect(result).toEqual({
      ...details,
      _id: expect.any(String),
      businessNumber: '123-45-67891',
      status: 'requested',
      checked: 'active',
      requestedAt: '2026-12-05T03:00:00.000Z',
      issuedAt: null,
    })
    expect((await mine()).list).toEqual([result])
    expect(await mails()).toEqual([[company, '[세금계산서] 하나상점, 2026년 12월']])
    const [mail] = server.mail.sent
    expect(mail?.replyTo).toBe(details.email)
    for (const said of ['123-45-67891', '박하나', '연남로 101', '소매업', '도자기', `issue ${result._id}`])
      expect(mail?.text).toContain(said)
    expect(mail?.text).not.toContain('국세청의 답이 없어')
    expect((await mine(await server.member({ planType: 3 }))).list).toEqual([])
  })

  it.each([0, 1, 2, 11, 12, 101])('are not for plan %i', async (planType) => {
    const other = await server.member({ planType })
    expect(await request({}, other)).toMatchObject({ code: 'BILLING_TAX_NOT_IN_PLAN' })
    expect(await mine(other)).toEqual({ list: [], months: [] })
    expect(asked).toEqual([])
  })

  it('are for Pro by the year too', async () => {
    expect((await request({}, await server.member({ planType: 13 }))).code).toBe('SUCCESS')
  })

  it.each([
    ['paused', 'BILLING_TAX_PAUSED', '재개업 신고'],
    ['closed', 'BILLING_TAX_CLOSED', '지금 쓰는 사업자등록번호'],
    ['unregistered', 'BILLING_TAX_UNREGISTERED', '번호를 확인해'],
  ] as const)(
    'are not made out to a business that is %s, and say what to do',
    async (status, code, sentence) => {
      answer = { status }
      expect(await request()).toMatchObject({
        code,
        field: 'businessNumber',
        message: expect.stringContaining(sentence),
      })
      expect((await mine()).list).toEqual([])
      expect(await mails()).toEqual([])
    },
  )

  it('ask nobody about a number whose last digit does not fit', async () => {
    expect(await request({ businessNumber: '123-45-67890' })).toMatchObject({
      code: 'BILLING_TAX_NUMBER_WRONG',
      field: 'businessNumber',
    })
    expect(asked).toEqual([])
  })

  it.each([
    'businessNumber',
    'companyName',
    'representative',
    'address',
    'businessType',
    'businessItem',
    'email',
  ])('need %s', async (field) => {
    expect(await request({ [field]: ' ' })).toMatchObject({ code: 'INVALID_INPUT', field })
  })

  it('can be asked for of this month, and of the last until its tenth day', async () => {
    const closed = { code: 'BILLING_TAX_MONTH', field: 'month' }
    expect(await request({ month: '2026-10' })).toMatchObject(closed)
    expect(await request({ month: '2027-01' })).toMatchObject(closed)
    server.clock.set('2026-12-10T14:59:59Z')
    const late = await server.again(member)
    expect((await request({ month: '2026-11' }, late)).code).toBe('SUCCESS')
    server.clock.set('2026-12-10T15:00:00Z')
    expect(await request({ month: '2026-11', companyName: '두나상점' }, late)).toMatchObject(closed)
    expect((await mine(late)).months).toEqual(['2026-12'])
  })

  it('are one for a month: the same again gives it, also when it is asked for twice at once', async () => {
    const [one, other] = await Promise.all([request(), request()])
    asked.length = 0
    const again = await request({ businessNumber: '123-45-67891', companyName: ' 하나상점 ' })
    expect(asked).toEqual([])
    expect(other.result).toEqual(one.result)
    expect(again.result).toEqual(one.result)
    expect(await mails()).toHaveLength(1)
  })

  it('take other details until they are issued, of which the company is told anew', async () => {
    const first = (await request()).result
    await mails()
    server.clock.advance(60_000)
    const { result } = await request({ address: '부산광역시 해운대구 1' })
    expect(result).toMatchObject({ month: '2026-12', address: '부산광역시 해운대구 1' })
    expect((await mine()).list).toEqual([result])
    expect(await mails()).toHaveLength(2)
    // By the mail of before, nobody marks issued what is another one now.
    expect(await issueTaxInvoice(server.ctx, first._id)).toBeNull()
    expect(await issueTaxInvoice(server.ctx, result._id)).toMatchObject({ address: '부산광역시 해운대구 1' })
  })

  it('are issued once, their owner is told, and nothing changes them any more', async () => {
    const { result } = await request()
    expect((await listTaxInvoices(server.ctx, { withIssued: false })).map(({ id }) => id)).toContain(
      result._id,
    )
    await tell()
    expect(await mails()).toHaveLength(1)
    server.clock.advance(3_600_000)
    expect(await issueTaxInvoice(server.ctx, result._id)).toMatchObject({ month: '2026-12' })
    expect(await issueTaxInvoice(server.ctx, result._id)).toBeNull()
    expect((await listTaxInvoices(server.ctx, { withIssued: false })).map(({ id }) => id)).not.toContain(
      result._id,
    )
    await tell()
    await tell()
    expect((await mails()).slice(1)).toEqual([
      [`${member.id}@example.com`, '2026년 12월 세금계산서를 발행했습니다'],
    ])
    expect(server.mail.sent.at(-1)?.text).toContain(details.email)
    for (const more of [{}, { companyName: '두나상점' }])
      expect(await request(more)).toMatchObject({ code: 'BILLING_TAX_ISSUED', field: 'month' })
    const { list, months } = await mine()
    expect(list).toMatchObject([{ status: 'issued', issuedAt: '2026-12-05T04:00:00.000Z' }])
    expect(months).toEqual(['2026-11'])
  })

  describe('while the tax office does not answer', () => {
    beforeEach(() => {
      answer = { status: 'unknown', reason: 'TimeoutError' }
    })

    it('are taken unchecked, and checked when it answers', async () => {
      expect((await request()).result).toMatchObject({ checked: 'unchecked', status: 'requested' })
      await mails()
      expect(server.mail.sent[0]?.text).toContain('국세청의 답이 없어')
      await checkAgain()
      expect((await mine()).list).toMatchObject([{ checked: 'unchecked' }])
      answer = { status: 'active' }
      await checkAgain()
      expect((await mine()).list).toMatchObject([{ checked: 'active' }])
      asked.length = 0
      await checkAgain()
      expect(asked).toEqual([])
      expect(await mails()).toHaveLength(1)
    })

    it.each([
      ['paused', '휴업'],
      ['closed', '폐업'],
      ['unregistered', '등록되지 않은'],
    ] as const)(
      'are withdrawn when it says that the business is %s, and their owner told why',
      async (status, why) => {
        await request()
        expect(await mails()).toHaveLength(1)
        answer = { status }
        await checkAgain()
        expect((await mine()).list).toEqual([])
        expect((await mails())[1]).toEqual([
          `${member.id}@example.com`,
          '2026년 12월 세금계산서를 발행하지 못했습니다',
        ])
        expect(server.mail.sent[1]?.text).toContain(why)
        answer = { status: 'active' }
        expect((await request({ businessNumber: '220-81-62517' })).code).toBe('SUCCESS')
      },
    )

    it('are left alone once an operator issued them', async () => {
      const { result } = await request()
      await issueTaxInvoice(server.ctx, result._id)
      answer = { status: 'closed' }
      await checkAgain()
      expect((await mine()).list).toMatchObject([{ status: 'issued' }])
    })
  })

  it('that were issued are kept when their owner is forgotten, as tax law asks; others go', async () => {
    const { result } = await request({ month: '2026-11' })
    await request()
    await issueTaxInvoice(server.ctx, result._id)
    await forget(server.ctx, member.id)
    expect((await mine()).list).toMatchObject([{ month: '2026-11', status: 'issued' }])
  })
})
