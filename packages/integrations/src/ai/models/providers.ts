import { anthropic } from './anthropic/provider.ts'
import { google } from './google/provider.ts'
import { openAiCompatible } from './openai-compatible/provider.ts'
import type { ModelProvider } from './provider.ts'

export const providerNames = ['openai-compatible', 'anthropic', 'google'] as const
export type ProviderName = (typeof providerNames)[number]

/** Every way to a model. To add one: a folder here, its name above and a line below. */
export const modelProviders: Readonly<Record<ProviderName, ModelProvider>> = {
  'openai-compatible': openAiCompatible,
  anthropic,
  google,
}
