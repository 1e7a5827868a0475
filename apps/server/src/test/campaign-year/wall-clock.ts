import { hourMs } from '@clipmint/kit'

const forms = new Map<string, Intl.DateTimeFormat>()

/**
 * The moment at which a wall clock of a zone shows a time of a day, worked out from what the zone's clocks show around it and by nothing
 * that the product has: of two moments the first, and of a time that is skipped as much later.
 */
export function momentOfWall(day: string, time: string, zone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const offsets = [-26, 26].map((hours) => offsetAt(wanted + hours * hourMs, zone))
  const [before = 0, after = 0] = offsets
  const fits = [before, after]
    .map((offset) => wanted - offset)
    .filter((at) => at + offsetAt(at, zone) === wanted)
    .toSorted((a, b) => a - b)
  return fits[0] ?? wanted - before
}

/** How far a zone's clocks are ahead of UTC. */
export function offsetAt(at: number, zone: string): number {
  let form = forms.get(zone)
  if (!form) {
    form = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    forms.set(zone, form)
  }
  const parts = Object.fromEntries(form.formatToParts(at).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute, second } = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(at / 1_000) * 1_000
}

/** The day of the week as ISO 8601 numbers it. */
export function weekdayOf(day: string): string {
  return String(((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1)
}
