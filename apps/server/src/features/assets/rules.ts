import type { Look } from '../../media/look/look.ts'

/** The formats we take, by what their content says. */
const formats = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/avif': 'image',
  'image/gif': 'image',
  'image/heic': 'image',
  'image/heif': 'image',
  'video/mp4': 'video',
  'video/quicktime': 'video',
  'video/webm': 'video',
  'video/matroska': 'video',
  'video/x-matroska': 'video',
  'video/x-m4v': 'video',
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
  'audio/x-m4a': 'audio',
  'audio/wav': 'audio',
} as const

export type TakenFormat = keyof typeof formats
export type TakenType = 'image' | 'video' | 'audio'

const typeByEnding: Record<string, TakenType> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  avif: 'image',
  gif: 'image',
  heic: 'image',
  heif: 'image',
  mp4: 'video',
  m4v: 'video',
  mov: 'video',
  webm: 'video',
  mkv: 'video',
  mp3: 'audio',
  m4a: 'audio',
  wav: 'audio',
}

/** What an m4a file may say it is: some programs write one as a film without pictures. */
const mayBeSound: readonly string[] = ['video/mp4', 'video/quicktime', 'video/x-m4v']

/**
 * What a file is, by its content alone; null when we do not take it. A name that promises the other type (a picture
 * called .mp4) is refused too: its owner would not find in the video what they think they put there.
 */
export function takenType(contentFormat: string | null, filename: string): TakenType | null {
  const promised = promisedType(filename)
  if (endingOf(filename) === 'm4a' && mayBeSound.includes(contentFormat ?? '')) return 'audio'
  const type = contentFormat !== null && isTaken(contentFormat) ? formats[contentFormat] : null
  return promised !== null && promised !== type ? null : type
}

/** What a file's name says it is; null for endings that we do not take, and none. */
export function promisedType(filename: string): TakenType | null {
  return typeByEnding[endingOf(filename)] ?? null
}

/** Whether a file may be a drawing (SVG), which is text without a signature: by its name, unless its content says otherwise. */
export function isDrawing(contentFormat: string | null, filename: string): boolean {
  return /\.svg$/i.test(filename) && (contentFormat === null || /xml|svg/.test(contentFormat))
}

function endingOf(filename: string): string {
  return /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
}

const otherPictures = [
  'svg',
  'bmp',
  'tif',
  'tiff',
  'avif',
  'jxl',
  'psd',
  'ai',
  'eps',
  'ico',
  'dng',
  'cr2',
  'nef',
  'arw',
]

/** Whether a file that is not taken is a picture of another kind, by its content or its name. */
export function isOtherPicture(contentFormat: string | null, filename: string): boolean {
  return contentFormat?.startsWith('image/') === true || otherPictures.includes(endingOf(filename))
}

/** The name as an owner sees it: the last part of a path, composed, without control characters, at most 120 letters. */
export function cleanFilename(filename: string): string {
  const base = filename.normalize('NFC').replace(/^.*[\\/]/, '')
  const visible = [...base].filter((letter) => !/\p{Cc}/u.test(letter)).join('')
  return [...visible].slice(-120).join('') || 'file'
}

/** A file under another name: its ending, which says what it is, stays. */
export function renamed(filename: string, name: string): string {
  const ending = /\.[a-z0-9]{1,5}$/iu.exec(filename)?.[0] ?? ''
  return `${name.normalize('NFC')}${ending}`
}

function isTaken(format: string): format is TakenFormat {
  return Object.hasOwn(formats, format)
}

/** The figures below which a picture is told to look bad; see `Look`. Measured on the photographs of shops. */
const BLURRY_BELOW = 80
const DARK_BELOW = 0.2
/** Nothing of a picture is lighter than this (in OKLab's lightness): a lamp in the dark does not make it bright. */
const LIGHTS_BELOW = 0.5
/** So much of what is not ground has no drawing left. */
const BLOWN_ABOVE = 0.3
/** So much of a picture is words: a page, a poster, a table of sizes. Photographs of things are far below. */
const WORDY_ABOVE = 0.12
/** The shorter side that a full frame needs to look sharp: 70 % of 1080 pixels. */
const SMALL_BELOW = 756
/** Pictures that differ in fewer bits of their fingerprints are of the same thing, taken or saved again. */
export const ALIKE_BITS = 24

/** Whether a fingerprint can be compared: one with next to no bits is of a plain wall, and all of those are alike. */
export function isTelling(fingerprint: string): boolean {
  return [...fingerprint].filter((digit) => digit !== '0').length >= 6
}

type Looked = {
  width: number
  height: number
  look: Omit<Look, 'fingerprint'> | null
}

/** What an owner should know of how a file will look. Nothing is said against one that was not looked at yet. */
export function qualityOf({ width, height, look }: Looked): {
  isSmall: boolean
  isBlurry: boolean
  isDark: boolean
  isBright: boolean
  isWordy: boolean
  ground: string | null
} {
  const sharpness = look?.sharpness ?? null
  return {
    isSmall: Math.min(width, height) < SMALL_BELOW,
    isBlurry: sharpness !== null && sharpness < BLURRY_BELOW,
    isDark: look !== null && (look.brightness < DARK_BELOW || look.lights < LIGHTS_BELOW),
    isBright: look !== null && look.blown > BLOWN_ABOVE,
    isWordy: look !== null && look.words > WORDY_ABOVE,
    ground: look?.groundColor ?? null,
  }
}
