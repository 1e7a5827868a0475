import type { Track } from './track.ts'
import { alleyLight } from './tracks/alley-light.ts'
import { bouncingButton } from './tracks/bouncing-button.ts'
import { byTheWindow } from './tracks/by-the-window.ts'
import { firstLight } from './tracks/first-light.ts'
import { lastMinute } from './tracks/last-minute.ts'
import { morningMarket } from './tracks/morning-market.ts'
import { nightCircuit } from './tracks/night-circuit.ts'
import { openSign } from './tracks/open-sign.ts'
import { rollerArcade } from './tracks/roller-arcade.ts'
import { silkRibbon } from './tracks/silk-ribbon.ts'
import { slowAfternoon } from './tracks/slow-afternoon.ts'
import { summerTerrace } from './tracks/summer-terrace.ts'

/** Every track of the house, in the order a list shows them. */
export const tracks: readonly Track[] = [
  morningMarket,
  openSign,
  slowAfternoon,
  byTheWindow,
  silkRibbon,
  nightCircuit,
  bouncingButton,
  alleyLight,
  rollerArcade,
  firstLight,
  lastMinute,
  summerTerrace,
]

/** The track with this id, or null. */
export function findTrack(id: string): Track | null {
  return tracks.find((track) => track.id === id) ?? null
}
