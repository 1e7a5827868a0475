import { dayMs } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { accountDesk, strongPassword } from '../../../test/account-desk.ts'
import { type TestServer, usualEngines, startTestServer } from '../../../test/index.ts'
import { addPhoto } from '../../../test/seed.ts'

const reasons = ['rarely-used', 'too-expensive']

describe.each(usualEngines)('leaving on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, works: true })
  })
  afterAll(() => server.stop())

  async function owner(email: string) {
    const desk = accountDesk(server)
    const at = desk.browser()
    const { id, phone } = await desk.signUp(at, email)
    server.clock.advance(31_000)
    const leave = (more: object = {}) =>
      at.ask('POST', '/user/withdrawal', {
        reasons,
        opinion: '고마웠어요.',
        password: strongPassword,
        ...more,
      })
    return { ...desk, at, id, phone, email, leave }
  }

  async function removeOverdue(): Promise<void> {
    await server.ctx.jobs.send('account.removeWithdrawn', {})
    await server.jobsDone()
  }

  it('signs every browser out at once and lets nobody in', async () => {
    server.clock.set('2026-12-01T15:29:29Z')
    const { at, email, phone, leave, browser, proofOf } = await owner('leaving@example.com')
    const other = browser()
    await other.signIn(email)
    const { body } = await leave()
    expect(body.result).toEqual({ removedAt: '2026-12-31T15:30:00.000Z' })
    expect((await other.refresh()).body.code).toBe('ACCOUNT_SESSION_ENDED')
    expect((await at.ask('GET', '/user/info')).body.code).toBe('ACCOUNT_SESSION_ENDED')
    expect((await browser().signIn(email)).body).toMatchObject({
      code: 'ACCOUNT_WITHDRAWN',
      message: '탈퇴한 계정이에요. 남은 정보는 2027-01-01에 모두 지워지고, 그 뒤에 다시 가입할 수 있어요.',
    })
    const wrong = await browser().signIn(email, 'not this one')
    expect(wrong.body.code).toBe('ACCOUNT_WRONG_PASSWORD')
    const idToken = await proofOf(phone, 2)
    const recovery = { password: 'new tree house', idToken, userEmail: email }
    expect((await browser().ask('PATCH', '/user/password', recovery)).body.code).toBe('ACCOUNT_WITHDRAWN')
  })

  it('needs the password, and a reason', async () => {
    const { leave, at } = await owner('staying@example.com')
    expect((await leave({ password: 'not this one' })).body).toMatchObject({
      code: 'ACCOUNT_WRONG_PASSWORD',
      field: 'password',
    })
    expect((await leave({ password: undefined })).body).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'password',
    })
    expect((await leave({ reasons: [] })).body).toMatchObject({ code: 'INVALID_INPUT', field: 'reasons' })
    expect((await leave({ reasons: ['weather'] })).body.code).toBe('INVALID_INPUT')
    expect((await at.refresh()).body.code).toBe('SUCCESS')
  })

  it('needs consent to lose a plan that is in force', async () => {
    const { leave, id, at } = await owner('subscribed@example.com')
    await server.ctx.db().execute(sql`update accounts set plan_type = 1 where id = ${id}`)
    expect((await leave()).body).toMatchObject({ code: 'ACCOUNT_PLAN_IN_FORCE', field: 'forfeitsPlan' })
    expect((await leave({ password: 'not this one' })).body.code).toBe('ACCOUNT_WRONG_PASSWORD')
    expect((await at.refresh()).body.code).toBe('SUCCESS')
    expect((await leave({ forfeitsPlan: true })).body.code).toBe('SUCCESS')
  })

  it('is not for the demo owner, whom everybody shares', async () => {
    const { browser } = accountDesk(server)
    const at = browser()
    await at.ask('POST', '/user/login', { channel: 'sandbox' })
    const { status } = await at.ask('POST', '/user/withdrawal', { reasons, idToken: 'x.y.z' })
    expect(status).toBe(403)
    expect((await at.refresh()).body.code).toBe('SUCCESS')
  })

  it('needs a proof of the phone where there is no password', async () => {
    const { leave, id, phone, proofOf, browser } = await owner('social@example.com')
    await server.ctx.db().execute(sql`update accounts set password_hash = null where id = ${id}`)
    expect((await leave()).body.code).toBe('ACCOUNT_NO_PASSWORD')
    const foreign = await owner('foreign@example.com')
    const another = await proofOf(foreign.phone, 2)
    expect((await leave({ idToken: another })).body.code).toBe('ACCOUNT_PHONE_NOT_VERIFIED')
    expect((await leave({ idToken: await proofOf(phone, 2) })).body.code).toBe('SUCCESS')
    const visitor = await browser().ask('POST', '/user/withdrawal', { reasons, password: 'x' })
    expect(visitor.status).toBe(401)
  })

  it('deletes after thirty days all that any area keeps of the owner, files too, and of nobody else', async () => {
    const { id, leave } = await owner('gone@example.com')
    const other = await owner('here@example.com')
    await leave()
    for (const accountId of [id, other.id]) {
      await addPhoto(server, { id: accountId, token: '' })
      await server.ctx.files.put(`accounts/${accountId}/videos/a.mp4`, Buffer.from('film'), {
        contentType: 'video/mp4',
      })
      for (const table of await tablesOfOwners(server)) await fillTable(server, table, accountId)
    }
    server.clock.advance(30 * dayMs - 1_000)
    await removeOverdue()
    expect(await filesOf(server, id)).toHaveLength(4)
    server.clock.advance(1_000)
    await removeOverdue()
    for (const table of await tablesOfOwners(server)) {
      // The law on electronic commerce has payments kept for five years; they name nobody.
      const isKept = ['invoices', 'money_transfers', 'payment_consents'].includes(table)
      expect([table, await countOf(server, table, id)]).toEqual([table, isKept ? 1 : 0])
      expect([table, await countOf(server, table, other.id)]).not.toEqual([table, 0])
    }
    expect([await filesOf(server, id), (await filesOf(server, other.id)).length]).toEqual([[], 4])
  })

  it('keeps e-mail and phone taken until then, and free afterwards', async () => {
    const { leave, email, phone, browser, proofOf } = await owner('again@example.com')
    await leave()
    const exists = () => browser().ask('POST', '/user/existsEmail', { userEmail: email })
    const code = (phoneVerificationType: number) =>
      browser().ask('POST', '/user/requestPhoneVerification', { phoneNumber: phone, phoneVerificationType })
    expect((await exists()).body.result).toEqual({ exists: true })
    expect((await code(0)).body.code).toBe('ACCOUNT_PHONE_IN_USE')
    server.clock.advance(30 * dayMs)
    await removeOverdue()
    expect((await exists()).body.result).toEqual({ exists: false })
    expect(await proofOf(phone)).toMatch(/\./)
  })
})

