export function ageMs(since: Date | null, now: Date): number {
  return since === null ? 0 : now.getTime() - since.getTime()
}
