import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again until the answer is the wished one; throws with the last answer after `timeoutMs`. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  isWished: (answer: Answer) => boolean,
  timeoutMs = 60_000,
): Promise<Answer> {
  const began = performance.now()
  for (;;) {
    const answer = await ask()
    if (isWished(answer)) return answer
    if (performance.now() - began > timeoutMs) throw new Error(`Still ${JSON.stringify(answer)}.`)
    await sleep(50)
  }
}
