import { createStripeGateway, createTossGateway, type PaymentGateways } from '@clipmint/integrations'

import type { Config } from './config.ts'

/** Where each currency is paid, by the keys that there are. To add a gateway: its folder, and its line here. */
export function paymentsOf(
  { toss, stripe }: Pick<Config, 'toss' | 'stripe'>,
  now: () => Date,
): PaymentGateways {
  return {
    KRW: toss && createTossGateway(toss),
    USD: stripe && createStripeGateway(stripe, { now }),
  }
}

/** What the page's policy lets in for the windows of all gateways. */
export function windowOriginsOf(gateways: PaymentGateways): Record<'script' | 'frame' | 'connect', string[]> {
  const facts = Object.values(gateways).flatMap((gateway) => (gateway ? [gateway.facts] : []))
  return {
    script: facts.flatMap(({ scriptOrigins }) => scriptOrigins),
    frame: facts.flatMap(({ frameOrigins }) => frameOrigins),
    connect: facts.flatMap(({ connectOrigins }) => connectOrigins),
  }
}

/**
 * The gateways' stand-ins, whose windows the site itself shows. A currency that has keys, which are a gateway's test keys
 * then, is paid there.
 */
export function sandboxPayments(
  keys: Pick<Config, 'toss' | 'stripe'>,
  { sandboxUrl, publicUrl, now }: { sandboxUrl: string; publicUrl: string; now: () => Date },
): PaymentGateways {
  const own = paymentsOf(keys, now)
  const toss = {
    TOSS_CLIENT_KEY: 'test_ck_sandbox',
    TOSS_SECRET_KEY: 'test_sk_sandbox',
    TOSS_URL: `${sandboxUrl}/sandbox/toss`,
  }
  const stripe = {
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_URL: `${sandboxUrl}/sandbox/stripe`,
  }
  return {
    KRW: own.KRW ?? createTossGateway(toss, { standInUrl: `${publicUrl}/sandbox/toss/window` }),
    USD: own.USD ?? createStripeGateway(stripe, { now, standInUrl: `${publicUrl}/sandbox/stripe/window` }),
  }
}
