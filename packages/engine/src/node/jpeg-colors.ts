/** Markers of a JPEG (ITU-T T.81, B.1.1.3) and where its pixels begin. */
const APP2 = 0xe2
const START_OF_SCAN = 0xda
/** How a segment with a part of a colour profile begins (ICC.1:2022, B.4): then its number, and of how many. */
const ICC_NAME = 'ICC_PROFILE\0'
const ICC_HEAD = ICC_NAME.length + 2
/** A profile's table of tags begins behind its header (ICC.1:2022, 7.3): a count, then name, place and size of each. */
const TAGS_AT = 128
const TAG_SIZE = 12

/** Whether the colours of a JPEG mean what they do without a profile: it has none, or that of sRGB. */
export function isPlainlyColored(jpeg: Buffer): boolean {
  const profile = firstProfile(jpeg)
  return profile === null || nameOf(profile).includes('sRGB')
}

/** The colour profile in a JPEG, or its first part: what names it lies at its beginning. */
function firstProfile(jpeg: Buffer): Buffer | null {
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff;) {
    const marker = jpeg[at + 1]
    if (marker === START_OF_SCAN) return null
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    const segment = jpeg.subarray(at + 4, end)
    if (marker === APP2 && segment.toString('latin1', 0, ICC_NAME.length) === ICC_NAME)
      return segment.subarray(ICC_HEAD)
    at = end
  }
  return null
}

/** What a profile calls itself, in ASCII (version 2) or UTF-16 (version 4); the bytes in between are left out. */
function nameOf(profile: Buffer): string {
  if (profile.length < TAGS_AT + 4) return ''
  const count = profile.readUInt32BE(TAGS_AT)
  for (let tag = 0; tag < count; tag += 1) {
    const at = TAGS_AT + 4 + tag * TAG_SIZE
    if (at + TAG_SIZE > profile.length) return ''
    if (profile.toString('latin1', at, at + 4) !== 'desc') continue
    const from = profile.readUInt32BE(at + 4)
    return profile.toString('latin1', from, from + profile.readUInt32BE(at + 8)).replaceAll('\0', '')
  }
  return ''
}
