import type { Content, Editor, JournalStore, SaveBody } from '@clipmint/editor'

/** Where the work stands: on the server, on its way, waiting for the network, or turned away. */
export type SaveState =
  | { kind: 'saved'; atMs: number | null }
  | { kind: 'saving' }
  | { kind: 'offline'; changes: number }
  | { kind: 'refused'; error: unknown }

/** What a failed save means: somebody saved before us, nobody answered, or the server will not have it. */
export type FailureKind = 'stale' | 'away' | 'refused'

export type Timers = {
  nowMs: () => number
  /** Calls back after some time; the returned function calls it off. */
  after: (ms: number, callback: () => void) => () => void
}

export type SaverParts = {
  projectId: string
  editor: Editor
  send: (body: SaveBody) => Promise<{ rev: number; brandLogo?: string | null }>
  reload: () => Promise<{ content: Content; rev: number }>
  kindOf: (error: unknown) => FailureKind
  journal: JournalStore
  timers: Timers
}

/** Long enough to catch a word being typed, short enough to be saved 1.5 s after the last key. */
const DEBOUNCE_MS = 800
const LONGEST_WAIT_MS = 5_000
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 30_000]
/** Somebody else cannot be this quick; a server that always says stale is broken. */
const STALE_TRIES = 5

/**
 * Saves an editor's work by itself. Every change goes to the journal at once, whatever the network does, and to the
 * server after a short pause; a newer revision there is merged by slot; without a network it waits and tries again.
 */
export class Saver {
  readonly #parts: SaverParts
  readonly #listeners = new Set<() => void>()
  readonly #unsubscribe: () => void
  #state: SaveState = { kind: 'saved', atMs: null }
  #seen: unknown
  #dirtySinceMs: number | null = null
  #callOff: (() => void) | null = null
  #saving: Promise<void> | null = null
  #journaling: Promise<void> | null = null
  #journalStale = false
  #failures = 0
  #stopped = false

  constructor(parts: SaverParts) {
    this.#parts = parts
    this.#seen = parts.editor.state.work
    this.#unsubscribe = parts.editor.subscribe(() => this.#changed())
    // Even with nothing to save: what an earlier session left behind has to go.
    this.#note()
  }

  get state(): SaveState {
    return this.#state
  }

