import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { paymentGatewayIds } from '@clipmint/integrations'
import Fastify from 'fastify'
import { expect, it } from 'vitest'

import { secure } from '../http/security.ts'
import { root } from './env.ts'
import { paymentsOf, sandboxPayments, windowOriginsOf } from './payments.ts'

const now = () => new Date('2026-03-01T00:00:00Z')
const stripe = { STRIPE_PUBLISHABLE_KEY: 'pk_test_a', STRIPE_SECRET_KEY: 'sk_test_a' }
const toss = { TOSS_CLIENT_KEY: 'test_ck_a', TOSS_SECRET_KEY: 'test_sk_a' }

async function policyWith(
  gateways: Parameters<typeof windowOriginsOf>[0],
  page = '/subscribe?plan=1',
): Promise<string> {
  const app = Fastify()
  await secure(app, { mediaOrigins: [], stillOrigins: [], windowOrigins: windowOriginsOf(gateways) })
  app.get('/*', async () => '')
  return String((await app.inject(page)).headers['content-security-policy'])
}

it('lets in the scripts and windows of the gateways that have keys, and of no other', async () => {
  const won = await policyWith(paymentsOf({ toss, stripe: null }, now))
  expect(won).toContain('https://js.tosspayments.com')
  expect(won).toMatch(/frame-src 'self' https:\/\/\*\.tosspayments\.com/)
  expect(won).toMatch(/form-action 'self' https:\/\/\*\.tosspayments\.com/)
  expect(await policyWith(paymentsOf({ toss: null, stripe: null }, now))).not.toMatch(/toss|stripe/)
  const dollars = await policyWith(paymentsOf({ toss: null, stripe }, now))
  expect(dollars).toContain('https://js.stripe.com')
  expect(dollars).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/)
  expect(won).not.toContain('stripe')
})

it('lets them in on the pages that pay alone', async () => {
  const both = paymentsOf({ toss, stripe }, now)
  const letsIn = async (page: string) => /script-src [^;]*(?:toss|stripe)/.test(await policyWith(both, page))
  for (const page of [
    '/subscribe',
    '/subscribe/1/success',
    '/purchase?item=credits10',
    '/projects/purchase/1',
  ])
    expect([page, await letsIn(page)]).toEqual([page, true])
  for (const page of ['/', '/pricing', '/subscribers', '/projects', '/sandbox?next=/subscribe'])
    expect([page, await letsIn(page)]).toEqual([page, false])
})

it('lets in nothing for their stand-ins, whose windows are pages of the site', async () => {
  const place = { sandboxUrl: 'http://127.0.0.1:3400', publicUrl: 'http://localhost:3000', now }
  const gateways = sandboxPayments({ toss: null, stripe: null }, place)
  expect(await policyWith(gateways)).not.toMatch(/toss|stripe|3400/)
  const order = {
    id: '20260301-order',
    name: 'Basic',
    money: { amount: 29_000, currency: 'KRW' as const },
    payer: { customerKey: 'a-key', email: null, name: null },
  }
  const site = 'http://localhost:3000/purchase'
  const wish = { order, purpose: 'pay-once', successUrl: site, failUrl: site, lang: 'ko' } as const
  expect(await gateways.KRW?.openWindow(wish)).toMatchObject({
    window: {
      kind: 'sandbox',
      url: expect.stringMatching(/^http:\/\/localhost:3000\/sandbox\/toss\/window\?/),
    },
  })
})

it('pays in a currency that has test keys at its own gateway, also beside the sandbox', async () => {
  const place = { sandboxUrl: 'http://127.0.0.1:3400', publicUrl: 'http://localhost:3000', now }
  const policy = await policyWith(sandboxPayments({ toss, stripe: null }, place))
  expect(policy).toContain('https://js.tosspayments.com')
  expect(policy).not.toContain('stripe')
})

it('knows each gateway that has a folder, by the shared suite, a stand-in and its line', () => {
  const folder = join(root, 'packages/integrations/src/payments')
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((it) =>
    it.isDirectory() ? it.name : [],
  )
  expect(new Set(names)).toEqual(new Set(paymentGatewayIds))
  const setUp = Object.values(paymentsOf({ toss, stripe }, now)).map((gateway) => gateway?.facts.id)
  expect(new Set(setUp)).toEqual(new Set(names))
  expect(readdirSync(join(root, 'apps/sandbox/src'))).toEqual(expect.arrayContaining(names))
  for (const name of names) {
    const tests = readFileSync(join(folder, name, `${name}.live.test.ts`), 'utf8')
    expect(tests.match(/^ *describeGateway\(/gm)).toHaveLength(2)
  }
})
