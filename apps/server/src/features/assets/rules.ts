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
} as const

export type TakenFormat = keyof typeof formats
export type TakenType = 'image' | 'video'

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
}

/**
 * What a file is, by its content alone; null when we do not take it. A name that promises the other type (a picture
 * called .mp4) is refused too: its owner would not find in the video what they think they put there.
 */
export function takenType(contentFormat: string | null, filename: string): TakenType | null {
  const type = contentFormat !== null && isTaken(contentFormat) ? formats[contentFormat] : null
  const ending = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase()
  const promised = ending === undefined ? undefined : typeByEnding[ending]
  return promised !== undefined && promised !== type ? null : type
}

/** Whether a file may be a drawing (SVG), which is text without a signature: by its name, unless its content says otherwise. */
export function isDrawing(contentFormat: string | null, filename: string): boolean {
  return /\.svg$/i.test(filename) && (contentFormat === null || /xml|svg/.test(contentFormat))
}

/** The name as an owner sees it: the last part of a path, composed, without control characters, at most 120 letters. */
export function cleanFilename(filename: string): string {
  const base = filename.normalize('NFC').replace(/^.*[\\/]/, '')
  const visible = [...base].filter((letter) => !/\p{Cc}/u.test(letter)).join('')
  return [...visible].slice(-120).join('') || 'file'
}

function isTaken(format: string): format is TakenFormat {
  return Object.hasOwn(formats, format)
}
