import type { FilmLayer, FilmScene, FilmTransition } from '@clipmint/film'

import type { Stage } from '../../stage.ts'
import type { Surface } from '../../surface.ts'

export type MovingTransition = Exclude<FilmTransition, { kind: 'cut' }>
export type TransitionOf<Kind extends MovingTransition['kind']> = Extract<MovingTransition, { kind: Kind }>

/** One moment of a change of scene: both scenes are alive and can be drawn onto any surface. */
export type Change = {
  surface: Surface
  stage: Stage
  /** 0 when the coming scene's time begins, 1 when the leaving one is gone. */
  progress: number
  leaving: FilmScene
  coming: FilmScene
  drawLeaving: DrawScene
  drawComing: DrawScene
}

/** Draws a scene, or some of its layers with or without its ground. */
export type DrawScene = (surface: Surface, depth: number, only?: ScenePart) => void
export type ScenePart = { layers: FilmLayer[]; ground: boolean }

export type TransitionDrawing<Kind extends MovingTransition['kind']> = (
  transition: TransitionOf<Kind>,
  change: Change,
) => void

/** Draws the scene onto a canvas of its own and then that canvas as one picture, so that it can fade as a whole. */
export function drawAsOne(change: Change, draw: Change['drawComing'], opacity: number): void {
  const { surface, stage } = change
  const canvas = stage.scratch(0)
  canvas.surface.imageSmoothingQuality = 'low'
  canvas.surface.save()
  draw(canvas.surface, 1)
  canvas.surface.restore()
  surface.globalAlpha = opacity
  surface.drawImage(canvas.picture, 0, 0, stage.film.width, stage.film.height)
  surface.globalAlpha = 1
}

/**
 * A way in film pixels, ended on a whole pixel of the surface: what is moved by it stays sharp, costs no smoothing
 * (a fifth of the time, measured), and leaves no seam.
 */
export function wholePixels({ scale }: Stage, length: number): number {
  return Math.round(length * scale) / scale
}
