import sharp from 'sharp'

/** The mean of a channel up to which a picture is black to whoever looks, of 255: what is left is noise and a dim edge. */
const blackUpTo = 10

/** Whether a picture shows nothing but black. */
export async function isBlack(file: string): Promise<boolean> {
  const { channels } = await sharp(file).removeAlpha().stats()
  return channels.every(({ mean, stdev }) => mean <= blackUpTo && stdev <= blackUpTo)
}
