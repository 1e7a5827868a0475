import { createAnthropic } from '@ai-sdk/anthropic'

import type { ModelProvider } from '../provider.ts'

/** Claude, at Anthropic or behind a gateway that speaks its API. */
export const anthropic: ModelProvider = {
  needs: ['AI_API_KEY'],
  open: ({ model, baseUrl, apiKey }) =>
    createAnthropic({
      ...(apiKey === null ? {} : { apiKey }),
      ...(baseUrl === null ? {} : { baseURL: baseUrl }),
    })(model),
}
