import {
  ColorRole,
  contrast,
  type Palette,
  READABLE_CONTRAST,
  readableOn,
  resolvePaint,
  resolveTint,
  tintOn,
} from './color.ts'
import type { FilmMedia, MediaFile } from './film.ts'
import { exceedsDesignedLimit, SENTENCE_LEADING } from './fitting-words.ts'
import type { FilmLayerBase, FilmShine } from './layers/fields.ts'
import type { FilmLayer, TemplateLayer } from './layers/index.ts'
import type { FilmMediaLayer, MediaLayer } from './layers/media.ts'
import type { FilmShape, ShapeLayer } from './layers/shape.ts'
import type { FilmText, TextLayer } from './layers/text.ts'
import { fileInLook, lookOf } from './picture-look.ts'
import { placeholderOf } from './placeholders/choose.ts'
import type { Brand, SlotText, UserSource } from './project.ts'
import type { Ratio } from './ratio.ts'
import type { Template, TextSlot } from './template.ts'
import { typeset } from './typeset.ts'

/** What a film's layers are composed in: whose words and pictures, in which ratio and colours. */
export type Setting = {
  template: Template
  source: UserSource
  brand: Brand
  ratio: Ratio
  palette: Palette
  files: Readonly<Record<string, MediaFile>>
  /** The film's media so far; each picture and the logo joins when it is composed. */
  media: Record<string, FilmMedia>
}

/** A layer of a template as the film shows it; null where it has no place, no words or is hidden. */
export function composeLayer(layer: TemplateLayer, setting: Setting): FilmLayer | null {
  switch (layer.kind) {
    case 'text':
      return composeText(layer, setting)
    case 'media':
      return composeMedia(layer, setting)
    case 'shape':
      return composeShape(layer, setting)
  }
}

function composeText(
  layer: TextLayer,
  { source, ratio, palette, template, brand }: Setting,
): FilmText | null {
  const place = layer.layout[ratio]
  const own = layer.slot ? source.text[layer.id] : undefined
  const words = layer.slot
    ? (ownBrand(layer, brand) ?? own?.value ?? '')
    : (layer.words?.[source.lang === 'ko' ? 'ko' : 'en'] ?? '')
  if (!place || own?.hidden || words.trim() === '') return null
  const { size, align, valign, maxLines, ...box } = place
  const ground = palette[layer.on]
  const { plate, glow, outline, shadow } = layer
  const set = hasSlot(layer) && exceedsDesignedLimit(layer, words, source.lang) ? asSentence(layer) : layer
  const text = set.uppercase ? words.toUpperCase() : words
  const { family, weight } = template.fonts[layer.font]
  const color = own?.color ? inkOf(own.color, palette) : readableOn(ground, palette[layer.color], palette)
  const plated = own?.plate ? { ...(plate ?? usualPlate), paint: own.plate } : plate
  return {
    ...baseOf(layer, box, palette),
    kind: 'text',
    text,
    ...typeset(text, {
      family,
      weight: layer.weight ?? weight,
      size: size * (own?.scale ?? 1),
      // Letters that join, and marks that stand on letters, bear no gaps between them.
      tracking: /[\p{Script=Arabic}\p{Script=Thai}]/u.test(words) ? 0 : set.tracking,
      leading: set.leading,
    }),
    align: own?.align ?? align,
    valign,
    maxLines,
    color,
    ground,
    vertical: layer.vertical,
    plate: plated && { ...plated, paint: resolvePaint(plated.paint, palette) },
    glow: glow && { color: resolveTint(glow.tint, palette), blur: glow.blur },
    outline: outline && { color: resolveTint(outline.tint, palette), width: outline.width },
    shadow: shadow && shadowOf(shadow, palette),
    fill: own?.color ? null : readableFill(layer, palette),
    mark: readableMark(set, color, palette),
    count: layer.count,
    highlight: layer.highlight && readableOn(ground, palette[layer.highlight], palette),
    picture: null,
  }
}

function hasSlot(layer: TextLayer): layer is TextSlot {
  return layer.slot !== null
}

/** In em: words of a poster stand closer. */
const SENTENCE_TRACKING = -0.03

/** Big words' setting for a sentence in their place: rows further apart, small letters, no line drawn to all of it. */
function asSentence(layer: TextSlot): TextSlot {
  return {
    ...layer,
    leading: Math.max(layer.leading, SENTENCE_LEADING),
    tracking: Math.max(layer.tracking, SENTENCE_TRACKING),
    uppercase: false,
    mark: layer.mark?.part === 'all' ? null : layer.mark,
  }
}

/** An owner's own plate where the design has none: close around the words, so that little of the picture is lost. */
const usualPlate = { padX: 0.28, padY: 0.12, radius: 0.14, per: 'block' } as const

