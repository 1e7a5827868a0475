import { Agent, request } from 'node:http'

/** What asks at a rate of its own; `shoot` may say what it asked. */
export type Lane = { name: string; rate: number; shoot: () => Promise<unknown> }
/** One answer: how long after the moment it should have been asked at, in milliseconds. */
export type Shot = { lane: string; ms: number; what: string; failure: string | null }

/**
 * Asks at random moments (as visitors do: a Poisson process), each lane at its rate, however slow the answers are, and
 * counts from the moment a question was due: a server that stalls is charged for all that queued meanwhile.
 */
export async function runLoad(lanes: readonly Lane[], seconds: number): Promise<Shot[]> {
  const startedAt = performance.now()
  const until = startedAt + seconds * 1_000
  const shots = await Promise.all(lanes.map((lane) => runLane(lane, startedAt, until)))
  return shots.flat()
}

async function runLane({ name, rate, shoot }: Lane, startedAt: number, until: number): Promise<Shot[]> {
  const pending: Promise<Shot>[] = []
  for (let due = startedAt; due < until; due += -Math.log(1 - Math.random()) * (1_000 / rate)) {
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    pending.push(timed(name, due, shoot))
  }
  return Promise.all(pending)
}

async function timed(lane: string, due: number, shoot: () => Promise<unknown>): Promise<Shot> {
  const asked = await shoot().then(
    (what) => ({ what: typeof what === 'string' ? what : '', failure: null }),
    (error: unknown) => ({ what: '', failure: error instanceof Error ? error.message : String(error) }),
  )
  return { lane, ms: performance.now() - due, ...asked }
}

export type Door = { get: Get; close: () => void }
export type Get = (path: string, token?: string) => Promise<string>

/** A client that keeps its connections; an answer that is no SUCCESS is a failure. Gives the whole answer. */
export function openDoor(port: number): Door {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const get: Get = (path, token) =>
    new Promise((resolve, reject) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const asked = request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          if (text.startsWith('{"code":"SUCCESS"')) resolve(text)
          else reject(new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 200)}`))
        })
      })
      asked.on('error', reject)
      asked.end()
    })
  return { get, close: () => agent.destroy() }
}
