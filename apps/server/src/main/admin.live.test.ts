import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { dayInSeoul } from '@clipmint/kit'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { accounts } from '../db/tables/account.ts'
import { aiCalls } from '../db/tables/ai-calls.ts'
import { invoices, paymentConsents } from '../db/tables/billing.ts'
import { taxInvoices } from '../db/tables/tax-invoices.ts'
import { openTestDatabase } from '../test/databases.ts'
import { runDoor } from '../test/run-door.ts'
import { runAdmin } from './admin/run.ts'
import { root } from './env.ts'
import { ownersSentence } from './faults.ts'

const why = ['--reason', 'asked for by mail']
let folder = ''
let content = ''
let env: Record<string, string> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-admin-'))
  content = join(folder, 'content')
  for (const part of ['help', 'announcements', 'maintenance.json'])
    await cp(join(root, 'content', part), join(content, part), { recursive: true })
  env = { DATA_DIR: join(folder, 'data'), OPERATOR: '김운영' }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the command as an operator does, in a process of its own. */
async function asProcess(args: readonly string[]) {
  const { ended, said } = runDoor('server/src/main/admin.ts', env, args)
  const code = await ended()
  return { code, said: said().trim() }
}

/** The same without a process, since starting one takes longer than what it does. */
async function admin(args: readonly string[], more: Record<string, string> = {}) {
  try {
    return { code: 0, said: await runAdmin([...args, '--content', content], { ...env, ...more }) }
  } catch (error) {
    const said = ownersSentence(error)
    if (said === null) throw error
    return { code: 1, said }
  }
}

async function asData(args: readonly string[], more: Record<string, string> = {}) {
  const { code, said } = await admin([...args, '--json'], more)
  expect([code, said]).toEqual([0, expect.anything()])
  return JSON.parse(said)
}

const coupon = ['--kind', 'RENDER', '--count', '2', '--name-ko', '첫 영상', '--name-en', 'First videos']

