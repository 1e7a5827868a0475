import { createGoogle } from '@ai-sdk/google'

import type { ModelProvider } from '../provider.ts'

/** Gemini, by the key of Google AI Studio. */
export const google: ModelProvider = {
  needs: ['AI_API_KEY'],
  open: ({ model, baseUrl, apiKey }) =>
    createGoogle({
      ...(apiKey === null ? {} : { apiKey }),
      ...(baseUrl === null ? {} : { baseURL: baseUrl }),
    })(model),
}
