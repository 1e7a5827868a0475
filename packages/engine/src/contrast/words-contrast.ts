import { channelsOf, type FilmText, LARGE_CONTRAST, READABLE_CONTRAST } from '@clipmint/film'
import { must } from '@clipmint/kit'

import { type Colors, contrastsBetween, contrastsWith, laidOver, speakingContrast } from './pixels.ts'

/** What lies around a text's letters at one moment; `inside` is what their letters show where a picture is in them. */
export type WordsGround = { colors: Colors; inside: Colors | null }

/** How well a text can be told from what is drawn behind it. */
export type WordsContrast = {
  /** The ratio of WCAG 2.2 at the moment when it is worst. */
  ratio: number
  /** The ratio from which on such words are readable. */
  least: number
  grounds: readonly WordsGround[]
  /** Whether the words are painted in one colour, which another could take the place of. */
  isPainted: boolean
  outline: string | null
  /** How much of their colour the words have: 1 hides what is behind them. */
  opacity: number
}

/**
 * From this size on words are large (WCAG 2.2), in pixels of a frame 1080 wide; bold ones from `BOLD`. The guideline
 * says 24 and 18.66 CSS pixels. A frame's shorter side fills a phone's 360 of those: three pixels of ours are one.
 */
const LARGE = 24 * 3
const LARGE_BOLD = 18.66 * 3
const BOLD = 700
/** A line around letters thinner than this share of their size does not part them from their ground. */
const LEAST_OUTLINE = 0.02

/** The ratio that words drawn at a size need to be read. */
export function leastContrast({ weight }: Pick<FilmText, 'weight'>, sizePx: number): number {
  return sizePx >= (weight >= BOLD ? LARGE_BOLD : LARGE) ? LARGE_CONTRAST : READABLE_CONTRAST
}

/** What is made of a text's grounds at all its moments. */
export function contrastOf(layer: FilmText, sizePx: number, grounds: readonly WordsGround[]): WordsContrast {
  const outline = layer.outline && layer.outline.width >= LEAST_OUTLINE ? layer.outline.color : null
  const { opacity } = layer
  const inks = inksOf(layer)
  return {
    ratio: Math.min(...grounds.map((ground) => ratioOn(ground, inks, { outline, opacity }))),
    least: leastContrast(layer, sizePx),
    grounds,
    isPainted: layer.picture === null,
    outline,
    opacity,
  }
}

/** The ratio that words of this contrast would have in a colour (`#rrggbb`), on a plate of one or without. */
export function contrastIn(
  { grounds, outline, opacity }: WordsContrast,
  color: string,
  plate: string | null = null,
): number {
  return Math.min(
    ...grounds.map(({ colors, inside }) => {
      const plated = plate === null ? colors : laidOver(colors, channels(plate))
      return ratioOn({ colors: plated, inside }, [color], { outline, opacity })
    }),
  )
}

type Letters = Pick<WordsContrast, 'outline' | 'opacity'>

/** The worst of the colours that words are painted in; an outline is taken for their ground where it helps. */
function ratioOn(
  { colors, inside }: WordsGround,
  inks: readonly string[],
  { outline, opacity }: Letters,
): number {
  if (inside) return speakingContrast(contrastsBetween(inside, colors))
  const grounds = outline === null ? [colors] : [colors, laidOver(colors, channels(outline))]
  return Math.min(
    ...inks.map((ink) =>
      Math.max(...grounds.map((ground) => speakingContrast(contrastsWith(channels(ink, opacity), ground)))),
    ),
  )
}

/** Every colour that a text's letters have while it stands. */
function inksOf(layer: FilmText): string[] {
  const { fill, color, highlight, motion } = layer
  const sings = [...motion.enter, ...motion.idle].some(({ animation }) => animation === 'sing')
  const paints =
    fill === null
      ? [color]
      : typeof fill.paint === 'string'
        ? [fill.paint]
        : fill.paint.stops.map((it) => it.color)
  return sings && highlight !== null ? [...paints, highlight] : paints
}

function channels(color: string, share = 1): { rgb: [number, number, number]; opacity: number } {
  const { rgb, opacity } = must(channelsOf(color), 'a colour of a film')
  return { rgb, opacity: opacity * share }
}
