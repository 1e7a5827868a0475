import type { NetworkId } from '@clipmint/contract'

import { notificationJobs } from '../features/notifications/index.ts'
import { socialAccountJobs, socialAccounts } from '../features/social-accounts/index.ts'
import type { Engine } from './databases.ts'
import { createFakeNetwork } from './fake-network.ts'
import type { Member, TestRequest } from './requests.ts'
import { startTestServer, type TestServerOptions } from './start-test-server.ts'
import { wholeAccount } from './whole-account.ts'

type Areas = NonNullable<TestServerOptions['areas']>

const path = '/v3/user/snsAccountLink'

/** A server with networks that are nowhere, and an owner's ways to them. */
export async function openNetworkDesk(engine: Engine, more: Partial<Areas> = {}) {
  let clock = () => new Date()
  const now = () => clock()
  const youtube = createFakeNetwork('youtube', {
    now,
    renewsBeforeMs: 300_000,
    life: { access: 1, refresh: null },
  })
  const tiktok = createFakeNetwork('tiktok', { now, renewsBeforeMs: 5 * 3_600_000 })
  // A page's token has no end and no successor.
  const facebook = createFakeNetwork('facebook', {
    now,
    renewsBeforeMs: null,
    life: { access: 60 * 24, refresh: 'none' },
  })
  const areas = {
    handlers: { account: wholeAccount, socialAccounts, ...more.handlers },
    jobs: { notifications: notificationJobs, 'social-accounts': socialAccountJobs },
  }
  const networks = { youtube, tiktok, facebook }
  const server = await startTestServer({ engine, areas, works: true, networks })
  clock = server.clock.now

  const ask = (as: Member, request: TestRequest) => server.ask({ as, ...request })
  const post = (as: Member, body: object, at = path) => ask(as, { method: 'POST', url: at, body })

  /** How a network stands, and where to agree. */
  async function look(as: Member, type: NetworkId) {
    const { body } = await ask(as, { url: `${path}?type=${type}` })
    return { ...body.result.list[0], url: body.result.url as string | null }
  }

  /** Begins a visit and gives the state that it comes back with. */
  async function begin(as: Member, type: NetworkId): Promise<string> {
    return new URL((await look(as, type)).url ?? '').searchParams.get('state') ?? ''
  }

  /** A whole visit to a network and back. */
  async function visit(as: Member, type: NetworkId, came: object) {
    return post(as, { type, state: await begin(as, type), ...came })
  }

  return {
    server,
    youtube,
    tiktok,
    facebook,
    ask,
    post,
    look,
    begin,
    visit,
    choose: (as: Member, type: NetworkId, data: object) => post(as, { type, data }, `${path}/user`),
    unlink: (as: Member, type: NetworkId) => ask(as, { method: 'DELETE', url: `${path}?type=${type}` }),
  }
}

export type NetworkDesk = Awaited<ReturnType<typeof openNetworkDesk>>
