/** The value, or a thrown bug that says what was missing. For what the program itself guarantees, never for input. */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Missing ${what}.`)
  return value
}
