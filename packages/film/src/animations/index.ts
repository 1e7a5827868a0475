import { bob } from './bob.ts'
import { drift } from './drift.ts'
import { drop } from './drop.ts'
import { fade } from './fade.ts'
import { flap } from './flap.ts'
import { flip } from './flip.ts'
import { gather } from './gather.ts'
import { lean } from './lean.ts'
import { pulse } from './pulse.ts'
import { pushIn } from './push-in.ts'
import { reveal } from './reveal.ts'
import { rise } from './rise.ts'
import { roll } from './roll.ts'
import { scale } from './scale.ts'
import { scatter } from './scatter.ts'
import { sing } from './sing.ts'
import { slide } from './slide.ts'
import { squash } from './squash.ts'
import { swing } from './swing.ts'
import { trace } from './trace.ts'
import { turn } from './turn.ts'
import { unfold } from './unfold.ts'
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
  squash,
  unfold,
  flip,
  gather,
  scatter,
  roll,
  flap,
  sing,
  bob,
  pulse,
] as const

export type AnimationId = (typeof animations)[number]['id']
