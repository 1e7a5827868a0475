import { createRandom, must } from '@clipmint/kit'

/** Choices by chance, the same for the same seed. */
export class Chance {
  readonly #next: () => number

  constructor(seed: number) {
    this.#next = createRandom(seed)
  }

  /** Whether something of that likelihood (0 to 1) happens. */
  is(likelihood: number): boolean {
    return this.#next() < likelihood
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.#next()
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  of<T>(choices: readonly T[]): T {
    return must(choices[this.whole(0, choices.length - 1)], 'a choice')
  }

  some<T>(likelihood: number, make: () => T): T | null {
    return this.is(likelihood) ? make() : null
  }

  color(): string {
    return `#${this.whole(0, 0xffffff).toString(16).padStart(6, '0')}`
  }
}
