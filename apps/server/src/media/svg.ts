import sharp, { type Sharp } from 'sharp'

/** A logo is drawn this long on its longer side: sharp at any size a video shows it in. */
const drawnSide = 1_024
const mostLetters = 2_000_000

/** A drawing without anything that runs, asks for another file, or grows; throws for what is none. */
export function cleanSvg(source: string): string {
  const text = source.replace(/<!DOCTYPE[^[>]*>/iu, '').replace(/<!--[\s\S]*?-->/gu, '')
  if (source.length > mostLetters || !/<svg[\s>]/u.test(text)) throw new Error('This is no drawing.')
  if (/<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet/iu.test(text))
    throw new Error('The drawing declares entities or asks for a style sheet.')
  return text
    .replace(/<(script|foreignObject|iframe|audio|video)\b[\s\S]*?(?:<\/\1\s*>|\/>)/giu, '')
    .replace(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*')/giu, '')
    .replace(/\s(?:xlink:)?href\s*=\s*(?:"(?!#|data:image\/)[^"]*"|'(?!#|data:image\/)[^']*')/giu, '')
    .replace(/@import[^;]*;?/giu, '')
    .replace(/url\(\s*["']?(?!["']?(?:#|data:image\/))[^)]*\)/giu, 'none')
}

/** A drawing as pixels on nothing, cut to what is drawn; throws for one that cannot be read or shows nothing. */
export async function rasterize(source: string): Promise<Sharp> {
  const svg = Buffer.from(cleanSvg(source))
  const { width, height } = await sharp(svg).metadata()
  if (width < 1 || height < 1) throw new Error('The drawing has no size.')
  // The density that draws it at the wanted size, rather than a small picture blown up.
  const density = Math.min(2_400, Math.max(1, (72 * drawnSide) / Math.max(width, height)))
  const drawn = await sharp(svg, { density, limitInputPixels: 16_000_000 })
    .resize({ width: drawnSide, height: drawnSide, fit: 'inside' })
    .ensureAlpha()
    .png()
    .toBuffer()
  const { channels } = await sharp(drawn).stats()
  if (channels[3]?.max === 0) throw new Error('The drawing shows nothing.')
  return sharp(drawn)
}
