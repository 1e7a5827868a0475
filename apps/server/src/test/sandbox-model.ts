import { createModelWriters, type ModelWriters } from '@clipmint/integrations'
import { pino } from 'pino'

import { startSandbox } from '../main/sandbox-thread.ts'

/** Long enough on any machine for an answer that comes. */
const longTimeoutSeconds = 60
/** For the one fault that never answers. */
const shortTimeoutSeconds = 0.5

type ModelAt = Pick<Parameters<typeof createModelWriters>[0], 'AI_PROVIDER' | 'AI_MODEL'> & {
  /** Where it answers below the sandbox's models. */
  path: string
  price: { input: number; output: number }
}

export type SandboxModel = {
  writers: ModelWriters
  setFault: (fault: string) => Promise<void>
  stop: () => Promise<void>
}

/** A sandbox with a model, and writers that wait for its answer as long as it takes, except where none comes. */
export async function startSandboxModel({ path, price, ...names }: ModelAt): Promise<SandboxModel> {
  const sandbox = await startSandbox(pino({ level: 'silent' }), 'http://localhost:3000')
  const waiting = (seconds: number) =>
    createModelWriters({
      ...names,
      AI_BASE_URL: `${sandbox.url}/sandbox/ai/${path}`,
      AI_API_KEY: 'sk-sandbox',
      AI_JSON_SCHEMA: 'on',
      AI_TIMEOUT_SECONDS: seconds,
      AI_PRICE_INPUT: price.input,
      AI_PRICE_OUTPUT: price.output,
    })
  const [withLongTimeout, withShortTimeout] = [waiting(longTimeoutSeconds), waiting(shortTimeoutSeconds)]
  let inUse = withLongTimeout
  return {
    writers: {
      planner: { ...withLongTimeout.planner, plan: (...asked) => inUse.planner.plan(...asked) },
      rewriter: { ...withLongTimeout.rewriter, rewrite: (...asked) => inUse.rewriter.rewrite(...asked) },
      captioner: { ...withLongTimeout.captioner, write: (...asked) => inUse.captioner.write(...asked) },
    },
    async setFault(fault) {
      const body = new URLSearchParams({ fault })
      const answer = await fetch(`${sandbox.url}/sandbox/faults/ai`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`No fault ${fault}.`)
      inUse = fault === 'stalled' ? withShortTimeout : withLongTimeout
    },
    stop: sandbox.stop,
  }
}
