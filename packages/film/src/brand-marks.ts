import type { Setting } from './compose-layer.ts'
import type { FilmLogo, FilmScene } from './film.ts'
import { plainPlay } from './layers/media.ts'
import type { FilmText } from './layers/text.ts'
import { placeMedia, type Rect } from './media-fit.ts'
import { type BrandLook, usualBrandLook } from './project.ts'
import { frameSize, type Ratio, safeArea } from './ratio.ts'

/** The most a logo takes, as shares of the frame's shorter side; its own shape decides the rest. */
const reaches: Readonly<Record<BrandLook['size'], { width: number; height: number }>> = {
  s: { width: 0.15, height: 0.055 },
  m: { width: 0.22, height: 0.08 },
  l: { width: 0.3, height: 0.095 },
}
/** How far marks keep from words and from the frame's edge, as shares of its shorter side. */
const GAP = 0.012

/**
 * Adds the brand's logo to the film's media and says where it is drawn, over every scene: in its corner of the safe
 * area, or just outside of it where words would lie under it. Null when there is none.
 */
export function placeLogo(setting: Setting, scenes: readonly FilmScene[]): FilmLogo | null {
  const { brand, files, media, ratio, source } = setting
  const file = brand.logoAssetId === null ? undefined : files[brand.logoAssetId]
  if (!file) return null
  const key = 'brand-logo'
  media[key] = { key, file, crop: null, trim: null, clip: plainPlay, mute: true }
  const { pos, size, opacity } = source.brand ?? usualBrandLook
  const shorter = shorterSide(ratio)
  const reach = reaches[size]
  const most = { width: shorter * reach.width, height: shorter * reach.height }
  const { target } = placeMedia({ file, crop: null }, 'contain', most)
  const box = besideWords(cornerBox(target, pos, ratio), ratio, scenes)
  return { key, box, opacity }
}

/**
 * The name for the last scene, beside the logo or in its corner: null unless the owner wants it there, and where the
 * template says the name itself.
 */
export function outroName(
  { brand, source, ratio, palette }: Setting,
  logo: FilmLogo | null,
  scenes: readonly FilmScene[],
): FilmText | null {
  const { name } = brand
  const look = source.brand
  const says = scenes.at(-1)?.layers.some((layer) => layer.kind === 'text' && layer.text === name) ?? true
  if (!look?.outro || name === null || says) return null
  const shorter = shorterSide(ratio)
  const reach = reaches[look.size]
  const { width } = frameSize[ratio]
  const size = { w: Math.round(width * 0.42), h: shorter * reach.height * 0.82 }
  const isLeft = look.pos.endsWith('l')
  const home = logo?.box ?? besideWords(cornerBox(size, look.pos, ratio), ratio, scenes)
  const gap = shorter * GAP * 1.5
  const x = logo ? (isLeft ? home.x + home.w + gap : home.x - gap - size.w) : home.x
  const box = { x, y: home.y + (home.h - size.h) / 2, ...size, rotate: 0 }
  return {
    ...plainText,
    id: 'brand-name',
    box,
    text: name,
    weight: 700,
    size: size.h / 1.9,
    align: isLeft ? 'left' : 'right',
    color: palette.ink,
    ground: palette.paper,
    plate: { paint: palette.paper, padX: 0.5, padY: 0.26, radius: 0.3, per: 'block' },
  }
}

/**
 * The service's own mark, drawn over every frame: in the margin around the safe area, where no template sets words, and
 * never in the corner of the owner's logo. A word on a shade of its own, so that it reads on any picture.
 */
export function serviceMark(ratio: Ratio, logo: FilmLogo | null): FilmText {
  const { width, height } = frameSize[ratio]
  const safe = safeArea[ratio]
  const shorter = shorterSide(ratio)
  const isTall = ratio === '9:16'
  const isLeft = logo ? logo.box.x > width / 2 : isTall
  const box = { x: 0, y: 0, w: shorter * 0.24, h: shorter * 0.052, rotate: 0 }
  box.x = isLeft ? width * safe.left : width * (1 - safe.right) - box.w
  // Below a tall video's safe area lie the networks' buttons: there the mark stands above it.
  box.y = isTall ? height * safe.top - shorter * GAP - box.h : height * (1 - safe.bottom) + shorter * GAP
  return {
    ...plainText,
    id: 'service-mark',
    box,
    text: 'Clipmint',
    weight: 700,
    size: shorter * 0.028,
    align: isLeft ? 'left' : 'right',
    color: '#ffffff',
    ground: '#000000',
    plate: { paint: 'rgba(0,0,0,0.5)', padX: 0.62, padY: 0.34, radius: 0.9, per: 'block' },
  }
}

/** What a mark of words has beside its place, words and colours. */
const plainText = {
  kind: 'text',
  motion: { enter: [], idle: [], leave: [] },
  opacity: 1,
  blend: 'normal',
  shine: null,
  family: 'Pretendard',
  valign: 'middle',
  maxLines: 1,
  tracking: -0.02,
  leading: 1.1,
  vertical: false,
  glow: null,
  outline: null,
  shadow: null,
  fill: null,
  mark: null,
  count: null,
  highlight: null,
  picture: null,
} as const satisfies Partial<FilmText>

function shorterSide(ratio: Ratio): number {
  const { width, height } = frameSize[ratio]
  return Math.min(width, height)
}

function cornerBox(size: { w: number; h: number }, pos: BrandLook['pos'], ratio: Ratio): Rect {
  const { width, height } = frameSize[ratio]
  const safe = safeArea[ratio]
  const { w, h } = size
  return {
    x: pos.endsWith('l') ? width * safe.left : width * (1 - safe.right) - w,
    y: pos.startsWith('t') ? height * safe.top : height * (1 - safe.bottom) - h,
    w,
    h,
  }
}

/** A box in a corner, moved up or down into the margin where words of any scene would lie under it. */
function besideWords(box: Rect, ratio: Ratio, scenes: readonly FilmScene[]): Rect {
  const covers = scenes.some(({ layers }) => layers.some((it) => it.kind === 'text' && overlap(it.box, box)))
  if (!covers) return box
  const { height } = frameSize[ratio]
  const safe = safeArea[ratio]
  const gap = shorterSide(ratio) * GAP
  const y =
    box.y < height / 2
      ? Math.max(gap, height * safe.top - gap - box.h)
      : Math.min(height - gap - box.h, height * (1 - safe.bottom) + gap)
  return { ...box, y }
}

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.w &&
    other.x < one.x + one.w &&
    one.y < other.y + other.h &&
    other.y < one.y + one.h
  )
}
