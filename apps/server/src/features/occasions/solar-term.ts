import { dayMs } from '@clipmint/kit'

/** J2000.0, 2000-01-01 12:00 TT, from which the formulas count. */
const epochMs = Date.UTC(2000, 0, 1, 12)
const degrees = Math.PI / 180

/**
 * The day in Seoul on which the sun's apparent longitude reaches so many degrees in a year: 90 is the summer solstice (하지),
 * 135 the beginning of autumn (입추), 270 the winter solstice (동지). From 2024 to 2038 it is right to the day: none of these
 * moments is so near to midnight that the formula's quarter of an hour matters.
 */
export function solarTermDay(year: number, longitude: number): Temporal.PlainDate {
  // The sun stands at 280 degrees on the first of January and goes through 360 in a year.
  const about = Date.UTC(year, 0, 1) + (((longitude - 280 + 720) % 360) / 360) * 365.2422 * dayMs
  let at = about
  for (let round = 0; round < 8; round += 1) {
    const off = ((longitude - sunLongitude(at) + 540) % 360) - 180
    at += (off / 360) * 365.2422 * dayMs
  }
  return Temporal.Instant.fromEpochMilliseconds(Math.round(at)).toZonedDateTimeISO('Asia/Seoul').toPlainDate()
}

/**
 * The sun's apparent ecliptic longitude in degrees, to a hundredth of one (a quarter of an hour of time): Meeus,
 * "Astronomical Algorithms", chapter 25, low accuracy.
 */
function sunLongitude(atMs: number): number {
  const centuries = (atMs - epochMs) / dayMs / 36_525
  const mean = 280.46646 + 36_000.76983 * centuries + 0.0003032 * centuries ** 2
  const anomaly = (357.52911 + 35_999.05029 * centuries - 0.0001537 * centuries ** 2) * degrees
  const centre =
    (1.914602 - 0.004817 * centuries - 0.000014 * centuries ** 2) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * centuries) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly)
  const node = (125.04 - 1934.136 * centuries) * degrees
  const apparent = mean + centre - 0.00569 - 0.00478 * Math.sin(node)
  return ((apparent % 360) + 360) % 360
}
