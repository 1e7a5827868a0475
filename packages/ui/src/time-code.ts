/** 0:04.2 — a time in a video, to a tenth of a second, never rounded past it. */
export function formatTenths(ms: number): string {
  const tenths = Math.floor(Math.max(0, ms) / 100 + 1e-6)
  const seconds = Math.floor(tenths / 10)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${tenths % 10}`
}
