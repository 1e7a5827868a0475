import sharp from 'sharp'

/** The picture that stands for a sound where pictures are shown. */
export const waveSize = { width: 960, height: 540 }

const bars = 48
const paper = '#eef3f1'
const ink = '#00866b'

/** Draws a sound's loudest moments, one after another, as a row of bars. */
export async function drawWave(
  peaks: readonly number[],
  { width, height }: { width: number; height: number },
  path: string,
): Promise<void> {
  const loudest = Math.max(...peaks, 1e-6)
  const step = (width * 0.84) / bars
  const drawn = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars))
    const tall = height * (0.04 + 0.5 * (Math.max(...peaks.slice(from, to), 0) / loudest))
    const x = width * 0.08 + bar * step
    const wide = step * 0.6
    return `<rect x="${x}" y="${(height - tall) / 2}" width="${wide}" height="${tall}" rx="${wide / 2}"/>`
  })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${paper}"/><g fill="${ink}">${drawn.join('')}</g></svg>`
  await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toFile(path)
}
