import type { LanguageModel } from 'ai'

/** Which model to open, and where; `baseUrl` null for the provider's own address. */
export type ModelPlace = {
  model: string
  baseUrl: string | null
  apiKey: string | null
  /** Whether its server is told the shape of an answer, or only that it is JSON. */
  takesSchema: boolean
}

/** A way to models: what has to be set for it, and how one is opened. */
export type ModelProvider = {
  needs: readonly ('AI_BASE_URL' | 'AI_API_KEY')[]
  open: (place: ModelPlace) => Exclude<LanguageModel, string>
  /** How many seconds a refusal asks to be left alone, where it says so in itself and in no Retry-After. */
  waitSecondsIn?: (refusal: unknown) => number | null
}
