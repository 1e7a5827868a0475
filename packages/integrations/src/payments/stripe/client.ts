import Stripe from 'stripe'

import type { StripeKeys } from './config.ts'

const timeoutMs = 30_000

/** Stripe's own client, at its own host or where another stands in for it. It asks once: we look up, it does not repeat. */
export function createClient({ STRIPE_SECRET_KEY: key, STRIPE_URL: base }: StripeKeys): Stripe {
  return new Stripe(key, {
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(doubtful(base ?? null)),
  })
}

/**
 * The client takes every JSON without an `error` for what it asked for, whatever its status: an outage that is told in
 * other words would read as a payment. So what is neither an error of Stripe's nor an object of its is made an error here.
 */
function doubtful(base: string | null): typeof fetch {
  const home = base?.replace(/\/+$/, '')
  return async (asked, init) => {
    const url = new URL(asked instanceof Request ? asked.url : asked)
    const answer = await fetch(home === undefined ? url : `${home}${url.pathname}${url.search}`, init)
    const text = await answer.text()
    const json = jsonOf(text)
    // What is no JSON the client finds out by itself.
    const isSound = answer.ok ? json === undefined || holds(json, 'object') : holds(json, 'error')
    const error = { type: 'api_error', message: `Answered ${answer.status} in another shape.` }
    const { headers, status } = answer
    if (isSound) return new Response(text, { status, headers })
    return new Response(JSON.stringify({ error }), { status: answer.ok ? 502 : status, headers })
  }
}

/** What a text says as JSON; undefined for one that is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether an answer carries the mark that tells what it is: the kind of an object, or an error. */
function holds(json: unknown, mark: 'object' | 'error'): boolean {
  return typeof json === 'object' && json !== null && mark in json
}
