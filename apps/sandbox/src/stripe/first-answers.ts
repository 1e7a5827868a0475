import type { Answer } from '../payments/deliver.ts'
import { answerOf, type Ending, invalid } from './answer.ts'

const keptMs = 24 * 3_600_000
const longestKey = 255

type Asked = { key: string | null; said: string }

/** First answers by their idempotency key, kept for a day with what was asked: another question by the same key is refused. */
export function createFirstAnswers(
  now: () => number,
): (asked: Asked, work: () => Promise<Ending>) => Promise<Answer> {
  const known = new Map<string, { said: string; answer: Answer | null; until: number }>()
  return async ({ key, said }, work) => {
    if (key === null) return answerOf(await work())
    if (key.length > longestKey) return answerOf(invalid('The idempotency key is too long.'))
    const before = known.get(key)
    if (before && before.until >= now()) {
      if (before.said !== said) return answerOf(misused)
      if (!before.answer) return answerOf(inUse)
      const headers = { ...before.answer.headers, 'idempotent-replayed': 'true' }
      return { ...before.answer, delivery: 'plain', headers }
    }
    const entry: { said: string; answer: Answer | null; until: number } = {
      said,
      answer: null,
      until: now() + keptMs,
    }
    known.set(key, entry)
    const answer = answerOf(await work())
    // What was refused before anything was done may be asked again.
    if (answer.status === 400 || answer.status === 404) known.delete(key)
    else entry.answer = answer
    return answer
  }
}

const misused: Ending = {
  fault: {
    status: 400,
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  },
}

const inUse: Ending = {
  fault: {
    status: 409,
    type: 'invalid_request_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotent Key.',
  },
}
