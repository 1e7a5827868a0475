import type { ElementHandle, Locator, Page } from 'playwright-core'

import { until } from './until.ts'

/** A way longer than this is no way. */
const MOST_STEPS = 160

/** A person who has the keyboard alone: nothing here clicks, and nothing gives the focus to what Tab does not reach. */
export class Keyboard {
  readonly #page: Page
  readonly #unseen = new Set<string>()
  #steps = 0

  constructor(page: Page) {
    this.#page = page
  }

  /** How often Tab was pressed so far. */
  get steps(): number {
    return this.#steps
  }

  /** What had the focus on the way and could not be seen. */
  get unseen(): readonly string[] {
    return [...this.#unseen]
  }

  /** Goes on by Tab, or back by Shift and Tab, until a thing has the focus; says which way it took when it never has. */
  async reach(target: Locator, { back = false } = {}): Promise<void> {
    const way: string[] = []
    let wanted = await known(target)
    while (way.length < MOST_STEPS) {
      if (!(await wanted.evaluate((element) => element.isConnected))) wanted = await known(target)
      const stop = await this.#page.evaluate(look, wanted)
      if (stop.isWanted) return this.#note(stop)
      way.push(stop.name)
      await this.#page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
      this.#steps += 1
    }
    throw new Error(`Tab does not reach ${String(target)}. Its way: ${[...new Set(way)].join(' › ')}`)
  }

  /** Goes to a thing and presses a key on it. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.reach(target)
    await this.#page.keyboard.press(key)
  }

  /** Goes to a field and writes words in the place of what stands there. */
  async write(field: Locator, words: string): Promise<void> {
    await this.reach(field)
    await this.#page.keyboard.press('Control+a')
    await this.#page.keyboard.type(words)
  }

  /** Nothing that went has taken the focus along: the next Tab goes on from there, not from the top of the page. */
  async expectKept(after: string): Promise<void> {
    const holder = () => this.#page.evaluate(() => document.activeElement?.tagName)
    await until(holder, (name) => name !== 'BODY', 5_000).catch(() => {
      throw new Error(`The focus is lost ${after}.`)
    })
  }

  #note({ name, isSeen }: Stop): void {
    if (!isSeen) this.#unseen.add(name)
  }
}

type Stop = { name: string; isWanted: boolean; isSeen: boolean }

async function known(target: Locator): Promise<ElementHandle<HTMLElement | SVGElement>> {
  const first = target.first()
  await first.waitFor({ state: 'attached' })
  return (await first.elementHandle()) as ElementHandle<HTMLElement | SVGElement>
}

/** Runs in the page: what has the focus, and whether it can be seen there. */
function look(wanted: Element): Stop {
  const now = document.activeElement ?? document.body
  // A tick-box or a file field that is drawn by its label is seen as that.
  const drawn = now instanceof HTMLInputElement ? (now.closest('label') ?? now.parentElement ?? now) : now
  const { left, top, right, bottom, width, height } = drawn.getBoundingClientRect()
  return {
    name: (now.getAttribute('aria-label') ?? now.textContent ?? '').trim().slice(0, 40) || now.tagName,
    isWanted: now === wanted,
    isSeen: width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
  }
}
