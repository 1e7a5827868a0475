import type { Painted } from './changes.ts'

/** Things that were the same in so many frames stand still. */
const STILL_AFTER = 2
/** As many sheets as are put together at most: each costs memory, and a look at every block of the frame. */
const MOST_SHEETS = 5
/** Shares of the frame: less movement than this is drawn with what lies around it, less rest is not worth a sheet. */
const MUCH_MOVEMENT = 0.04
const MUCH_REST = 0.3
/** A moving fill over so much of the frame is painted without a canvas, between two sheets. */
const LARGE_FILL = 0.25

/** All on one sheet. */
export const whole: Cut = { from: 0, still: false, fills: false }

/** For each thing painted, in how many frames before it was the same. */
export type Ages = readonly number[]

/** Where a sheet begins, whether what is on it stands still, and whether it is large fills alone, which need no sheet. */
export type Cut = { from: number; still: boolean; fills: boolean }

type Run = Cut & { area: number }

/**
 * Where to cut what is painted into sheets that lie over each other: what stands still is then not drawn again when
 * something large moves over or under it. One sheet when that would save little. What reaches down stays on the lowest
 * sheet with all that lies under it, for it reaches no further than its own.
 */
export function cutIntoSheets(painted: Painted, ages: Ages, frameArea: number): Cut[] {
  const lowest = lowestCut(painted)
  const runs: Run[] = []
  for (const [index, { bounds, filled }] of painted.entries()) {
    const still = (ages[index] ?? 0) >= STILL_AFTER
    const area = (bounds.w * bounds.h) / frameArea
    const fills = index >= lowest && index > 0 && !still && filled !== null && area >= LARGE_FILL
    const last = runs.at(-1)
    if (last && (index < lowest || (last.still === still && last.fills === fills))) {
      last.area += area
      last.still &&= still
    } else runs.push({ from: index, still, fills, area })
  }
  const total = (still: boolean) => runs.reduce((sum, run) => (run.still === still ? sum + run.area : sum), 0)
  if (total(false) < MUCH_MOVEMENT || total(true) < MUCH_REST) return [whole]
  while (runs.filter(({ fills }) => !fills).length > MOST_SHEETS) runs.splice(smallest(runs), 1)
  return runs.map(({ from, still, fills }) => ({ from, still, fills }))
}

/** The first place where a cut may be. */
export function lowestCut(painted: Painted): number {
  return painted.findLastIndex(({ reachesDown }) => reachesDown) + 1
}

/** The sheet past the first that covers least: it joins what lies before it. */
function smallest(runs: readonly Run[]): number {
  const areas = runs.map(({ area, fills }, index) => (index === 0 || fills ? Infinity : area))
  return areas.indexOf(Math.min(...areas))
}

/**
 * The same cuts in the next frame, where things may have come, gone or moved (`places` says where each was before, or -1):
 * what is new between two sheets belongs to the one that moves.
 */
export function cutsThen(cuts: readonly Cut[], places: Int32Array): Cut[] {
  const then: Cut[] = [cuts[0] ?? whole]
  for (const cut of cuts.slice(1)) {
    const stayedAbove = places.findIndex((place) => place >= cut.from)
    const stayedBelow = places.findLastIndex((place) => place >= 0 && place < cut.from)
    const from = cut.still ? stayedAbove : stayedBelow + 1
    if (from > (then.at(-1)?.from ?? 0) && from < places.length) then.push({ ...cut, from })
  }
  return then
}
