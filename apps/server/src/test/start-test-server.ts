import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createFolderStore, unavailableTaxOffice } from '@clipmint/integrations'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

import type { Context } from '../context.ts'
import { accounts } from '../db/tables/account.ts'
import {
  beforeWrite,
  handlers as allHandlers,
  hearCaller,
  jobs as allJobs,
  serveRoutes,
} from '../features/index.ts'
import { createApp } from '../http/app.ts'
import type { SomeHandlers } from '../http/handlers.ts'
import type { Jobs } from '../jobs/define.ts'
import { createRegistry } from '../jobs/registry.ts'
import { assemble } from '../main/assemble.ts'
import type { Settings } from '../settings.ts'
import { createSigner } from '../signing.ts'
import { type Engine, openTestDatabase } from './databases.ts'
import {
  type FakeMail,
  type FakePush,
  type FakeSms,
  type TestClock,
  createFakeMail,
  createFakePush,
  createFakeSms,
  createTestClock,
  noNetworks,
  noPlaces,
  noProductPages,
} from './fakes.ts'
import { quickMedia } from './quick-media.ts'
import { quickRenderer } from './quick-renderer.ts'
import { type Member, type TestAnswer, type TestFile, type TestRequest, ask, upload } from './requests.ts'

export type TestServerOptions = {
  engine: Engine
  /** Only these areas' calls, so that a test does not stand or fall with another area; all of them unless said. */
  areas?: { handlers: SomeHandlers; jobs?: Record<string, Jobs> }
  /** Also runs jobs; a test of calls alone is quicker without. */
  works?: boolean
  settings?: Partial<Settings>
  requestsPerMinute?: number
  trustedProxies?: number
  siteFolder?: string
  /** Parts of the context that this test replaces. */
  replace?: Partial<Pick<Context, 'files' | 'media' | 'renderer'>>
  /** Where free pictures and clips come from; nowhere unless said. */
  stock?: Context['outside']['stock']
  /** Listings of maps; none can be read unless said. */
  places?: Context['outside']['places']
  /** Pages of shops; none can be read unless said. */
  productPages?: Context['outside']['productPages']
  payments?: Context['outside']['payments']
  /** The segmentation model; none unless said. */
  segmentation?: Context['outside']['segmentation']
  /** Knows how businesses stand; nobody can say unless said. */
  taxOffice?: Context['outside']['taxOffice']
  /** By whom one can sign in; nobody unless said. */
  login?: Context['outside']['login']
  /** Where shops are run that can be linked; nowhere unless said. */
  shops?: Context['outside']['shops']
  /** Where videos are posted to; nowhere unless said. */
  networks?: Partial<Context['outside']['networks']>
  /** The model that writes; none unless said. */
  writers?: Context['outside']['writers']
}

type MemberTraits = Partial<Pick<typeof accounts.$inferInsert, 'planType' | 'name' | 'inflow' | 'kbPay'>>

/** The server as a test sees it: the whole app on a database of its own, with the outside world faked. */
export type TestServer = {
  app: FastifyInstance
  ctx: Context
  clock: TestClock
  sms: FakeSms
  mail: FakeMail
  push: FakePush
  folder: string
  ask: (request: TestRequest) => Promise<TestAnswer>
  upload: (
    request: TestRequest,
    parts: { fields?: Record<string, string>; files: readonly TestFile[] },
  ) => Promise<TestAnswer>
  /** A new account, signed in. */
  member: (traits?: MemberTraits) => Promise<Member>
  /** The same account signed in anew, as after days that its token does not last for. */
  again: (member: Member) => Promise<Member>
  /** Waits until no job waits or runs (jobs of a later time do not count); throws after `timeoutMs`. */
  jobsDone: (timeoutMs?: number) => Promise<void>
  /** Serves on a port and says where, for what needs a real connection. */
  listen: () => Promise<string>
  stop: () => Promise<void>
}

