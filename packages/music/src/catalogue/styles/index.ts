import type { StyleSheet } from '../sheet.ts'
import { acousticMorning } from './acoustic-morning.ts'
import { ambientCalm } from './ambient-calm.ts'
import { boomBap } from './boom-bap.ts'
import { bossaTerrace } from './bossa-terrace.ts'
import { cityPop } from './city-pop.ts'
import { discoFunk } from './disco-funk.ts'
import { gugakModern } from './gugak-modern.ts'
import { houseFloor } from './house-floor.ts'
import { indieCheer } from './indie-cheer.ts'
import { jazzLounge } from './jazz-lounge.ts'
import { lofiCafe } from './lofi-cafe.ts'
import { orchestraRise } from './orchestra-rise.ts'
import { pianoStory } from './piano-story.ts'
import { popDrop } from './pop-drop.ts'
import { saleRush } from './sale-rush.ts'
import { startupBright } from './startup-bright.ts'
import { synthwaveDrive } from './synthwave-drive.ts'
import { technoLab } from './techno-lab.ts'
import { toyBox } from './toy-box.ts'
import { trapStreet } from './trap-street.ts'
import { tropicalBreeze } from './tropical-breeze.ts'

/** Every style, in the order a list shows them. */
export const styleSheets: readonly StyleSheet[] = [
  lofiCafe,
  acousticMorning,
  bossaTerrace,
  jazzLounge,
  pianoStory,
  orchestraRise,
  houseFloor,
  discoFunk,
  synthwaveDrive,
  technoLab,
  popDrop,
  trapStreet,
  boomBap,
  cityPop,
  tropicalBreeze,
  toyBox,
  indieCheer,
  saleRush,
  ambientCalm,
  gugakModern,
  startupBright,
]
