import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, extractReasoningMiddleware, wrapLanguageModel } from 'ai'

import type { ModelProvider } from '../provider.ts'

/** Whatever speaks OpenAI's chat completions: OpenAI itself, gateways, and servers of one's own (Ollama, vLLM, llama.cpp). */
export const openAiCompatible: ModelProvider = {
  needs: ['AI_BASE_URL'],
  open: ({ model, baseUrl, apiKey, takesSchema }) => {
    const provider = createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: baseUrl ?? '',
      ...(apiKey === null ? {} : { apiKey }),
      includeUsage: true,
      supportsStructuredOutputs: takesSchema,
      transformRequestBody: isOpenAi(baseUrl) ? renameLimit : (body) => body,
    })
    return wrapLanguageModel({
      model: provider(model),
      // Small models fence their JSON and think aloud before it.
      middleware: [extractJsonMiddleware(), extractReasoningMiddleware({ tagName: 'think' })],
    })
  },
}

function isOpenAi(baseUrl: string | null): boolean {
  return baseUrl !== null && new URL(baseUrl).hostname === 'api.openai.com'
}

/** OpenAI's newer models refuse `max_tokens`, which other servers know alone. */
function renameLimit({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return limit === undefined ? body : { ...body, max_completion_tokens: limit }
}
