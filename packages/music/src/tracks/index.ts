import type { Track } from '../track.ts'
import { alleyLight } from './alley-light.ts'
import { bouncingButton } from './bouncing-button.ts'
import { byTheWindow } from './by-the-window.ts'
import { firstLight } from './first-light.ts'
import { lastMinute } from './last-minute.ts'
import { morningMarket } from './morning-market.ts'
import { nightCircuit } from './night-circuit.ts'
import { openSign } from './open-sign.ts'
import { rollerArcade } from './roller-arcade.ts'
import { silkRibbon } from './silk-ribbon.ts'
import { slowAfternoon } from './slow-afternoon.ts'
import { summerTerrace } from './summer-terrace.ts'

/** The tracks that were written note by note, in the order a list shows them. */
export const handwritten: readonly Track[] = [
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