  /** Calls `listener` after every change of the state, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Saves at once; resolves when the server has everything or the try has failed, and says which. */
  async saveNow(): Promise<boolean> {
    const { editor } = this.#parts
    do {
      this.#wait(null)
      // A save on its way carries an older state: let it end, then see what is left.
      await (this.#saving ?? this.#begin())
    } while (this.#state.kind === 'saving' && editor.state.unsaved.length > 0 && !this.#stopped)
    return editor.state.unsaved.length === 0
  }

  /**
   * What has to reach the server before this page goes; null when nothing does. It is journaled first: the journal that
   * is being written may be older, and would be put on top of what the server took.
   */
  lastWords(): SaveBody | null {
    const { editor, journal, projectId } = this.#parts
    const changes = editor.takeChanges()
    const entry = changes && editor.journal(projectId)
    try {
      if (entry) journal.keepAtOnce(entry)
    } catch {
      // As with any journal: what cannot be kept here can still reach the server.
    }
    return changes?.body ?? null
  }

  /** The network is back: tries at once what had to wait. */
  wake(): void {
    if (this.#state.kind !== 'offline') return
    this.#failures = 0
    void this.saveNow()
  }

  /** Ends all of it. What is not saved is in the journal. */
  stop(): void {
    this.#stopped = true
    this.#wait(null)
    this.#unsubscribe()
  }

  #changed(): void {
    const { work, unsaved } = this.#parts.editor.state
    if (work === this.#seen) return
    this.#seen = work
    this.#note()
    if (this.#saving) return
    if (unsaved.length === 0) this.#settle()
  }

  /** Journals the change, and plans to save it. */
  #note(): void {
    this.#journalStale = true
    this.#journaling ??= this.#writeJournal()
    if (this.#parts.editor.state.unsaved.length === 0) return
    this.#dirtySinceMs ??= this.#parts.timers.nowMs()
    if (this.#state.kind === 'offline') {
      this.#become({ kind: 'offline', changes: this.#parts.editor.state.unsaved.length })
      return
    }
    this.#become({ kind: 'saving' })
    if (this.#saving) return
    const left = this.#dirtySinceMs + LONGEST_WAIT_MS - this.#parts.timers.nowMs()
    this.#wait(Math.max(0, Math.min(DEBOUNCE_MS, left)))
  }

  async #writeJournal(): Promise<void> {
    const { editor, journal, projectId } = this.#parts
    while (this.#journalStale && !this.#stopped) {
      this.#journalStale = false
      const entry = editor.journal(projectId)
      try {
        await (entry ? journal.write(entry) : journal.clear(projectId))
      } catch {
        // A browser may refuse to store anything (private windows, full disks); saving to the server goes on.
      }
    }
    this.#journaling = null
  }

  #begin(): Promise<void> {
    if (this.#stopped) return Promise.resolve()
    this.#saving ??= this.#save().finally(() => {
      this.#saving = null
      if (this.#state.kind !== 'saving') return
      if (this.#parts.editor.state.unsaved.length === 0) this.#settle()
      else this.#note()
    })
    return this.#saving
  }

  async #save(): Promise<void> {
    const { editor, send, kindOf } = this.#parts
    if (this.#journaling) await this.#journaling
    let stale: unknown = null
    for (let attempt = 0; attempt < STALE_TRIES && !this.#stopped; attempt++) {
      const changes = editor.takeChanges()
      if (!changes) return this.#settle()
      this.#dirtySinceMs = null
      if (this.#state.kind !== 'offline') this.#become({ kind: 'saving' })
      try {
        const { rev, brandLogo } = await send(changes.body)
        if (this.#stopped) return
        return this.#acknowledged(() =>
          editor.acknowledge(changes, rev, brandLogo === undefined ? {} : { brandLogo }),
        )
      } catch (error) {
        if (this.#stopped) return
        if (kindOf(error) !== 'stale') return this.#failed(error)
        if (!(await this.#catchUp())) return
        stale = error
      }
    }
    if (!this.#stopped) this.#failed(stale)
  }

  /** Takes in what was saved elsewhere; false when even that could not be heard. */
  async #catchUp(): Promise<boolean> {
    try {
      const { content, rev } = await this.#parts.reload()
      if (!this.#stopped) this.#parts.editor.rebase(content, rev)
      return !this.#stopped
    } catch (error) {
      if (!this.#stopped) this.#failed(error)
      return false
    }
  }

  #acknowledged(tell: () => void): void {
    this.#failures = 0
    tell()
    this.#journalStale = true
    this.#journaling ??= this.#writeJournal()
    // What was changed meanwhile is saved next; `#begin` sees to it.
    if (this.#parts.editor.state.unsaved.length === 0) this.#settle()
    else this.#become({ kind: 'saving' })
  }

  #failed(error: unknown): void {
    if (this.#parts.kindOf(error) === 'refused') {
      this.#become({ kind: 'refused', error })
      return
    }
    const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 30_000
    this.#failures += 1
    this.#become({ kind: 'offline', changes: this.#parts.editor.state.unsaved.length })
    this.#wait(wait)
  }

  #settle(): void {
    this.#dirtySinceMs = null
    this.#wait(null)
    this.#become({ kind: 'saved', atMs: this.#parts.timers.nowMs() })
  }

  #wait(ms: number | null): void {
    this.#callOff?.()
    this.#callOff =
      ms === null || this.#stopped ? null : this.#parts.timers.after(ms, () => void this.#begin())
  }

  #become(state: SaveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
