import { blinds } from './blinds.ts'
import { block } from './block.ts'
import { fade } from './fade.ts'
import { flash } from './flash.ts'
import { iris } from './iris.ts'
import { match } from './match.ts'
import { push } from './push.ts'
import { slideOver } from './slide-over.ts'
import { split } from './split.ts'
import type { Change, MovingTransition, TransitionDrawing } from './transition.ts'
import { wipe } from './wipe.ts'
import { zoomThrough } from './zoom-through.ts'
import { zoom } from './zoom.ts'

/** How each change of scene is drawn. To add one: a file beside this, a line here. */
const transitions: { [Kind in MovingTransition['kind']]: TransitionDrawing<Kind> } = {
  fade,
  wipe,
  push,
  block,
  zoom,
  flash,
  'zoom-through': zoomThrough,
  iris,
  split,
  blinds,
  'slide-over': slideOver,
  match,
}

export function drawTransition(transition: MovingTransition, change: Change): void {
  const draw = transitions[transition.kind] as TransitionDrawing<MovingTransition['kind']>
  draw(transition as never, change)
}
