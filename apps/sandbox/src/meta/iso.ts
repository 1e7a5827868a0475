/** A moment as Facebook writes it: 2026-03-01T00:00:00+0000. */
export function isoOf(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, '+0000')
}
