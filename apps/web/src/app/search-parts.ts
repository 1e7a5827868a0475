/**
 * Readers of an address's search. What a part does not understand is left out, so that no address breaks a page. They
 * are written out because every visitor loads the routes, and a schema library would weigh more than the first page.
 */
export type Searched = Readonly<Record<string, unknown>>

export function text(value: unknown, most: number): string | undefined {
  return typeof value === 'string' && value.length <= most ? value : undefined
}

export function oneOf<Word extends string>(value: unknown, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value)
}

/** The page of a list; the first one is not said. */
export function laterPage(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 2 ? value : undefined
}

export function id(value: unknown): string | undefined {
  return typeof value === 'string' && uuid.test(value) ? value : undefined
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
