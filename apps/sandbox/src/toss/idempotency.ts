import type { Answer } from '../payments/deliver.ts'

const keptMs = 15 * 24 * 3_600_000

/** First answers by their idempotency key, kept for fifteen days; what else was asked is not looked at. */
export type FirstAnswers = {
  /** Does the work once: the same key again gives the first answer, and while that is not there, none. */
  once: (key: string | null, work: () => Promise<Answer>) => Promise<Answer | 'processing'>
}

export function createFirstAnswers(now: () => number): FirstAnswers {
  const answers = new Map<string, { answer: Answer | null; until: number }>()
  return {
    async once(key, work) {
      if (key === null) return work()
      const before = answers.get(key)
      if (before && before.until >= now()) {
        return before.answer ? { ...before.answer, delivery: 'plain' } : 'processing'
      }
      const entry: { answer: Answer | null; until: number } = { answer: null, until: now() + keptMs }
      answers.set(key, entry)
      entry.answer = await work()
      return entry.answer
    },
  }
}
