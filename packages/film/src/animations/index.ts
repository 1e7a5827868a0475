import { drift } from './drift.ts'
import { drop } from './drop.ts'
import { fade } from './fade.ts'
import { lean } from './lean.ts'
import { pushIn } from './push-in.ts'
import { reveal } from './reveal.ts'
import { rise } from './rise.ts'
import { scale } from './scale.ts'
import { slide } from './slide.ts'
import { swing } from './swing.ts'
import { trace } from './trace.ts'
import { turn } from './turn.ts'
import { wobble } from './wobble.ts'

/** Every animation a layer can carry. To add one: a file here, a line below. */
export const animations = [
  fade,
  slide,
  rise,
  scale,
  drop,
  swing,
  reveal,
  trace,
  lean,
  pushIn,
  drift,
  turn,
  wobble,
] as const

export type AnimationId = (typeof animations)[number]['id']
