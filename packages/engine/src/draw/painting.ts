import type { BlendMode, FilmLayer, MotionMoment, MotionUnit, Pose } from '@clipmint/film'
import { poseAt } from '@clipmint/film'

import type { MediaSource } from '../media.ts'
import type { Stage } from '../stage.ts'
import type { Surface } from '../surface.ts'

/** A scene being drawn: where to, with what, and when in the scene. Times in milliseconds. */
export type Painting = {
  stage: Stage
  surface: Surface
  media: MediaSource
  elapsedMs: number
  sceneMs: number
  /** How long the scene is seen at all: its own length and the transition that ends it. */
  aliveMs: number
  /** How many groups are open; each draws on a scratch canvas of its own. */
  depth: number
}

const operations: Readonly<Record<BlendMode, string>> = {
  normal: 'source-over',
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  'soft-light': 'soft-light',
  darken: 'darken',
  lighten: 'lighten',
  'color-dodge': 'color-dodge',
}

export function blendOf(mode: BlendMode): string {
  return operations[mode]
}

export function layerPose(layer: FilmLayer, painting: Painting): Pose {
  return unitPose(layer, painting, { by: 'layer', index: 0, count: 1, size: layer.box })
}

/** The pose of one unit (line, word, letter) of a layer now. */
export function unitPose(
  layer: FilmLayer,
  { elapsedMs, sceneMs }: Painting,
  unit: {
    by: MotionUnit
    index: number
    count: number
    size: { w: number; h: number }
    fromMiddle?: { x: number; y: number }
  },
): Pose {
  const moment: MotionMoment = { elapsedMs, sceneMs, unitIndex: unit.index, unitCount: unit.count }
  const { size, fromMiddle } = unit
  return poseAt(layer.motion, unit.by, moment, {
    width: size.w,
    height: size.h,
    ...(fromMiddle ? { fromMiddle } : {}),
  })
}
