/** Frames are judged this many at a time, the first ones after a start left out: much is done then for the first time. */
const JUDGED = 30
const WARM_UP = 10
/** More than this many passed over meanwhile, and a device does not keep up. */
const MOST_MISSED = 12
/** A device that was slow is given all frames again once it has drawn so many halves and passed over hardly one. */
const PATIENCE = 20
const MOST_MISSED_OF_HALVES = 6
/** A gap longer than this is a page that was put away, not a slow one. */
const LONGEST_GAP = 15

/**
 * Watches whether a device keeps up with a film's frames; one that does not is given every other frame, evenly. What slows
 * it is often over soon (a sound being made, a clip being opened): it is tried again, each time after twice as long.
 */
export class FrameBudget {
  #last: number | null = null
  #drawn = 0
  #missed = 0
  #isSlow = false
  #patience = PATIENCE

  get isSlow(): boolean {
    return this.#isSlow
  }

  /** Whether the frame of this number is to be drawn. */
  wants(frame: number): boolean {
    return !this.#isSlow || frame % 2 === 0
  }

  /** Says that a frame was drawn while playing. */
  drew(frame: number): void {
    const gap = this.#last === null ? 1 : frame - this.#last
    this.#last = frame
    // A jump ahead or back says nothing of speed.
    if (gap < 1 || gap > LONGEST_GAP) return this.#judgeAnew()
    this.#drawn += 1
    if (this.#drawn > WARM_UP) this.#missed += gap - (this.#isSlow ? 2 : 1)
    if (this.#drawn < WARM_UP + (this.#isSlow ? this.#patience : JUDGED)) return
    if (!this.#isSlow) this.#isSlow = this.#missed > MOST_MISSED
    else if (this.#missed <= MOST_MISSED_OF_HALVES) {
      this.#isSlow = false
      this.#patience *= 2
    }
    this.#judgeAnew()
  }

  /** Gives the device all frames again, as when playing begins. */
  begin(): void {
    this.#last = null
    this.#isSlow = false
    this.#patience = PATIENCE
    this.#judgeAnew()
  }

  #judgeAnew(): void {
    this.#drawn = 0
    this.#missed = 0
  }
}
