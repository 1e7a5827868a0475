/** The name of the stand-in's model, whichever API it is asked by. */
export const modelName = 'sandbox-writer'

/** The key that every API of the stand-in takes; it opens nothing else. */
export const apiKey = 'sk-sandbox'

/** How much it reads and writes together, and how much of that it may write. */
export const contextTokens = 64_000
export const outputTokens = 16_000

/** Two letters a token, about what Korean takes. */
export function tokensOf(text: string): number {
  return Math.ceil([...text].length / 2)
}
