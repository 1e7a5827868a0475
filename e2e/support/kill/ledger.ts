import type { JournalChange, Place, SaveBody } from './places.ts'

/** What a place was told, in order, and how far of it the server or the journal has said to have it. */
type Account = { written: string[]; safe: number }

/** Keeps count of what was written where, who promised to keep it, and whether that was there again. */
export class Ledger {
  readonly #places: readonly Place[]
  readonly #accounts: Map<string, Account>
  /** One line for each promised edit that was gone. */
  readonly lost: string[] = []
  acknowledged = 0
  journaled = 0
  unpromised = 0
  unpromisedThere = 0

  constructor(places: readonly Place[]) {
    this.#places = places
    this.#accounts = new Map(places.map(({ field }) => [field, { written: [], safe: -1 }]))
  }

  tried(place: Place): readonly string[] {
    return this.#of(place).written
  }

  wrote(place: Place, words: string): void {
    this.#of(place).written.push(words)
  }

  /** The server has said that it took this body. */
  saved(body: SaveBody): void {
    for (const place of this.#places) this.acknowledged += this.#promise(place, place.sent(body))
  }

  /** The browser's journal has these changes on its disk. */
  journaledAre(changes: readonly JournalChange[]): void {
    for (const { field, after } of changes) {
      const place = this.#places.find((it) => it.field === field)
      if (place) this.journaled += this.#promise(place, place.journaled(after))
    }
  }

  /** What is shown after everything died: it must be what was promised, or later. From here on that is what counts. */
  compare(place: Place, shown: string, when: string): void {
    const account = this.#of(place)
    const { written, safe } = account
    const at = written.lastIndexOf(shown)
    if (written.length > 0) {
      if (at < safe) this.lost.push(`${when}, ${place.field}: “${shown}” instead of “${written[safe]}”`)
      this.unpromised += written.length - 1 - safe
      this.unpromisedThere += Math.max(0, at - safe)
    }
    account.written = [shown]
    account.safe = 0
  }

  /** How many edits of the place are promised by this that were not before. */
  #promise(place: Place, words: string | undefined): number {
    const account = this.#of(place)
    const at = words === undefined ? -1 : account.written.indexOf(words, account.safe + 1)
    // The same as what is promised already tells nothing: it may be the earlier one.
    if (at < 0 || words === account.written[account.safe]) return 0
    const promised = at - account.safe
    account.safe = at
    return promised
  }

  #of(place: Place): Account {
    const account = this.#accounts.get(place.field)
    if (!account) throw new Error(`${place.field} is no place.`)
    return account
  }
}
