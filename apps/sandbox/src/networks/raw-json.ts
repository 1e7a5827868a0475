// ES2026; TypeScript's library does not know it yet.
type WithRaw = typeof JSON & { rawJSON: (text: string) => unknown; isRawJSON: (value: unknown) => boolean }
const raw = JSON as WithRaw

/** A number longer than JavaScript's hold, as it is written in JSON. */
export function rawNumber(digits: string): unknown {
  return raw.rawJSON(digits)
}

export function isRawNumber(value: unknown): boolean {
  return raw.isRawJSON(value)
}
