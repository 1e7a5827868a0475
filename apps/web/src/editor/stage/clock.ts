/** 2.4 — a length in seconds, to a tenth. */
export function tenthsOf(ms: number): string {
  return (Math.round(ms / 100) / 10).toFixed(1)
}
