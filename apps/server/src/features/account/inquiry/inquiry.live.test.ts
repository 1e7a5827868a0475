import { limits } from '@clipmint/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type TestServer, startTestServer } from '../../../test/index.ts'
import { account } from '../index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    engine: 'postgres',
    areas: { handlers: { account } },
    settings: { sandbox: false, businessMail: 'sales@clipmint.example' },
    trustedProxies: 1,
  })
})
afterAll(() => server.stop())

const inquiry = {
  userName: '박하나\nBcc: all@example.com',
  userEmail: 'hana@shop.kr',
  userContents: '스무 개 매장에서 함께 쓰고 싶어요.',
}
const send = (body: object, address = '203.0.113.9') =>
  server.ask({
    method: 'POST',
    url: '/v3/user/businessMail',
    body,
    headers: { 'x-forwarded-for': address },
  })

it('reaches the company, whose answer goes to who asked', async () => {
  expect((await send(inquiry)).body.code).toBe('SUCCESS')
  expect(server.mail.sent.at(-1)).toMatchObject({
    to: 'sales@clipmint.example',
    replyTo: 'hana@shop.kr',
    subject: '[사업 문의] 박하나 Bcc: all@example.com',
    text: expect.stringContaining('스무 개 매장에서 함께 쓰고 싶어요.'),
  })
})

it('says when it cannot be sent', async () => {
  server.mail.answer = () => ({ status: 'refused', reason: 'no such address' })
  expect((await send(inquiry)).body).toMatchObject({
    code: 'ACCOUNT_MAIL_FAILED',
    message: '문의를 보내지 못했어요. 잠시 후 다시 시도해 주세요.',
  })
  server.mail.answer = () => ({ status: 'sent' })
})

it('is taken so often a day from one address, and on from another', async () => {
  const from = '203.0.113.10'
  for (let sent = 0; sent < limits.inquiriesPerAddressPerDay; sent += 1) {
    expect((await send(inquiry, from)).body.code).toBe('SUCCESS')
  }
  expect((await send(inquiry, from)).body.code).toBe('TOO_MANY_REQUESTS')
  expect((await send(inquiry, '203.0.113.11')).body.code).toBe('SUCCESS')
  server.clock.advance(86_400_000)
  expect((await send(inquiry, from)).body.code).toBe('SUCCESS')
})

it.each([
  ['userName', { userName: ' ' }],
  ['userEmail', { userEmail: 'hana' }],
  ['userContents', { userContents: '짧아요' }],
])('refuses a bad %s by naming it', async (field, wrong) => {
  expect((await send({ ...inquiry, ...wrong }, '203.0.113.12')).body).toMatchObject({
    code: 'INVALID_INPUT',
    field,
  })
})
