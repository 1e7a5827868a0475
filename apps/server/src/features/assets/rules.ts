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
  const ending = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase()
  if (ending === 'm4a' && mayBeSound.includes(contentFormat ?? '')) return 'audio'
  const type = contentFormat !== null && isTaken(contentFormat) ? formats[contentFormat] : null
  const promised = ending === undefined ? undefined : typeByEnding[ending]
  return promised !== undefined && promised !== type ? null : type
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
