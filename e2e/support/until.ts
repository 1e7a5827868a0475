import { setTimeout as sleep } from 'node:timers/promises'

const firstWaitMs = 50
const longestWaitMs = 400

/** Asks again and again, ever less often, until the answer is the wished one; throws with the last answer after `timeoutMs`. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  isWished: (answer: Answer) => boolean,
  timeoutMs = 60_000,
): Promise<Answer> {
  const began = performance.now()
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 1.5, longestWaitMs)) {
    const answer = await ask()
    if (isWished(answer)) return answer
    if (performance.now() - began > timeoutMs) throw new Error(`Still ${JSON.stringify(answer)}.`)
    await sleep(waitMs)
  }
}
