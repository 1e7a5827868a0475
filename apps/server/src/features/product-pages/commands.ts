import type { ErrorCode } from '@clipmint/contract'
import type { PageFault, PageProduct, ProductPages } from '@clipmint/integrations'
import sharp from 'sharp'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'

/** A first look has to play within ten seconds of the paste. */
const wholeMs = 12_000
const mostPictures = 6
/** Asked for with those that turn out to be icons or broken. */
const mostAsked = 10
const leastSide = 300
const keptSide = 1_600
const mostPixels = 120_000_000

const failures: Record<PageFault, ErrorCode> = {
  invalid_url: 'PRODUCT_PAGES_BAD_LINK',
  not_found: 'PRODUCT_PAGES_NO_PRODUCT',
  no_product: 'PRODUCT_PAGES_NO_PRODUCT',
  blocked: 'PRODUCT_PAGES_CLOSED',
  timeout: 'PRODUCT_PAGES_UNAVAILABLE',
  too_large: 'PRODUCT_PAGES_UNAVAILABLE',
  unavailable: 'PRODUCT_PAGES_UNAVAILABLE',
}

/**
 * What a page says of its product, with its pictures as plain JPEGs: nothing of theirs but their pixels goes on. Throws
 * PRODUCT_PAGES_… by what was wrong.
 */
export async function readPage(
  { outside }: Pick<Context, 'outside'>,
  link: string,
): Promise<Omit<PageProduct, 'pictures'> & { pictures: Buffer[] }> {
  const signal = AbortSignal.timeout(wholeMs)
  const outcome = await outside.productPages.read(link, signal)
  if (outcome.status === 'refused') throw new Failure(failures[outcome.fault], { field: 'url' })
  const { pictures: named, ...product } = outcome.product
  const read = await Promise.all(
    named.slice(0, mostAsked).map((url) => pictureOf(outside.productPages, url, signal)),
  )
  const pictures = read.filter((bytes) => bytes !== null).slice(0, mostPictures)
  if (pictures.length === 0) throw new Failure('PRODUCT_PAGES_NO_PICTURES', { field: 'url' })
  return { ...product, pictures }
}

/** The picture's pixels, or null for what is none, is too small to show, or did not come in time. */
async function pictureOf(pages: ProductPages, url: string, signal: AbortSignal): Promise<Buffer | null> {
  const outcome = await pages.picture(url, signal)
  if (outcome.status === 'refused') return null
  try {
    const picture = sharp(outcome.bytes, { limitInputPixels: mostPixels, pages: 1 })
    const { width, height } = await picture.metadata()
    if (Math.min(width, height) < leastSide) return null
    return await picture
      .autoOrient()
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 84 })
      .toBuffer()
  } catch {
    // Whatever calls itself a picture and is none.
    return null
  }
}