function inkOf(own: NonNullable<SlotText['color']>, palette: Palette): string {
  const role = ColorRole.safeParse(own)
  return role.success ? palette[role.data] : own
}

/** A gradient is only as readable as its worst stop. */
function readableFill({ fill, on }: TextLayer, palette: Palette): FilmText['fill'] {
  if (!fill) return null
  const ground = palette[on]
  const reads = fill.gradient.stops.every(
    ({ tint }) => contrast(tintOn(ground, tint, palette), ground) >= READABLE_CONTRAST,
  )
  return reads ? { paint: resolvePaint(fill.gradient, palette), over: fill.over } : null
}

/** A marker lies under the words: where they would not read on it, they are underlined in its tint instead. */
function readableMark({ mark, on }: TextLayer, color: string, palette: Palette): FilmText['mark'] {
  if (!mark) return null
  const { tint, ...rest } = mark
  const marked = tintOn(palette[on], tint, palette)
  const hides = mark.style === 'marker' && contrast(color, marked) < READABLE_CONTRAST
  return {
    ...rest,
    ...(hides ? { style: 'underline' as const, width: null } : {}),
    color: resolveTint(tint, palette),
  }
}

function ownBrand(layer: TextLayer, brand: Brand): string | null {
  return layer.slot?.role === 'brand' ? brand.name : null
}

function composeMedia(layer: MediaLayer, setting: Setting): FilmMediaLayer | null {
  const { palette, ratio, template } = setting
  const place = layer.layout[ratio]
  if (!place) return null
  const { frame, ...box } = place
  const { border, shadow, cutout } = layer
  return {
    ...baseOf(layer, box, palette),
    kind: 'media',
    slotId: layer.id,
    mediaKey: addMedia(layer, setting),
    role: layer.slot.role,
    frame: frame ?? layer.frame,
    fit: layer.fit,
    ground: resolvePaint(layer.ground, palette),
    border: border && { width: border.width, color: resolvePaint(border.paint, palette) },
    cutout: cutout && {
      contact: resolveTint(cutout.contact, palette),
      edge: cutout.edge && { width: cutout.edge.width, color: resolveTint(cutout.edge.tint, palette) },
    },
    inText: null,
    shadow: shadow && shadowOf(shadow, palette),
    inner: layer.inner,
    veil: layer.veil.map(({ paint, blend }) => ({ paint: resolvePaint(paint, palette), blend })),
    placeholder: placeholderOf(template, layer.id, palette),
  }
}

/** Adds the file chosen for a layer to the film's media, and gives its key there; null when there is none. */
function addMedia(layer: MediaLayer, { source, ratio, files, media }: Setting): string | null {
  const chosen = source.media[layer.id]
  const file = chosen && files[chosen.assetId]
  if (!chosen || !file) return null
  const look = lookOf(chosen)
  media[layer.id] = {
    key: layer.id,
    file: fileInLook(file, look),
    ...(look && { look }),
    ...(layer.cutout && file.cutout !== undefined && { cut: file.cutout }),
    crop: chosen.crop?.[ratio] ?? null,
    trim: chosen.trim ?? null,
    clip: { ...layer.clip, end: chosen.end ?? layer.clip.end },
    mute: chosen.mute ?? true,
  }
  return layer.id
}

function composeShape(layer: ShapeLayer, { ratio, palette }: Setting): FilmShape | null {
  const place = layer.layout[ratio]
  if (!place) return null
  const { shape, ...box } = place
  const { fill, stroke, shadow, glow } = layer
  return {
    ...baseOf(layer, box, palette),
    kind: 'shape',
    shape: shape ?? layer.shape,
    fill: fill && resolvePaint(fill, palette),
    stroke: stroke && { color: resolvePaint(stroke.paint, palette), width: stroke.width, dash: stroke.dash },
    shadow: shadow && shadowOf(shadow, palette),
    glow: glow && { color: resolveTint(glow.tint, palette), blur: glow.blur },
    blur: layer.blur,
  }
}

function baseOf(layer: TemplateLayer, box: FilmLayer['box'], palette: Palette): FilmLayerBase {
  const { id, motion, opacity, blend, shine } = layer
  return { id, box, motion, opacity, blend, shine: shine && composeShine(shine, palette) }
}

function composeShine({ tint, ...rest }: NonNullable<TemplateLayer['shine']>, palette: Palette): FilmShine {
  return { ...rest, color: resolveTint(tint, palette) }
}

function shadowOf(
  shadow: NonNullable<ShapeLayer['shadow']>,
  palette: Palette,
): { x: number; y: number; blur: number; color: string } {
  return { x: shadow.x, y: shadow.y, blur: shadow.blur, color: resolveTint(shadow.tint, palette) }
}