// Opening the embedded database takes longer than all that is done with it.
describe('the operators’ command line, while the product is not running', () => {
  it('makes, lists and revokes a coupon, and writes down who did it and why', async () => {
    const { code, said } = await asProcess([
      'coupons',
      'create',
      ...coupon,
      '--max-uses',
      '5',
      '--json',
      ...why,
    ])
    expect([code, said]).toEqual([0, expect.stringMatching(/^\{/)])
    const made = JSON.parse(said)
    expect(made).toMatchObject({ maxUses: 5, benefit: { kind: 'RENDER', count: 2 } })
    const revoked = await admin(['coupons', 'revoke', made.code.toLowerCase(), '--as', 'Kim Mint', ...why])
    expect(revoked.said).toBe(`${made.code} is revoked; 0 who have it and did not use it no longer can.`)
    const again = await admin(['coupons', 'revoke', made.code, ...why])
    expect(again).toEqual({
      code: 1,
      said: `There is no coupon ${made.code}, or it was revoked before.`,
    })
    expect((await admin(['coupons', 'list'])).said).toMatch(
      new RegExp(`^CODE .*\\n${made.code} .*0/5 .*revoked$`),
    )
    const entries = await asData(['audit', 'list', '--target', `coupon:${made.code}`])
    expect(entries).toMatchObject([
      { operator: 'Kim Mint', action: 'coupons.revoke', reason: 'asked for by mail', details: { unused: 0 } },
      { operator: '김운영', action: 'coupons.create', details: { maxUses: 5 } },
    ])
  })

  it('says that the product runs where it holds the data', async () => {
    const owner = { pid: 4_711, url: 'http://localhost:3000', since: '2026-12-01T00:00:00Z' }
    const lock = lockFolder(env['DATA_DIR'] ?? '', owner)
    const { code, said } = await asProcess(['coupons', 'list'])
    // What looks at files alone does not ask for it.
    for (const what of ['announcements list', 'notices list', 'faq list', 'maintenance show'])
      expect((await admin(what.split(' '))).code).toBe(0)
    lock.release()
    expect(code).toBe(1)
    expect(said).toContain('is in use (process 4711, http://localhost:3000')
    expect(said).toContain('stop the product, run this command, and start it again')
    expect(said).not.toContain('npm start')
  })

  it('explains itself', async () => {
    const { code, said } = await admin(['help'])
    expect(code).toBe(0)
    for (const name of ['users show', 'plans grant', 'coupons create', 'maintenance start', 'audit list'])
      expect(said).toContain(`  ${name}`)
    expect((await admin(['coupons', 'crate'])).said).toBe(
      'There is no command "coupons crate". There is: coupons create, coupons list, coupons revoke.',
    )
  })
})

describe('the operators’ command line on PostgreSQL, while the product runs', () => {
  let database: Database
  let owner = ''
  const email = 'hana@example.com'
  beforeAll(async () => {
    const opened = await openTestDatabase('postgres')
    database = opened.database
    env = { ...env, DATABASE_URL: opened.url ?? '' }
    owner = uuidv7()
    const now = new Date()
    const times = { termsAgreedAt: now, privacyAgreedAt: now, createdAt: now, updatedAt: now }
    await database
      .db()
      .insert(accounts)
      .values({
        id: owner,
        email,
        passwordHash: '$argon2id$secret',
        name: '박하나',
        phone: '+821012345678',
        uploadExpiresAt: now,
        ...times,
      })
  })
  afterAll(() => database.close())

  it('does nothing without a name and a reason, and says what an option must be', async () => {
    const { OPERATOR: _, ...nameless } = env
    const ask = ['coupons', 'create', ...coupon, ...why]
    await expect(runAdmin(ask, nameless)).rejects.toThrow('--as "Kim Mint"')
    const noReason = await admin(['coupons', 'create', ...coupon, '--reason', 'no'])
    expect(noReason).toMatchObject({ code: 1, said: expect.stringContaining('--reason') })
    const bad = await admin([
      'coupons',
      'create',
      '--kind',
      'PERCENT',
      '--percent',
      '3',
      ...coupon.slice(4),
      ...why,
    ])
    expect(bad.said).toContain('  --percent: ')
    const foreign = await admin(['coupons', 'create', ...coupon, '--days', '3', ...why])
    expect(foreign.said).toBe('--days: does not belong to a coupon of the kind RENDER.')
    expect(await asData(['audit', 'list', '--action', 'coupons.create'])).toEqual([])
  })

  it('lists tax invoices that wait, shows who is behind one to who says why, and marks it issued once', async () => {
    const id = uuidv7()
    await database.db().insert(taxInvoices).values({
      id,
      accountId: owner,
      month: '2026-11',
      businessNumber: '123-45-67891',
      companyName: '하나상점',
      representative: '박하나',
      address: '서울특별시 마포구 연남로 101',
      businessType: '소매업',
      businessItem: '도자기',
      email: 'tax@hana.example',
      checked: 'active',
      requestedAt: new Date(),
    })
    const list = await admin(['tax-invoices', 'list'])
    expect(list.said).toMatch(new RegExp(`\\n${id} .*123-45-67891 .*하나상점 .*requested$`))
    expect(list.said).not.toContain('박하나')
    const shown = await admin(['tax-invoices', 'show', id, ...why])
    for (const said of ['박하나', '연남로 101', '소매업', '도자기', 'tax@hana.example'])
      expect(shown.said).toContain(said)
    const issued = await admin(['tax-invoices', 'issue', id, ...why])
    expect(issued.said).toBe('The tax invoice of 2026-11 for 하나상점 (123-45-67891) is issued.')
    expect(await admin(['tax-invoices', 'issue', id, ...why])).toMatchObject({
      code: 1,
      said: expect.stringContaining('waits to be issued'),
    })
    expect((await admin(['tax-invoices', 'list'])).said).toBe('No tax invoice waits to be issued.')
    expect((await admin(['tax-invoices', 'list', '--all'])).said).toContain('issued 20')
    const entries = await asData(['audit', 'list', '--target', `tax-invoice:${id}`])
    expect(entries).toMatchObject([
      { action: 'tax-invoices.issue', operator: '김운영', reason: 'asked for by mail' },
      { action: 'tax-invoices.show' },
    ])
  })

  it('shows what was agreed to before a payment, and lists refunds that need a person, with why', async () => {
    const id = uuidv7()
    const orderId = `20261201-${crypto.randomUUID()}`
    const at = new Date('2026-12-01T03:00:00Z')
    const bought = { kind: 'start', planType: 1, currency: 'KRW', total: 29_000, tax: 2_636, lines: [] }
    const stands = { status: 2, step: 'refunding', gateway: 'toss', receipt: 'r-1', refundTries: 10 }
    const times = { requestedAt: at, expiresAt: at, movedAt: at, paidAt: at }
    const refundFault = 'not-cancellable: 취소 할 수 없는 결제 입니다.'
    await database
      .db()
      .insert(invoices)
      .values({ accountId: owner, id, orderId, ...bought, ...stands, ...times, refundFault })
    const agreed = { accountId: owner, invoiceId: id, occasion: 'payment', language: 'ko', at }
    await database
      .db()
      .insert(paymentConsents)
      .values({ ...agreed, id: uuidv7(), consent: 'purchase', version: '1.0', ip: '203.0.113.7' })
    for (const name of [id, orderId]) {
      const shown = await admin(['payments', 'consents', name, ...why])
      expect(shown.said).toContain(`${orderId}: start, 29000 KRW, completed, of the account ${owner}`)
      expect(shown.said).toMatch(/\npurchase +payment +1\.0 +ko +2026-12-01 12:00 +203\.0\.113\.7$/)
    }
    expect((await admin(['payments', 'consents', 'none', ...why])).said).toBe('There is no payment none.')

    const list = await admin(['refunds', 'list'])
    expect(list.said).toMatch(
      new RegExp(`\\n${orderId} +toss +r-1 +29000 KRW .* 10 +given up +${refundFault}$`),
    )
    const again = await admin(['refunds', 'again', orderId, ...why])
    expect(again.said).toContain(`The refund of ${orderId} is asked for again`)
    expect((await admin(['refunds', 'list', '--all'])).said).toBe('No refund waits for a person.')
    const [row] = await database.db().select().from(invoices).where(eq(invoices.id, id))
    expect(row).toMatchObject({ refundTries: 0, lookAt: expect.any(Date) })
    const entries = await asData(['audit', 'list', '--target', `invoice:${id}`])
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'refunds.again',
      'payments.consents',
      'payments.consents',
    ])
  })

  it('writes texts of the site where a server would read them, whole or not at all', async () => {
    const title = ['--title-ko', '새 음악이 생겼어요', '--title-en', 'New music']
    const text = ['--text-ko', '오늘부터 들을 수 있어요.', '--text-en', 'From today on.']
    const notice = ['notices', 'add', 'new-music', '--on', '2026-11-20', ...title]
    const bad = await admin([...notice, '--text-ko', '<b>x</b>', '--text-en', 'x', ...why])
    expect(bad).toMatchObject({ code: 1, said: expect.stringContaining('ko/notices/new-music.md:7') })
    expect((await admin([...notice, ...text, ...why])).code).toBe(0)
    expect(await readFile(join(content, 'help/en/notices/new-music.md'), 'utf8')).toBe(
      '---\nid: new-music\neffective: 2026-11-20\ntitle: New music\n---\n\nFrom today on.\n',
    )
    const question = ['--question-ko', '쿠폰은 어디서 써요?', '--question-en', 'Where are coupons?']
    const billing = join(content, 'help/ko/faq/billing.md')
    const before = await readFile(billing, 'utf8')
    await admin(['faq', 'add', 'where-coupons', '--type', 'billing', ...question, ...text, ...why])
    const list = await admin(['faq', 'list', '--type', 'billing'])
    expect(list.said.split('\n').at(-1)).toMatch(/^billing +where-coupons +쿠폰은 어디서 써요\?$/)
    await admin(['faq', 'end', 'where-coupons', ...why])
    expect(await readFile(billing, 'utf8')).toBe(`${before.trimEnd()}\n`)

    const popupWish = ['announcements', 'add', 'new-music', '--from', '2026-11-20', ...title, ...text, ...why]
    const added = await admin(popupWish)
    expect(added.said).toContain('A server on this checkout tells it at once.')
    expect((await admin(popupWish)).said).toContain('new-music.json is there already.')
    await admin(['announcements', 'end', 'new-music', ...why])
    const popup = JSON.parse(await readFile(join(content, 'announcements/new-music.json'), 'utf8'))
    expect(popup).toMatchObject({ active: false, startDateAt: '2026-11-20', en: { title: 'New music' } })

    const year = new Date().getUTCFullYear() + 1
    await admin([
      'maintenance',
      'start',
      '--from',
      `${year}-01-02 02:00`,
      '--until',
      `${year}-01-02 04:00`,
      ...why,
    ])
    expect(JSON.parse(await readFile(join(content, 'maintenance.json'), 'utf8'))).toMatchObject({
      active: true,
      endAt: `${year}-01-02T04:00:00+09:00`,
    })
    const entries = await asData(['audit', 'list', '--limit', '6'])
    expect(entries.map((it: { action: string; target: string }) => `${it.action} ${it.target}`)).toEqual([
      'maintenance.start content/maintenance.json',
      'announcements.end content/announcements/new-music.json',
      'announcements.add content/announcements/new-music.json',
      'faq.end content/help/ko/faq/billing.md',
      'faq.add content/help/ko/faq/billing.md',
      'notices.add content/help/ko/notices/new-music.md',
    ])
  })

  it('changes no file where its deed cannot be written down', async () => {
    const title = ['--title-ko', '새 음악', '--title-en', 'New music']
    const wish = [
      'announcements',
      'add',
      'unnoted',
      ...title,
      '--text-ko',
      '들어 보세요.',
      '--text-en',
      'Listen.',
    ]
    // No database takes this letter, so the entry fails.
    await expect(admin([...wish, '--reason', 'asked \u0000 by mail'])).rejects.toThrow('insert into "audit"')
    expect(await readdir(join(content, 'announcements'))).not.toContain('unnoted.json')
  })

  it('does not say that the site is worked on where nobody reads it', async () => {
    const elsewhere = { MAINTENANCE_URL: 'https://status.example.com/m.json' }
    const before = await readFile(join(content, 'maintenance.json'), 'utf8')
    for (const ask of [['start', '--until', '2099-01-02 04:00'], ['end']]) {
      const { code, said } = await admin(['maintenance', ...ask, ...why], elsewhere)
      expect([code, said]).toEqual([1, expect.stringContaining('read https://status.example.com/m.json')])
    }
    expect(await readFile(join(content, 'maintenance.json'), 'utf8')).toBe(before)
    expect((await admin(['maintenance', 'show'], elsewhere)).said).toContain('This file is not read')
  })

  it('shows what an owner posts to, and writes down who looked', async () => {
    const { said } = await admin(['social-accounts', 'show', 'Hana@Example.com', ...why])
    expect(said).toContain('Nothing is linked.')
    const [entry] = await asData(['audit', 'list', '--target', `account:${owner}`])
    expect(entry).toMatchObject({ action: 'social-accounts.show' })
  })

  it('shows an account without what is secret, and writes down who looked', async () => {
    const sheet = await asData(['users', 'show', 'Hana@Example.com', ...why])
    expect(sheet).toMatchObject({ id: owner, email, phone: '010-****-5678', planType: 0, rendersLeft: 3 })
    expect(sheet.counts).toMatchObject({ products: 0, videos: 0, coupons: { owned: 0 } })
    expect(JSON.stringify(sheet)).not.toMatch(/argon2|1234/)
    const [entry] = await asData(['audit', 'list', '--target', `account:${owner}`])
    expect(entry).toMatchObject({ action: 'users.show', details: { by: 'e-mail' } })
    expect(JSON.stringify(entry)).not.toContain(email)
    expect((await admin(['users', 'show', 'nobody@example.com', ...why])).said).toBe(
      'Nobody has the e-mail or id nobody@example.com.',
    )
  })

  it('gives and takes a plan, and gives renders and credits', async () => {
    const year = new Date().getUTCFullYear() + 1
    const until = ['--until', `${year}-03-31`]
    const granted = await admin(['plans', 'grant', email, '--plan', 'standard', ...until, ...why])
    expect(granted.said).toBe(`${owner} is on standard through ${year}-03-31.`)
    await admin(['renders', 'grant', owner, '--count', '7', ...why])
    await admin(['credits', 'grant', owner, '--count', '4', ...why])
    expect(await asData(['users', 'show', owner, ...why])).toMatchObject({
      planType: 2,
      planEndsAt: `${year}-03-31T15:00:00.000Z`,
      rendersLeft: 1_007,
      creditsLeft: 104,
    })
    expect((await admin(['plans', 'revoke', owner, ...why])).code).toBe(0)
    expect((await admin(['plans', 'revoke', owner, ...why])).code).toBe(1)
    const actions = await asData(['audit', 'list', '--target', `account:${owner}`, '--limit', '5'])
    expect(actions.map((it: { action: string }) => it.action)).toEqual([
      'plans.revoke',
      'users.show',
      'credits.grant',
      'renders.grant',
      'plans.grant',
    ])
  })

  it('says what models were asked for and what that cost, by the day in Seoul', async () => {
    expect((await admin(['ai', 'usage'])).said).toBe('No model was asked for anything.')
    const call = { provider: 'anthropic', model: 'claude', purpose: 'plan', durationMs: 900 }
    const day = new Date(Date.now() - 86_400_000)
    for (const [outcome, inputTokens] of [
      ['written', 2_000],
      ['refused', 500],
    ] as const)
      await database
        .db()
        .insert(aiCalls)
        .values({
          ...call,
          id: uuidv7(),
          accountId: owner,
          subjectId: uuidv7(),
          outcome,
          inputTokens,
          outputTokens: 100,
          costMicros: 12_345,
          createdAt: day,
        })
    const [head, row] = (await admin(['ai', 'usage', '--days', '7'])).said.split('\n')
    expect(head).toMatch(/^DAY +PROVIDER +MODEL +FOR +CALLS +FAILED +READ +WRITTEN +USD$/)
    const told = `${dayInSeoul(day)} anthropic claude plan 2 1 2500 200 0.0247`
    expect(row?.replaceAll(/ +/g, ' ')).toBe(told)
    expect((await admin(['ai', 'usage', '--days', '1'])).said).toBe('No model was asked for anything.')
  })
})
