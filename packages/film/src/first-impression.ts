import type { Pose } from './animations/define.ts'
import { MotionUnit, poseAt } from './animations/motion.ts'
import { compose } from './compose.ts'
import type { Film, FilmScene } from './film.ts'
import type { FilmText } from './layers/text.ts'
import { toOklch } from './oklch.ts'
import type { ProjectContent } from './project.ts'
import type { Template } from './template.ts'

/** What of a video strikes whoever scrolls past, before a word of it is read. */
export type FirstImpression = {
  /** Whether words stand in its first frame; else the first come after it. */
  hasWords: boolean
  /** The temperature of the colour that leads it. */
  warmth: 'warm' | 'cool' | 'neutral'
}

/** The first impression of a template with what its owner put into it. Pictures have no part in it. */
export function firstImpression(template: Template, content: ProjectContent): FirstImpression {
  const film = compose(template, content, { files: {}, beatMs: null })
  const { primary } = { ...template.colors, ...content.changedColor }
  return { hasWords: opensWithWords(film), warmth: warmthOf(primary) }
}

/** A colour weaker than this is a grey to the eye. */
const GREY_CHROMA = 0.04
/** Hues of OKLCH, in degrees: from pink over red and yellow to yellow-green; the others, green to violet, are cool. */
const warmHues = { from: 330, to: 125 }

function warmthOf(hex: string): FirstImpression['warmth'] {
  const { chroma, hue } = toOklch(hex)
  if (chroma < GREY_CHROMA) return 'neutral'
  return hue >= warmHues.from || hue < warmHues.to ? 'warm' : 'cool'
}

/** Words smaller than this share of a scene's largest are a label: a date, the owner's name. */
const LABEL_SHARE = 0.5

function opensWithWords(film: Film): boolean {
  const [scene] = film.scenes
  if (!scene) return false
  const texts = scene.layers.filter((layer) => layer.kind === 'text')
  const said = texts.filter(({ text }) => text.trim() !== '')
  const largest = Math.max(0, ...said.map(({ size }) => size))
  return said.some((layer) => layer.size >= LABEL_SHARE * largest && isThere(layer, scene, film))
}

/** So much of what moves has to be seen to be seen at all. */
const LEAST_SHARE = 0.5

/** Whether the first of a text, which is what comes first, is to be seen as its scene begins. */
function isThere({ box, motion }: FilmText, { durationMs }: FilmScene, frame: Film): boolean {
  const moment = { elapsedMs: 0, sceneMs: durationMs, unitIndex: 0, unitCount: 1 }
  return MotionUnit.options.every((by) => {
    const pose = poseAt(motion, by, moment, { width: box.w, height: box.h })
    const [x, y] = [box.x + box.w / 2 + pose.x, box.y + box.h / 2 + pose.y]
    const isInside = x > 0 && x < frame.width && y > 0 && y < frame.height
    return isInside && shownShare(pose, box) >= LEAST_SHARE
  })
}

function shownShare(
  { x, y, scale, opacity, reveal, masked, trace, spin }: Pose,
  { w, h }: FilmText['box'],
): number {
  // Letters that still roll by cannot be read.
  if (spin !== null && spin.left > 0) return 0
  const slid = masked ? Math.max(0, 1 - Math.abs(x) / w) * Math.max(0, 1 - Math.abs(y) / h) : 1
  return opacity * trace * Math.min(1, scale) * (reveal?.amount ?? 1) * slid
}
