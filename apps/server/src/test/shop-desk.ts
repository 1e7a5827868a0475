import { createCafe24, type ShopPlatform } from '@clipmint/integrations'
import { pino } from 'pino'

import { assetJobs, assets } from '../features/assets/index.ts'
import { productCalls } from '../features/products/index.ts'
import { storeLink, storeLinkJobs } from '../features/store-link/index.ts'
import { defineJob } from '../jobs/define.ts'
import { startSandbox } from '../main/sandbox-thread.ts'
import type { Engine } from './databases.ts'
import type { Member } from './requests.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { wholeAccount } from './whole-account.ts'

const site = 'http://localhost:3000'
const keys = {
  CAFE24_CLIENT_ID: 'cafe24-sandbox',
  CAFE24_CLIENT_SECRET: 'cafe24-sandbox-secret',
  CAFE24_WEBHOOK_KEY: 'cafe24-sandbox-webhook',
  CAFE24_API_VERSION: '2026-03-01',
}

/** The server beside shops that are stood in for, and an owner's ways between the two. */
export type ShopDesk = {
  server: TestServer
  sandboxUrl: string
  /** How often the shop was asked for new tokens. */
  renewals: () => number
  /** Has the next pictures asked for not come. */
  losePictures: (times: number) => void
  setFault: (fault: string) => Promise<void>
  turnClock: (seconds: number) => Promise<void>
  call: (as: Member, path: string, body?: object) => ReturnType<TestServer['ask']>
  /** Begins a link and agrees at the shop; gives what the browser comes back with. */
  visit: (as: Member, mall?: string) => Promise<{ code: string; state: string }>
  link: (as: Member, mall?: string) => Promise<void>
  launchQuery: (kind: string) => Promise<string>
  close: () => Promise<void>
}

const noCutouts = defineJob({ ...assetJobs.cutout, run: () => Promise.resolve({ done: true }) })

export async function openShopDesk(engine: Engine): Promise<ShopDesk> {
  const sandbox = await startSandbox(pino({ level: 'silent' }), site)
  const at = `${sandbox.url}/sandbox/cafe24`
  let now = () => new Date()
  const real = createCafe24({ ...keys, CAFE24_URL: at }, () => now())
  let renewals = 0
  let picturesAway = 0
  const shop: ShopPlatform = {
    ...real,
    refresh: (grant) => {
      renewals += 1
      return real.refresh(grant)
    },
    openPicture: async (mallId, address) => {
      if (picturesAway === 0) return real.openPicture(mallId, address)
      picturesAway -= 1
      return { status: 'unreachable', reason: 'The line went dead.' }
    },
  }
  const areas = {
    handlers: { account: wholeAccount, assets, products: productCalls([]), storeLink },
    // Nobody looks at cut-outs here, and each takes longer than all else that is done with its picture.
    jobs: { assets: { ...assetJobs, cutout: noCutouts }, 'store-link': storeLinkJobs },
  }
  const server = await startTestServer({ engine, areas, works: true, shops: [shop] })
  now = server.clock.now
  const call = (as: Member, path: string, body?: object) =>
    server.ask({
      method: body ? 'POST' : 'GET',
      url: `/v3/externals/cafe24/${path}`,
      as,
      ...(body ? { body } : {}),
    })
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${sandbox.url}/sandbox/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  const visit = async (as: Member, mall = 'mintmarket') => {
    const cafe24 = { mall_id: mall, redirect_uri: `${site}/services/cafe24` }
    const { body } = await call(as, 'connect', { token: as.token, cafe24 })
    if (body.code !== 'SUCCESS') throw new Error(JSON.stringify(body))
    const agreed = await fetch(body.result.url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'agree' }),
      redirect: 'manual',
    })
    const { searchParams: back } = new URL(agreed.headers.get('location') ?? '')
    return { code: back.get('code') ?? '', state: back.get('state') ?? '' }
  }
  return {
    server,
    sandboxUrl: sandbox.url,
    renewals: () => renewals,
    losePictures: (times) => {
      picturesAway = times
    },
    setFault: async (fault) => void (await post('faults/cafe24', { fault })),
    turnClock: async (seconds) => void (await post('cafe24/clock', { seconds: String(seconds) })),
    call,
    visit,
    link: async (as, mall) => {
      const { body } = await call(as, 'finish', await visit(as, mall))
      if (body.code !== 'SUCCESS') throw new Error(JSON.stringify(body))
    },
    launchQuery: async (kind) => {
      const opened = await fetch(`${at}/mintmarket/launch/${kind}`, { redirect: 'manual' })
      return (opened.headers.get('location') ?? '').split('?')[1] ?? ''
    },
    close: async () => {
      await server.stop()
      await sandbox.stop()
    },
  }
}
