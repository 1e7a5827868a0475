import { checkPost, type NetworkId, networkIds, networks } from '@clipmint/contract'
import { publisherMakers } from '@clipmint/integrations'
import { expect, it } from 'vitest'

import { networkKeysOf } from '../../main/networks.ts'
import { startTestServer, wholeAccount } from '../../test/index.ts'
import { startLantern } from '../../test/lantern.ts'
import { addVideo } from '../../test/seed.ts'
import { notificationJobs } from '../notifications/index.ts'
import { productCalls } from '../products/index.ts'
import { socialAccounts } from '../social-accounts/index.ts'
import { reservationJobs, reservations } from './index.ts'
import { sendDue } from './posting/send-due.ts'

// The network of docs/recipes/a-social-network.md. It is there only in the copy of the tree that the recipe's own test
// makes (packages/networks/src/recipe.live.test.ts), which runs this file.
const id = 'lantern' as NetworkId
const keys: Record<string, string> = {
  LANTERN_CLIENT_ID: 'lantern-app',
  LANTERN_CLIENT_SECRET: 'lantern-secret',
}

it.runIf(networkIds.includes(id))('links, checks and posts to a network that was added', async () => {
  const lantern = await startLantern()
  const made = networkKeysOf(keys, (schema) => schema.parse(keys))
  const publisher = made[id]?.({ at: () => lantern.url, now: () => new Date() }) ?? null
  expect(networkIds.filter((other) => made[other] !== null)).toEqual([id])
  expect(publisherMakers[id].switchedOnBy).toBe('LANTERN_CLIENT_ID')
  const server = await startTestServer({
    engine: 'postgres',
    areas: {
      handlers: { account: wholeAccount, products: productCalls([]), reservations, socialAccounts },
      jobs: { notifications: notificationJobs, reservations: reservationJobs },
    },
    networks: { [id]: publisher },
  })
  const member = await server.member()
  const ask = async (method: 'GET' | 'POST', url: string, body?: object) =>
    (await server.ask({ as: member, method, url, body })).body

  const { result } = await ask('GET', `/v3/user/snsAccountLink?type=${id}`)
  expect(result.list[0]).toMatchObject({ type: id, state: 'available', offered: true })
  const consent = await fetch(result.url, { redirect: 'manual' })
  const back = Object.fromEntries(new URL(consent.headers.get('location') ?? '').searchParams)
  const linked = await ask('POST', '/v3/user/snsAccountLink', { type: id, ...back })
  expect(linked.result).toMatchObject({ status: 'linked', account: { name: '느티나무 골목' } })

  await server.ctx.files.put('none', new Uint8Array(1), { contentType: 'video/mp4' })
  const video = await addVideo(server, member, new Uint8Array(1))
  const words = { caption: '갓 구운 소금빵', hashtags: ['소금빵'] }
  const target = { platform: id, type: 'video' }
  const found = await ask('POST', `/v3/reservation/directupload/${video}/check`, { words, targets: [target] })
  expect(found.result.list[0].findings).toMatchObject([{ code: 'setting-missing', values: { id: 'reach' } }])
  const square = {
    ratio: '1:1',
    width: 1_080,
    height: 1_080,
    seconds: 61,
    bytes: 1,
    framesPerSecond: 30,
  } as const
  const wrong = checkPost(networks[id], {
    kind: 'video',
    words: { ...words, title: '' },
    settings: { reach: 'town' },
    video: { ...square, isCommonFormat: true, opensBlack: false, hasMark: false },
    link: { isAlive: true, endsAt: null, missesScope: false },
    allowed: null,
    at: new Date(),
    isRepeat: false,
  })
  expect(wrong.map(({ code }) => code)).toEqual(['ratio', 'too-long'])

  const { code, result: post } = await ask('POST', `/v3/reservation/directupload/${video}`, {
    words,
    targets: [{ ...target, settings: { reach: 'town' } }],
    requestKey: crypto.randomUUID(),
  })
  expect(code).toBe('SUCCESS')
  for (let minute = 0; minute < 4; minute += 1) {
    await sendDue(server.ctx, AbortSignal.timeout(20_000))
    server.clock.advance(60_000)
  }
  expect(lantern.posts).toMatchObject([{ text: '갓 구운 소금빵\n\n#소금빵', reach: 'town', bytes: 1 }])
  const { result: seen } = await ask('GET', `/v3/reservation/directupload/${post._id}`)
  expect(seen.targets).toMatchObject([
    { platform: id, status: 'published', url: 'https://lantern.example/lane/post-0' },
  ])
  await server.stop()
  lantern.stop()
})
