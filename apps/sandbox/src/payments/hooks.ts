import { isOfSite } from './own-site.ts'

/** Minutes to the next try of a message that was not taken, by the table of the documentation; here they pass as seconds. */
const retryAfter = [1, 4, 16, 64, 256, 1_024, 4_096]
const answerMs = 10_000
const most = 200

export type Hook = { no: number; at: string; about: string; answers: (number | 'none')[] }
type Letter = { about: string; headers: Record<string, string>; body: string }

/** Messages to the site about what happened at a gateway, tried again until it takes them. */
export type Hooks = {
  send: (letter: Letter) => void
  sendAgain: (no: number) => boolean
  list: () => readonly Hook[]
  address: () => string | null
  /** Where they go from now on; false for what is no address of the site. */
  sendTo: (address: string) => boolean
}

export function createHooks({
  now,
  siteUrl,
  gateway,
}: {
  now: () => Date
  siteUrl: string | null
  gateway: 'toss' | 'stripe'
}): Hooks {
  let address = siteUrl === null ? null : `${siteUrl}/hooks/payments/${gateway}`
  let sent = 0
  const hooks: { hook: Hook; letter: Letter }[] = []

  async function post(hook: Hook, { headers, body }: Letter, tries: number): Promise<void> {
    if (address === null) return
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    }).then(
      ({ status }) => status,
      () => 'none' as const,
    )
    hook.answers.push(answer)
    const wait = retryAfter[tries]
    if (answer === 200 || wait === undefined) return
    setTimeout(() => void post(hook, { about: hook.about, headers, body }, tries + 1), wait * 1_000).unref()
  }

  return {
    send(letter) {
      sent += 1
      const hook: Hook = { no: sent, at: now().toISOString(), about: letter.about, answers: [] }
      hooks.push({ hook, letter })
      if (hooks.length > most) hooks.shift()
      void post(hook, letter, 0)
    },
    sendAgain(no) {
      const known = hooks.find(({ hook }) => hook.no === no)
      if (known) void post(known.hook, known.letter, retryAfter.length)
      return known !== undefined
    },
    list: () => hooks.map(({ hook }) => hook),
    address: () => address,
    sendTo(next) {
      if (!isOfSite(next, siteUrl)) return false
      address = next
      return true
    },
  }
}
