import { expect, it } from 'vitest'

import { BEAT_MS, type Heard, Presence } from './presence.ts'

/** Editors of one video that hear each other at once, on a clock of their own. */
class Room {
  nowMs = 0
  readonly open: { clientId: string; presence: Presence }[] = []
  #planned: { atMs: number; run: () => void }[] = []

  enter(clientId: string) {
    const seen = { rev: 1, saved: 0, refreshed: 0, stop: () => {} }
    const presence = new Presence({
      clientId,
      rev: () => seen.rev,
      say: (word) => this.#tell({ clientId, word, rev: seen.rev }),
      onTaken: async () => (seen.saved += 1),
      onNewer: () => (seen.refreshed += 1),
      timers: {
        nowMs: () => this.nowMs,
        after: (ms, run) => {
          const plan = { atMs: this.nowMs + ms, run }
          this.#planned.push(plan)
          return () => (this.#planned = this.#planned.filter((it) => it !== plan))
        },
      },
    })
    this.open.push({ clientId, presence })
    const stop = presence.start()
    seen.stop = () => {
      stop()
      this.#forget(clientId)
    }
    return { presence, seen }
  }

  wait(ms: number) {
    for (const until = this.nowMs + ms; this.nowMs < until;) {
      this.nowMs += 1_000
      const due = this.#planned.filter(({ atMs }) => atMs <= this.nowMs)
      this.#planned = this.#planned.filter((it) => !due.includes(it))
      for (const { run } of due) run()
    }
  }

  #forget(clientId: string) {
    this.open.splice(
      this.open.findIndex((it) => it.clientId === clientId),
      1,
    )
  }

  #tell(heard: Heard) {
    for (const { presence } of this.open) presence.hear(heard)
  }
}

it('tells both at once that the video is open twice, and the one left that it is alone again', () => {
  const room = new Room()
  const [desk, phone] = [room.enter('desk'), room.enter('phone')]
  expect(desk.presence.state).toEqual({ role: 'edits', editors: 1 })
  expect(phone.presence.state).toEqual({ role: 'edits', editors: 1 })
  phone.seen.stop()
  expect(desk.presence.state.editors).toBe(0)
})

it('hands the editing over: the other saves and only looks, until it takes it back', async () => {
  const room = new Room()
  const [desk, phone] = [room.enter('desk'), room.enter('phone')]
  phone.presence.takeOver()
  await Promise.resolve()
  expect([desk.presence.state.role, desk.seen.saved]).toEqual(['views', 1])
  expect(phone.presence.state).toEqual({ role: 'edits', editors: 0 })
  desk.presence.takeOver()
  await Promise.resolve()
  expect(desk.presence.state).toEqual({ role: 'edits', editors: 0 })
  expect(phone.presence.state.role).toBe('views')
})

it('lets one only look, and shows it what was saved elsewhere since', async () => {
  const room = new Room()
  const [desk, phone] = [room.enter('desk'), room.enter('phone')]
  phone.presence.view()
  await Promise.resolve()
  expect(desk.presence.state.editors).toBe(0)
  desk.seen.rev = 2
  room.wait(BEAT_MS)
  expect(phone.seen.refreshed).toBeGreaterThan(0)
  expect(desk.seen.refreshed).toBe(0)
})

it('forgets one that fell silent', () => {
  const room = new Room()
  const desk = room.enter('desk')
  desk.presence.hear({ clientId: 'phone', word: 'edits', rev: 1 })
  room.wait(3 * BEAT_MS)
  expect(desk.presence.state.editors).toBe(1)
  room.wait(BEAT_MS)
  expect(desk.presence.state.editors).toBe(0)
})
