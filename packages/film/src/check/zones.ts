import type { Rect } from '../media-fit.ts'
import { freeOf, type NetworkZone, networkZones } from '../network-zones.ts'
import { frameSize } from '../ratio.ts'
import type { CheckFacts } from './facts.ts'
import { type Finding, finding } from './finding.ts'

/**
 * Words count as covered when more of a line than this lies under a network's interface. The networks' insets are drawn
 * wide, and buttons do not fill them: the last letter of a line at their edge is not lost yet.
 */
const COVERED_FROM = 0.2

/**
 * Words whose lines lie under what a network shows over a 9:16 video: all of them as one finding, because where words
 * stand is the design's, and one look at the stage tells of them all.
 */
export function findCoveredText({ film, linesOf }: CheckFacts, slotIds: ReadonlySet<string>): Finding[] {
  if (film.ratio !== '9:16' || !linesOf) return []
  const covered = film.scenes
    .flatMap(({ layers }) => layers)
    .flatMap((layer) => {
      if (layer.kind !== 'text' || layer.box.rotate !== 0 || !slotIds.has(layer.id)) return []
      const networks = networksOver(linesOf(layer))
      return networks.length > 0 ? [{ id: layer.id, networks }] : []
    })
  if (covered.length === 0) return []
  const networks = networkZones.filter((network) => covered.some((it) => it.networks.includes(network)))
  return [finding('text-covered', null, { networks, coveredSlots: covered.map(({ id }) => id) })]
}

/** The owner's logo where a network shows something over it. */
export function findCoveredLogo({ film }: CheckFacts): Finding[] {
  if (film.ratio !== '9:16' || !film.logo) return []
  const networks = networksOver([film.logo.box])
  return networks.length > 0 ? [finding('logo-covered', null, { networks })] : []
}

/** The networks that cover too much of any of these places. */
export function networksOver(places: readonly Rect[]): NetworkZone[] {
  return networkZones.filter((network) => places.some((place) => coveredShare(place, network) > COVERED_FROM))
}

function coveredShare({ x, y, w, h }: Rect, network: NetworkZone): number {
  const { width, height } = frameSize['9:16']
  const { left, top, right, bottom } = freeOf[network]
  const across = Math.min(x + w, width * (1 - right)) - Math.max(x, width * left)
  const down = Math.min(y + h, height * (1 - bottom)) - Math.max(y, height * top)
  return 1 - (Math.max(0, across) * Math.max(0, down)) / (w * h)
}
