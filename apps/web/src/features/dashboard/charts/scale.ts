/** The rounded numbers beside a chart, from 0 up to the highest or a little above; at most four. */
export function ticksFor(highest: number): number[] {
  if (highest <= 0) return [0, 1]
  const rough = highest / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 10 * power
  const whole = Math.max(1, step)
  return Array.from({ length: Math.ceil(highest / whole) + 1 }, (_, index) => index * whole)
}

/** How many days apart the days named under a chart are, so that their names stand clear of one another. */
export function dayStepFor(days: number, width: number): number {
  const room = Math.max(1, Math.floor(width / 64))
  return [1, 7, 14, 30, 60, 90].find((step) => days / step <= room) ?? 180
}

type Point = { x: number; y: number }

/** Lines through points that follow one another; one that is missing parts them. */
export function linesThrough(points: readonly (Point | null)[]): Point[][] {
  const lines: Point[][] = [[]]
  for (const point of points) {
    if (point) lines.at(-1)?.push(point)
    else lines.push([])
  }
  return lines.filter((line) => line.length > 0)
}

/** A line as SVG writes it. */
export function pathOf(line: readonly Point[]): string {
  return line.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
