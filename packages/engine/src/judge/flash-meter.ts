/** A change of relative luminance counts from this share of full white on, … */
const LEAST_CHANGE = 0.1
/** … when its darker end is below this. */
const DARK_BELOW = 0.8
/** What flashes on no more of the frame than this harms nobody. */
const HARMLESS_AREA = 0.25

type Cell = {
  last: 'rise' | 'fall' | null
  /** The darkest and the brightest it was since the last change. */
  low: number
  high: number
  /** The frames in which a change was complete. */
  changes: number[]
}

/**
 * Counts flashes as WCAG 2.3.1 has them, pairs of opposing changes of luminance, in each cell of a coarse picture.
 * Frames are added one after another, each as the relative luminance of its cells.
 */
export class FlashMeter {
  readonly #fps: number
  #cells: Cell[] = []
  #frame = 0
  #worst = 0

  constructor(fps: number) {
    this.#fps = fps
  }

  /** The most flashes in any one second, on more than a quarter of the frame. */
  get worst(): number {
    return this.#worst
  }

  add(luminances: readonly number[]): void {
    if (this.#frame === 0)
      this.#cells = luminances.map((value) => ({ last: null, low: value, high: value, changes: [] }))
    const flashes = this.#cells.map((cell, index) => {
      if (follow(cell, luminances[index] ?? 0)) cell.changes.push(this.#frame)
      cell.changes = cell.changes.filter((frame) => frame > this.#frame - this.#fps)
      return cell.changes.length / 2
    })
    const most = flashes.toSorted((one, other) => other - one)
    this.#worst = Math.max(this.#worst, most[Math.floor(most.length * HARMLESS_AREA)] ?? 0)
    this.#frame += 1
  }
}

/** Takes a cell's next luminance; true when with it a change against the last one is complete. */
function follow(cell: Cell, value: number): boolean {
  const rose = cell.last !== 'rise' && isChange(cell.low, value)
  const fell = cell.last !== 'fall' && isChange(value, cell.high)
  cell.low = rose || fell ? value : Math.min(cell.low, value)
  cell.high = rose || fell ? value : Math.max(cell.high, value)
  if (rose || fell) cell.last = rose ? 'rise' : 'fall'
  return rose || fell
}

function isChange(dark: number, bright: number): boolean {
  return bright - dark >= LEAST_CHANGE && dark < DARK_BELOW
}
