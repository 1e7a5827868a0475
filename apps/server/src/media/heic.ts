import { crc32, deflateSync } from 'node:zlib'

import libheif from 'libheif-js/wasm-bundle.js'
import sharp, { type Sharp } from 'sharp'

import { Refused } from './refused.ts'

/**
 * A phone's HEIC picture, upright: libheif applies the picture's own turns. The size is asked first: a picture with
 * more than `mostPixels` is never decoded. `side` is the longest that the picture needs to be.
 */
export async function decodeHeic(file: Buffer, mostPixels: number, side: number): Promise<Sharp> {
  const [image] = new libheif.HeifDecoder().decode(file)
  if (!image) throw new Error('There is no picture in the HEIC file.')
  const width = image.get_width()
  const height = image.get_height()
  if (width * height > mostPixels) throw new Refused('pixels', `The picture has ${width} × ${height} pixels.`)
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const { data } = await new Promise<typeof target>((done, fail) => {
    image.display(target, (shown) =>
      shown ? done(shown) : fail(new Error('The HEIC picture cannot be decoded.')),
    )
  })
  const pixels = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const profile = findProfile(file)
  return profile ? inItsColors(pixels, profile) : pixels
}

/** The ICC profile of a HEIC file (its first `colr` box of the type `prof`; ISO/IEC 14496-12, 12.1.5), or null. */
function findProfile(file: Buffer): Buffer | null {
  const at = file.indexOf('colrprof')
  if (at < 4) return null
  const size = file.readUInt32BE(at - 4)
  const profile = file.subarray(at + 8, at - 4 + size)
  return size > 12 + 128 && profile.length === size - 12 ? profile : null
}

/**
 * The same picture as one that names its colours. Phones photograph in Display P3, and libheif gives the numbers as
 * they are: read as sRGB they would look faded. Sharp reads a profile from a file only, so they go through a PNG.
 */
async function inItsColors(pixels: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await pixels.png({ compressionLevel: 0 }).toBuffer()
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4, 0)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  // The signature (8 bytes) and the header chunk (25) come first.
  return sharp(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]))
}