export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'clipmint-server-'))
  const clock = createTestClock()
  const sms = createFakeSms()
  const mail = createFakeMail()
  const push = createFakePush()
  const { handlers = allHandlers, jobs = allJobs } = options.areas ? { jobs: {}, ...options.areas } : {}
  const registry = createRegistry(jobs)
  const { database } = await openTestDatabase(options.engine)
  const signer = createSigner('a secret of the tests', clock.now)
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' })
  const files = createFolderStore({
    folder: join(folder, 'files'),
    linkKey: signer.keyFor('file-link'),
    baseUrl: '',
    now: clock.now,
  })
  const { ctx, isReady, metrics, stop } = await assemble({
    database,
    files,
    media: quickMedia,
    renderer: quickRenderer,
    signer,
    outside: {
      sms,
      mail,
      push,
      stock: options.stock ?? [],
      places: options.places ?? noPlaces,
      productPages: options.productPages ?? noProductPages,
      payments: options.payments ?? { KRW: null, USD: null },
      login: options.login ?? [],
      shops: options.shops ?? [],
      networks: { ...noNetworks, ...options.networks },
      writers: options.writers ?? null,
      segmentation: options.segmentation ?? null,
      taxOffice: options.taxOffice ?? unavailableTaxOffice,
    },
    settings: { ...testSettings(folder), ...options.settings },
    log,
    now: clock.now,
    registry,
    works: options.works ?? false,
    ...options.replace,
  })
  const app = await createApp({
    ctx,
    handlers,
    hearCaller,
    beforeWrite,
    requestsPerMinute: options.requestsPerMinute ?? 100_000,
    siteFolder: options.siteFolder ?? null,
    mediaOrigins: [],
    stillOrigins: [],
    trustedProxies: options.trustedProxies ?? 0,
    isReady,
    metrics,
    metricsAccess: { token: null, production: false },
    extras: (it) => serveRoutes(it, ctx),
  })
  await app.ready()
  return {
    app,
    ctx,
    clock,
    sms,
    mail,
    push,
    folder,
    ask: (request) => ask(app, request),
    upload: (request, parts) => upload(app, request, parts),
    member: (traits = {}) => newMember(ctx, traits),
    again: async ({ id }) => ({ id, token: await tokenOf(ctx, id) }),
    jobsDone: (timeoutMs = 240_000) => jobsDone(ctx, timeoutMs),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async stop() {
      await app.close()
      await stop(2)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function testSettings(folder: string): Settings {
  return {
    sandbox: true,
    publicUrl: 'http://localhost:3000',
    tempFolder: join(folder, 'temp'),
    renderConcurrency: 1,
    loops: null,
    mailAfterSeconds: 60,
    businessMail: 'business@clipmint.example',
    company: null,
    links: { blog: null, social: [] },
    maintenanceUrl: null,
  }
}

async function newMember(ctx: Context, traits: MemberTraits): Promise<Member> {
  const id = ctx.newId()
  const now = ctx.now()
  const times = { termsAgreedAt: now, privacyAgreedAt: now, createdAt: now, updatedAt: now }
  const uploadExpiresAt = new Date(now.getTime() + 7 * 86_400_000)
  await ctx
    .db()
    .insert(accounts)
    .values({ id, email: `${id}@example.com`, name: '김민트', uploadExpiresAt, ...times, ...traits })
  return { id, token: await tokenOf(ctx, id) }
}

function tokenOf(ctx: Context, accountId: string): Promise<string> {
  return ctx.signer.sign('access', { sub: accountId, sid: ctx.newId() }, 86_400)
}

async function jobsDone(ctx: Context, timeoutMs: number): Promise<void> {
  const until = Date.now() + timeoutMs
  for (;;) {
    const { rows } = await ctx.db().execute<{ name: string; state: string }>(
      sql`select name, state from pgboss.job
          where name not like '\\_\\_%' and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`,
    )
    if (rows.length === 0) return
    if (Date.now() > until) throw new Error(`Jobs are not done: ${JSON.stringify(rows)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
