import sharp, { type Sharp } from 'sharp'

const colors = {
  red: [208, 48, 48],
  green: [48, 160, 64],
  blue: [48, 80, 208],
  yellow: [232, 208, 32],
} as const

/** What stands in the quarters of an upright picture, in reading order. */
export const upright = ['red', 'green', 'blue', 'yellow']

/** A place on Earth that no kept file may tell. */
const place = {
  IFD0: { Make: 'Clipmint Camera' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '37/1 33/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '126/1 58/1 0/1',
  },
}

/** A picture with another colour in each quarter, so that every turn and mirroring shows. */
export function quarters({ width, height }: { width: number; height: number }): Sharp {
  const [w, h] = [width / 2, height / 2]
  const quarter = (name: keyof typeof colors, x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="rgb(${colors[name].join()})"/>`
  const drawn = [quarter('red', 0, 0), quarter('green', w, 0), quarter('blue', 0, h), quarter('yellow', w, h)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha()
}

/** Degrees clockwise by which a camera's pixels lie turned away from upright, by the EXIF orientation it writes. */
const lying = { 3: 180, 6: 270, 8: 90 } as const

/** A phone's JPEG: turned as the camera was held, with the orientation that says so, and the place it was taken at. */
export async function phonePhoto(
  orientation: keyof typeof lying,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const standing = await quarters({ width, height }).png().toBuffer()
  return sharp(standing)
    .rotate(lying[orientation])
    .withExif(place)
    .withMetadata({ orientation })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** The size of a picture and the nearest of our colours in the middle of each quarter, in reading order. */
export async function look(
  file: Uint8Array,
): Promise<{ width: number; height: number; quarters: string[]; hasAlpha: boolean }> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * height) * width + Math.floor(x * width)) * channels
    return nearest([...data.subarray(start, start + 3)])
  }
  const seen = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]
  return { width, height, quarters: seen, hasAlpha: channels === 4 }
}

function nearest(pixel: readonly number[]): string {
  const far = (color: readonly number[]) =>
    color.reduce((sum, value, index) => sum + (value - (pixel[index] ?? 0)) ** 2, 0)
  const [[name, color] = ['none', []]] = Object.entries(colors).toSorted(([, a], [, b]) => far(a) - far(b))
  return far(color) < 3 * 60 ** 2 ? name : `rgb(${pixel.join()})`
}
