/** Milliseconds since a moment; 0 where it has not come. */
export function ageMs(since: Date | null, now: Date): number {
  return since === null ? 0 : now.getTime() - since.getTime()
}
