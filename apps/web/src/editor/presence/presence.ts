import type { PresenceWord } from '@clipmint/contract'

import type { Timers } from '../save/saver.ts'

/** How often an open editor says that it is there. */
export const BEAT_MS = 20_000
/** One that was not heard for this long is gone. Browsers let a page in the background beat only once a minute. */
const SILENT_MS = 70_000

/** What an open editor says of itself: it edits, only looks, takes the editing over, or goes. */
export type Heard = { clientId: string; word: PresenceWord; rev: number }

export type PresenceState = {
  role: 'edits' | 'views'
  /** How many others edit the same video. */
  editors: number
}

type PresenceParts = {
  clientId: string
  say: (word: PresenceWord) => void
  timers: Timers
  /** The revision known here, to notice a newer one. */
  rev: () => number
  /** Another took the editing over: what is unsaved here goes out first. */
  onTaken: () => Promise<unknown>
  /** Elsewhere there is a newer revision, and nothing is edited here. */
  onNewer: () => void
}

/**
 * Who else has a video open. It only spares people surprises: two who edit at once lose nothing, because each save names
 * its revision.
 */
export class Presence {
  readonly #parts: PresenceParts
  readonly #others = new Map<string, { edits: boolean; heardMs: number }>()
  readonly #listeners = new Set<() => void>()
  #state: PresenceState = { role: 'edits', editors: 0 }
  #callOff: (() => void) | null = null

  constructor(parts: PresenceParts) {
    this.#parts = parts
  }

  get state(): PresenceState {
    return this.#state
  }

  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins to say that this editor is there, until the returned function is called. */
  start(): () => void {
    this.#beat()
    return () => {
      this.#callOff?.()
      this.#callOff = null
      this.#parts.say('leaves')
    }
  }

  hear({ clientId, word, rev }: Heard): void {
    if (clientId === this.#parts.clientId) return
    const isNew = !this.#others.has(clientId)
    if (word === 'leaves') this.#others.delete(clientId)
    else {
      const edits = word !== 'views'
      this.#others.set(clientId, { edits, heardMs: this.#parts.timers.nowMs() })
    }
    if (word === 'takes' && this.#state.role === 'edits') void this.#giveUp()
    // Who has just come does not wait for the next beat to know of this one.
    else if (isNew && word !== 'leaves') this.#say()
    if (rev > this.#parts.rev() && this.#state.role === 'views') this.#parts.onNewer()
    this.#count()
  }

  /** Only looks from now on. */
  view(): void {
    void this.#giveUp()
  }

  /** Edits here; whoever edits elsewhere only looks from now on. */
  takeOver(): void {
    this.#become({ role: 'edits' })
    this.#parts.say('takes')
    this.#parts.onNewer()
  }

  async #giveUp(): Promise<void> {
    this.#become({ role: 'views' })
    await this.#parts.onTaken()
    this.#say()
  }

  #beat(): void {
    const { timers } = this.#parts
    this.#say()
    for (const [id, { heardMs }] of this.#others)
      if (timers.nowMs() - heardMs > SILENT_MS) this.#others.delete(id)
    this.#count()
    this.#callOff = timers.after(BEAT_MS, () => this.#beat())
  }

  #say(): void {
    this.#parts.say(this.#state.role === 'edits' ? 'edits' : 'views')
  }

  #count(): void {
    const editors = [...this.#others.values()].filter(({ edits }) => edits).length
    if (editors !== this.#state.editors) this.#become({ editors })
  }

  #become(change: Partial<PresenceState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
