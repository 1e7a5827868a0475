import { createGoogle } from '@ai-sdk/google'
import { z } from 'zod'

import type { ModelProvider } from '../provider.ts'

/** A refusal with how long to wait among its details (`RetryInfo`), as `34.07s`. */
const Refusal = z.object({
  error: z.object({ details: z.array(z.object({ retryDelay: z.string().optional() })) }),
})

/** Gemini, by the key of Google AI Studio. */
export const google: ModelProvider = {
  needs: ['AI_API_KEY'],
  open: ({ model, baseUrl, apiKey }) =>
    createGoogle({
      ...(apiKey === null ? {} : { apiKey }),
      ...(baseUrl === null ? {} : { baseURL: baseUrl }),
    })(model),
  waitSecondsIn(refusal) {
    const { success, data } = Refusal.safeParse(refusal)
    const delay = success ? data.error.details.find(({ retryDelay }) => retryDelay !== undefined) : undefined
    const seconds = /^(\d+(?:\.\d+)?)s$/.exec(delay?.retryDelay ?? '')?.[1]
    return seconds === undefined ? null : Math.ceil(Number(seconds))
  },
}
