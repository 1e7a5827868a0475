import { must } from '@clipmint/kit'

import type { Film, FilmScene, FilmTransition } from './film.ts'
import { leaveMsOf, sceneMoment, settledMsOf } from './scene-moment.ts'

/** A film to be shown round and round from one of its moments to another, both in milliseconds. */
export type FilmLoop = { film: Film; fromMs: number; toMs: number }

/** A scene that has come to rest is looked at for so long. */
const REST_MS = 1000
/** Scenes last whole tenths of a second, so that any usual number of frames a second fits. */
const STEP_MS = 100

/**
 * The best of a film in at most about `mostMs`, without sound: its first scene and others from all over it, each as long
 * as it takes to come and be read. It begins where the first scene has come to rest and ends at that same moment of it,
 * so that its last frame is followed by its first without a jolt.
 */
export function loopOf(film: Film, mostMs: number): FilmLoop {
  const scenes = pickWithin(
    film.scenes.map((scene) => ({ ...scene, durationMs: neededMs(scene) })),
    mostMs,
  )
  const first = must(scenes[0], 'a scene')
  const again = { ...first, transition: backTo(film.scenes[1]?.transition) }
  // What follows the first scene follows it the second time as well: its end is drawn the same.
  const after = scenes[1] ?? again
  const played = inTurn([...scenes, again, { ...after }])
  const loop: Film = { ...film, scenes: played, durationMs: lengthOf(played), music: null }
  const come = again.transition.kind === 'cut' ? 0 : again.transition.durationMs
  const fromMs = Math.max(sceneMoment(loop, first.id) ?? 0, come)
  return { film: loop, fromMs, toMs: fromMs + lengthOf(scenes) }
}

/** How long a scene is wanted: until it has come, been read and left. */
function neededMs(scene: FilmScene): number {
  const wanted = Math.max(settledMsOf(scene), 400) + REST_MS + leaveMsOf(scene)
  return Math.ceil(Math.min(scene.durationMs, wanted) / STEP_MS) * STEP_MS
}

/** As many scenes as fit, from the first to the last of the film; the first in any case. */
function pickWithin(scenes: readonly FilmScene[], mostMs: number): FilmScene[] {
  for (let count = scenes.length; count > 1; count -= 1) {
    const picked = Array.from({ length: count }, (_, index) =>
      must(scenes[Math.round((index * (scenes.length - 1)) / (count - 1))], 'a scene'),
    )
    if (lengthOf(picked) <= mostMs) return picked
  }
  return scenes.slice(0, 1)
}

/** How the first scene comes back: as the second came, but for what would need that scene's own pictures or a flash. */
function backTo(transition: FilmTransition | undefined): FilmTransition {
  if (!transition || transition.kind === 'match' || transition.kind === 'flash') {
    return { kind: 'fade', durationMs: 300 }
  }
  return transition
}

function inTurn(scenes: readonly FilmScene[]): FilmScene[] {
  let startMs = 0
  return scenes.map((scene) => {
    const placed = { ...scene, startMs }
    startMs += scene.durationMs
    return placed
  })
}

function lengthOf(scenes: readonly FilmScene[]): number {
  return scenes.reduce((sum, { durationMs }) => sum + durationMs, 0)
}
