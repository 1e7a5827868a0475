/** Where the time of a render goes. Sound is made beside all others, on a thread of its own. */
export const stages = ['sound', 'media', 'draw', 'compose', 'encode', 'finish', 'check'] as const
export type Stage = (typeof stages)[number]

/** Adds up the seconds by the clock that each stage took. */
export class StageWatch {
  readonly #seconds = new Map<Stage, number>()

  get seconds(): Record<Stage, number> {
    return Object.fromEntries(stages.map((stage) => [stage, this.#seconds.get(stage) ?? 0])) as Record<
      Stage,
      number
    >
  }

  /** Waits for a piece of work and counts the time until it is done. */
  async wait<Result>(stage: Stage, work: Promise<Result>): Promise<Result> {
    const startedAt = performance.now()
    try {
      return await work
    } finally {
      const seconds = (performance.now() - startedAt) / 1000
      this.#seconds.set(stage, (this.#seconds.get(stage) ?? 0) + seconds)
    }
  }
}
