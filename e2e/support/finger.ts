import type { Locator, Page } from 'playwright-core'

/** The least side of a place for a finger. */
const LEAST_PX = 44

/** A person who has a finger alone: taps, and minds what is too small for it. */
export class Finger {
  readonly #page: Page
  readonly #small = new Set<string>()

  constructor(page: Page) {
    this.#page = page
  }

  /** What was tapped though it answers in a place smaller than a finger, with the size of that place. */
  get small(): readonly string[] {
    return [...this.#small]
  }

  async tap(target: Locator): Promise<void> {
    const first = target.first()
    await first.tap({ trial: true })
    await this.#page.evaluate(untilAtRest)
    const { name, width, height } = await first.evaluate(placeThatAnswers)
    if (Math.min(width, height) < LEAST_PX) this.#small.add(`${name}: ${width}×${height}`)
    await first.tap()
  }

  /** Taps a field and writes words in the place of what stands there. */
  async write(field: Locator, words: string): Promise<void> {
    await this.tap(field)
    await this.#page.keyboard.press('Control+a')
    await this.#page.keyboard.insertText(words)
  }
}

/** Runs in the page: what comes into view by growing has grown. */
async function untilAtRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Runs in the page: how far from its middle a thing still answers, up to the edge of the screen, in whole pixels. */
function placeThatAnswers(element: Element): { name: string; width: number; height: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const label = element.closest('label')
  const answers = (atX: number, atY: number): boolean => {
    const hit = document.elementFromPoint(atX, atY)
    return hit !== null && (element.contains(hit) || label?.contains(hit) === true)
  }
  const reach = (stepX: number, stepY: number): number => {
    let steps = 0
    while (steps < 40 && answers(x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1
    return steps
  }
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
    width: 1 + reach(-1, 0) + reach(1, 0),
    height: 1 + reach(0, -1) + reach(0, 1),
  }
}
