export type Size = { width: number; height: number }

/** As much of a file as says how large its picture is, behind whatever a camera wrote before it. */
export const HEADER_BYTES = 1_024 * 1_024

/** How many pixels a picture has by the head of its file, before anything is decoded; null when it tells none. Pure. */
export function readSize(head: Uint8Array<ArrayBuffer>): Size | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    return sizeOfPng(view) ?? sizeOfJpeg(view) ?? sizeOfGif(view) ?? sizeOfWebp(view) ?? sizeOfHeif(view)
  } catch (error) {
    // The file ends before it tells.
    if (error instanceof RangeError) return null
    throw error
  }
}

function sizeOfPng(view: DataView): Size | null {
  if (view.getUint32(0) !== 0x89504e47) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Its frame header is one of sixteen markers, three of which mean something else. */
function sizeOfJpeg(view: DataView): Size | null {
  if (view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

function sizeOfGif(view: DataView): Size | null {
  if (nameAt(view, 0) !== 'GIF8') return null
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function sizeOfWebp(view: DataView): Size | null {
  if (nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WEBP') return null
  switch (nameAt(view, 12)) {
    case 'VP8X':
      return { width: 1 + threeBytes(view, 24), height: 1 + threeBytes(view, 27) }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return null
  }
}

/** HEIC and AVIF tell the size of every picture inside, tiles and previews too; the largest is what is shown. */
function sizeOfHeif(view: DataView): Size | null {
  if (nameAt(view, 4) !== 'ftyp') return null
  let largest: Size | null = null
  for (let at = 8; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== ISPE) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

/** The name of a picture's box of width and height. */
const ISPE = 0x69737065

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
}
