/** The seconds of a Retry-After, which says seconds or a date; null where it says nothing that can be read. */
export function retryAfterSeconds(header: string | null): number | null {
  if (header === null) return null
  if (/^\d{1,6}$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1_000))
}
