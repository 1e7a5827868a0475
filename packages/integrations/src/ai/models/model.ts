import type { LanguageModel } from 'ai'

import type { ModelKeys } from './config.ts'
import { modelProviders, type ProviderName } from './providers.ts'

/** A model that writes, with what its tokens cost and how long it may take. */
export type Model = {
  provider: string
  name: string
  language: Exclude<LanguageModel, string>
  /** Dollars for a million tokens; 0 where nobody has said. */
  price: { input: number; output: number }
  /** How long one try may take. */
  tryMs: number
  /** How many seconds a refusal asks to be left alone, where it says so in itself; null where it does not. */
  waitSecondsIn: (refusal: unknown) => number | null
}

/** Opens the model that the settings name; nothing is asked of it yet. */
export function openModel(keys: ModelKeys & { AI_PROVIDER: ProviderName }): Model {
  const name = keys.AI_MODEL ?? ''
  // The library writes to the console what a server does not know; each call's ending is told of anyway.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { open, waitSecondsIn = () => null } = modelProviders[keys.AI_PROVIDER]
  return {
    provider: keys.AI_PROVIDER,
    name,
    language: open({
      model: name,
      baseUrl: keys.AI_BASE_URL ?? null,
      apiKey: keys.AI_API_KEY ?? null,
      takesSchema: keys.AI_JSON_SCHEMA === 'on',
    }),
    price: { input: keys.AI_PRICE_INPUT, output: keys.AI_PRICE_OUTPUT },
    tryMs: keys.AI_TIMEOUT_SECONDS * 1_000,
    waitSecondsIn,
  }
}