/** Every table with a column for whose it is, but the job queue's own. */
async function tablesOfOwners({ ctx }: TestServer): Promise<string[]> {
  const { rows } = await ctx
    .db()
    .execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id' order by 1`,
    )
  return rows.map(({ name }) => name)
}

/** One row of anything, so that a table which somebody adds tomorrow is looked at too. */
async function fillTable({ ctx }: TestServer, table: string, accountId: string): Promise<void> {
  const { rows } = await ctx.db().execute<{ name: string; type: string }>(
    sql`select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null`,
  )
  const values = rows.map(({ name, type }) =>
    name === 'account_id' ? `'${accountId}'` : anyValue(name, type),
  )
  const names = rows.map(({ name }) => `"${name}"`).join(', ')
  await ctx
    .db()
    .execute(
      sql.raw(`insert into "${table}" (${names}) values (${values.join(', ')}) on conflict do nothing`),
    )
}

function anyValue(name: string, type: string): string {
  if (name === 'channel') return `'kakao'`
  // Nobody at a provider is two of our owners, no shop is two owners', and no order two invoices'.
  if (['subject', 'mall_id', 'order_id'].includes(name)) return 'gen_random_uuid()::text'
  switch (type) {
    case 'uuid':
      return 'gen_random_uuid()'
    case 'jsonb':
    case 'ARRAY':
      return `'{}'`
    case 'boolean':
      return 'false'
    case 'text':
      return `'${name}'`
    case 'date':
      return 'current_date'
    default:
      if (!type.startsWith('timestamp')) return '1'
      return name === 'ends_at' ? `now() + interval '1 day'` : 'now()'
  }
}

async function countOf({ ctx }: TestServer, table: string, accountId: string): Promise<number> {
  const { rows } = await ctx
    .db()
    .execute<{ n: number }>(
      sql.raw(`select count(*)::int as n from "${table}" where account_id = '${accountId}'`),
    )
  return rows[0]?.n ?? 0
}

async function filesOf({ ctx }: TestServer, accountId: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of ctx.files.list(`accounts/${accountId}/`)) keys.push(key)
  return keys
}
