/** A time of Cafe24, which says no zone and means Seoul's; null for what is no time. */
export function toMoment(text: string): Date | null {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
  const at = new Date(hasZone ? text : `${text.replace(' ', 'T')}+09:00`)
  return Number.isNaN(at.getTime()) ? null : at
}
