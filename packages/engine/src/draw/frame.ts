import { type Film, type FilmScene, scenesAt } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

import type { MediaSource } from '../media.ts'
import type { Stage } from '../stage.ts'
import type { Surface } from '../surface.ts'
import { drawLogo } from './logo.ts'
import { drawScene } from './scene.ts'
import { drawText } from './text.ts'
import { drawTransition } from './transitions/index.ts'
import type { DrawScene, ScenePart } from './transitions/transition.ts'

/** Draws the frame of a film at `timeMs` over the whole surface. Pure: the same film, time and pictures, the same frame. */
export function drawFrame(surface: Surface, stage: Stage, timeMs: number, media: MediaSource): void {
  const { film, scale } = stage
  stage.sprites.beginFrame()
  const shownMs = clamp(timeMs, 0, Math.max(0, film.durationMs - 1))
  const { current, leaving } = scenesAt(film, shownMs)
  surface.save()
  surface.setTransform(scale, 0, 0, scale, 0, 0)
  surface.imageSmoothingQuality = 'low'
  const scene =
    (which: FilmScene): DrawScene =>
    (onto: Surface, depth: number, only?: ScenePart) =>
      drawScene(
        which,
        {
          stage,
          surface: onto,
          media,
          elapsedMs: shownMs - which.startMs,
          sceneMs: which.durationMs,
          aliveMs: aliveMs(film, which),
          depth,
        },
        only,
      )
  if (leaving && current.transition.kind !== 'cut') {
    const progress = (shownMs - current.startMs) / current.transition.durationMs
    drawTransition(current.transition, {
      surface,
      stage,
      progress: clamp(progress, 0, 1),
      leaving,
      coming: current,
      drawLeaving: scene(leaving),
      drawComing: scene(current),
    })
  } else {
    scene(current)(surface, 0)
  }
  drawLogo(surface, stage, media)
  drawWatermark(surface, { stage, media, timeMs: shownMs })
  surface.restore()
}

/** The service's own mark, over all else and through every change of scene. */
function drawWatermark(
  surface: Surface,
  { stage, media, timeMs }: { stage: Stage; media: MediaSource; timeMs: number },
): void {
  const { watermark, durationMs } = stage.film
  if (!watermark) return
  const whole = { elapsedMs: timeMs, sceneMs: durationMs, aliveMs: durationMs }
  drawText(watermark, { stage, surface, media, ...whole, depth: 0 })
}

function aliveMs(film: Film, scene: FilmScene): number {
  const next = film.scenes[film.scenes.indexOf(scene) + 1]
  return scene.durationMs + (next && next.transition.kind !== 'cut' ? next.transition.durationMs : 0)
}
