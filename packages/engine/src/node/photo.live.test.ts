import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type PictureLook, plainLook } from '@clipmint/film'
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DecodedPicture } from './decoded/picture.ts'
import { loadPhoto } from './photo.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const size = { width: 320, height: 200 }

/** A photograph of soft colours with a mark in one corner, so that it cannot be mistaken turned. */
function photograph(): Buffer {
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  const light = context.createLinearGradient(0, 0, size.width, size.height)
  light.addColorStop(0, '#e8b070')
  light.addColorStop(0.6, '#3a6ea5')
  light.addColorStop(1, '#15212b')
  context.fillStyle = light
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = '#d02030'
  context.fillRect(16, 16, 90, 48)
  return canvas.toBuffer('image/jpeg', 95)
}

/** The same with an EXIF segment that says how the camera was held (orientation, EXIF 2.32, 4.6.4). */
function held(jpeg: Buffer, orientation: number): Buffer {
  // One tag: 0x0112, a short, once.
  const tiff = '49492a00' + '08000000' + '0100' + '1201' + '0300' + '01000000'
  const exif = Buffer.from(`457869660000${tiff}0${orientation}00000000000000`, 'hex')
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

/** The same with its profile called otherwise, in the UTF-16 that profiles of version 4 are named in. */
function profiled(jpeg: Buffer): Buffer {
  const [own, other] = ['sRGB', 'P3-D'].map((name) => Buffer.from(name, 'utf16le').swap16())
  const renamed = Buffer.from(jpeg)
  other?.copy(renamed, renamed.indexOf(own ?? ''))
  return renamed
}

async function written(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

/** Means over all channels of the photograph as the engine shows it and as a canvas does. */
async function difference(path: string, bytes: Buffer, share: number) {
  const photo = await loadPhoto(path, { share })
  const image = await loadImage(bytes)
  const { width, height } = photo
  const [own, other] = [photo.picture as Image, image].map((picture) => {
    const context = createCanvas(width, height).getContext('2d')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
    return context.getImageData(0, 0, width, height).data
  })
  const sum = own?.reduce((total, value, at) => total + Math.abs(value - (other?.[at] ?? 0)), 0) ?? Infinity
  const asPlanes = photo instanceof DecodedPicture
  photo.release()
  return { width, height, asPlanes, mean: sum / (width * height * 3) }
}

describe('a JPEG', () => {
  it.each([
    ['as it was taken', 1, size],
    ['on its side', 6, { width: size.height, height: size.width }],
    ['upside down', 3, size],
    ['on its other side', 8, { width: size.height, height: size.width }],
  ] as const)('filmed %s is shown upright in its colours', async (_, orientation, upright) => {
    const bytes = held(photograph(), orientation)
    const path = await written(`held-${orientation}.jpg`, bytes)
    const shown = await difference(path, bytes, 1)
    expect(shown).toMatchObject({ ...upright, asPlanes: true })
    expect(shown.mean).toBeLessThan(2)
  })

  it.each([0.7, 0.45, 0.2])('is kept at %f of its size', async (share) => {
    const bytes = photograph()
    const shown = await difference(await written('small.jpg', bytes), bytes, share)
    expect(shown).toMatchObject({ width: Math.round(size.width * share), asPlanes: true })
    expect(shown.mean).toBeLessThan(4)
  })

  it('in a mirror, or in the colours of another profile, is left to the canvas', async () => {
    const mirrored = held(photograph(), 2)
    expect(await difference(await written('mirror.jpg', mirrored), mirrored, 1)).toMatchObject({
      asPlanes: false,
      mean: 0,
    })
    const wide = profiled(photograph())
    expect(await difference(await written('wide.jpg', wide), wide, 1)).toMatchObject({ asPlanes: false })
  })
})

describe('a look', () => {
  it.each(['image/jpeg', 'image/png'] as const)('turns and mirrors a picture (%s)', async (type) => {
    const path = await written(type.replace('/', '.'), await converted(photograph(), type))
    const redAt = async (look: Partial<PictureLook>) => {
      const photo = await loadPhoto(path, { look: { ...plainLook, ...look } })
      const context = createCanvas(photo.width, photo.height).getContext('2d')
      context.drawImage(photo.picture as Image, 0, 0)
      const corners = { left: 40, right: photo.width - 40, top: 40, bottom: photo.height - 40 }
      photo.release()
      const isRed = (x: number, y: number) => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data
        return red > 150 && green < 90 && blue < 90
      }
      const { left, right, top, bottom } = corners
      const seen = { 'top left': isRed(left, top), 'top right': isRed(right, top) }
      const below = { 'bottom left': isRed(left, bottom), 'bottom right': isRed(right, bottom) }
      return Object.entries({ ...seen, ...below }).flatMap(([corner, is]) => (is ? [corner] : []))
    }
    expect(await redAt({})).toEqual(['top left'])
    expect(await redAt({ turn: 90 })).toEqual(['top right'])
    expect(await redAt({ turn: 180 })).toEqual(['bottom right'])
    expect(await redAt({ turn: 270 })).toEqual(['bottom left'])
    expect(await redAt({ flip: true })).toEqual(['top right'])
    expect(await redAt({ turn: 90, flip: true })).toEqual(['top left'])
    expect(await redAt({ filter: 'bw' })).toEqual([])
  })

  it('leaves what can be seen through as it was', async () => {
    const canvas = createCanvas(64, 64)
    const context = canvas.getContext('2d')
    context.fillStyle = '#808080'
    context.fillRect(0, 0, 32, 64)
    const path = await written('half.png', canvas.toBuffer('image/png'))
    const photo = await loadPhoto(path, { look: { turn: 90, flip: false, filter: 'warm' } })
    const drawn = createCanvas(64, 64).getContext('2d')
    drawn.drawImage(photo.picture as Image, 0, 0)
    photo.release()
    const [red = 0, , blue = 0] = drawn.getImageData(32, 8, 1, 1).data
    expect(red).toBeGreaterThan(blue + 15)
    expect(drawn.getImageData(32, 56, 1, 1).data[3]).toBe(0)
  })
})

async function converted(jpeg: Buffer, type: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  if (type === 'image/jpeg') return jpeg
  const canvas = createCanvas(size.width, size.height)
  canvas.getContext('2d').drawImage(await loadImage(jpeg), 0, 0)
  return canvas.toBuffer(type)
}
