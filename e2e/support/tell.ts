/** Prints a figure that depends on the machine; nothing is judged by it. */
export function tell(figure: string): void {
  process.stdout.write(`   ${figure}\n`)
}

/** Seconds since a reading of `performance.now()`, to a tenth. */
export function secondsSince(began: number): string {
  return ((performance.now() - began) / 1_000).toFixed(1)
}
