import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { hourMs } from '@clipmint/kit'

import { apps } from '../networks/apps.ts'
import type { Documents } from '../networks/documents.ts'
import { type Event, listEvents, messageOf } from './events.ts'
import type { Tiktok } from './tiktok.ts'

/** What was told, or is to be told again; `heard` counts how often somebody took it. */
type Told = { tries: number; nextAt: number; heard: number; isDone: boolean }

const lookEveryMs = 100
const mostMs = 72 * hourMs
const timeoutMs = 5_000

/** Tells the app's address what happened, as often as it takes to be heard, within 72 hours. */
export function startWebhooks(tiktok: Tiktok): { stop: () => Promise<void> } {
  const told: Documents<Told> = tiktok.room.store.open('tiktok-told')
  const ending = new AbortController()
  const running = look()

  async function look(): Promise<void> {
    while (!ending.signal.aborted) {
      const { webhookUrl } = tiktok.switches()
      if (webhookUrl !== null) for (const event of listEvents(tiktok)) await tell(webhookUrl, event)
      await sleep(lookEveryMs, null, { ref: false, signal: ending.signal }).catch(() => null)
    }
  }

  async function tell(url: string, event: Event): Promise<void> {
    const { webhookLateMs, webhookCopies } = tiktok.switches()
    const now = tiktok.room.clock.now()
    const before = told.get(event.key) ?? { tries: 0, nextAt: event.at, heard: 0, isDone: false }
    if (before.isDone || before.nextAt + webhookLateMs > now) return
    const isHeard = await send(url, messageOf(event), now)
    const heard = before.heard + (isHeard ? 1 : 0)
    const waitMs = 60_000 * 2 ** before.tries
    told.put(event.key, {
      tries: isHeard ? before.tries : before.tries + 1,
      nextAt: isHeard ? before.nextAt : now + waitMs,
      heard,
      isDone: heard >= webhookCopies || (!isHeard && now + waitMs > event.at + mostMs),
    })
  }

  async function send(url: string, body: string, now: number): Promise<boolean> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'tiktok-signature': signatureOf(body, now) },
        body,
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(timeoutMs)]),
      })
      return answer.status === 200
    } catch {
      // Nobody answers: it is told again later.
      return false
    }
  }

  return {
    async stop() {
      ending.abort()
      await running
    },
  }
}

/** `t=<seconds>,s=<hex>`: HMAC-SHA256 of the seconds, a dot and the body, with the client's secret. */
function signatureOf(body: string, now: number): string {
  const seconds = Math.floor(now / 1_000)
  const hash = createHmac('sha256', apps.tiktok.secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},s=${hash}`
}
