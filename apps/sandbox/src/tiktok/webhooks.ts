import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { apps } from '../networks/apps.ts'
import type { Documents } from '../networks/documents.ts'
import { hourMs } from '../networks/metrics.ts'
import { publicIdsOf } from './status-routes.ts'
import type { Task } from './tasks.ts'
import type { Tiktok } from './tiktok.ts'

/** What was told, or is to be told again. */
type Told = { tries: number; nextAt: number; isDone: boolean }
type Event = { name: string; at: number; more: object }

const lookEveryMs = 200
const mostMs = 72 * hourMs
const timeoutMs = 5_000

/** Tells the app's address what became of publishings, as often as it takes to be heard, within 72 hours. */
export function startWebhooks(tiktok: Tiktok): { stop: () => Promise<void> } {
  const told: Documents<Told> = tiktok.room.store.open('tiktok-told')
  const ending = new AbortController()
  const running = look()

  async function look(): Promise<void> {
    while (!ending.signal.aborted) {
      const { webhookUrl } = tiktok.switches()
      if (webhookUrl !== null)
        for (const task of tiktok.tasks.all())
          for (const event of eventsOf(task, tiktok)) await tell(webhookUrl, task, event)
      await sleep(lookEveryMs, null, { ref: false, signal: ending.signal }).catch(() => null)
    }
  }

  async function tell(url: string, task: Task, event: Event): Promise<void> {
    const now = tiktok.room.clock.now()
    const key = `${task.id} ${event.name}`
    const { tries, nextAt, isDone } = told.get(key) ?? { tries: 0, nextAt: event.at, isDone: false }
    if (isDone || nextAt > now) return
    const isHeard = await send(url, bodyOf(task, event, now), now)
    const waitMs = 60_000 * 2 ** tries
    told.put(key, {
      tries: tries + 1,
      nextAt: now + waitMs,
      isDone: isHeard || now + waitMs > event.at + mostMs,
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

function bodyOf({ id, account, kind, failReason }: Task, { name, more }: Event, now: number): string {
  const content = {
    publish_id: id,
    publish_type: kind === 'direct' ? 'DIRECT_PUBLISH' : 'INBOX_SHARE',
    ...(failReason !== null && { reason: failReason }),
    ...more,
  }
  return JSON.stringify({
    client_key: apps.tiktok.id,
    event: name,
    create_time: Math.floor(now / 1_000),
    user_openid: account,
    content: JSON.stringify(content),
  })
}

/** What has happened to a publishing until now. */
function eventsOf(task: Task, tiktok: Tiktok): Event[] {
  const { room, tasks } = tiktok
  const post = room.posts.get(task.post)
  const at = tasks.endsAt(task) ?? Infinity
  const event = (name: string, when: number, more = {}): Event => ({
    name: `post.publish.${name}`,
    at: when,
    more,
  })
  if (at > room.clock.now()) return []
  if (task.failReason !== null) return [event('failed', at)]
  const events = [
    task.kind === 'direct' ? event('complete', at) : event('inbox_delivered', at),
    ...(task.postedAt === null ? [] : [event('complete', task.postedAt)]),
  ]
  const listedAt = post?.listedAt ?? at
  if (publicIdsOf(task, tiktok).length > 0)
    events.push(event('publicly_available', listedAt, { post_id: task.post }))
  if (post?.isPublic && post.removedAt !== null && listedAt < post.removedAt)
    events.push(event('no_longer_publicaly_available', post.removedAt, { post_id: task.post }))
  return events
}
