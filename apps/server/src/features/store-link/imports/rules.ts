import { limits, type NewProduct } from '@clipmint/contract'
import { isMeaningful, languageOfWords } from '@clipmint/copy'
import { z } from 'zod'

/** What is kept of a shop's product until it is imported. */
export const FoundProduct = z.object({
  name: z.string(),
  priceWon: z.number().nullable(),
  texts: z.array(z.string()),
  tags: z.array(z.string()),
  pictures: z.array(z.string()),
})
export type FoundProduct = z.infer<typeof FoundProduct>

/** What is kept of what the shop told: no more pictures than a product takes. */
export function toFound({ name, priceWon, texts, tags, pictures }: FoundProduct): FoundProduct {
  return { name, priceWon, texts, tags, pictures: pictures.slice(0, limits.shopProductPictures) }
}

type Words = Pick<NewProduct, 'name' | 'info' | 'price' | 'language'>

/**
 * A shop's product in the words that a video is made from; null when its owner says too little to say anything. Many
 * descriptions are pictures alone: there the tags and the name, which are the owner's words too, help out.
 */
export function wordsOf({ name, texts, tags, priceWon }: FoundProduct): Words | null {
  const short = cut(name.normalize('NFC').trim(), limits.productNameMax)
  const told = unlike(texts).join('\n')
  const tagged = unlike([...texts, ...(tags.length > 0 ? [tags.join(', ')] : [])]).join('\n')
  const info = [told, tagged].find(isEnough) ?? [name, tagged].filter(Boolean).join('\n')
  const whole = cut(info, limits.productInfoMax)
  if (!isMeaningful(short, 'name').ok || !isEnough(whole)) return null
  const said = { name: short, info: whole }
  const price = Math.min(priceWon ?? 0, limits.productPriceMax)
  return { ...said, price, language: languageOfWords(said, 'ko') }
}

/** Texts without those that another one says already. */
function unlike(texts: readonly string[]): string[] {
  return texts.filter((text, at) => !texts.some((other, place) => place < at && other.includes(text)))
}

function isEnough(text: string): boolean {
  return [...text].length >= limits.productInfoMin && isMeaningful(text, 'info').ok
}

/** The beginning of a text in so many UTF-16 units, as lengths are counted, ended between two words where it can be. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
  const gap = start.search(/\s\S*$/)
  return (gap > most / 2 ? start.slice(0, gap) : start).trimEnd()
}

/** A name for a file of a picture, by the product that it shows. */
export function filenameOf(name: string, place: number): string {
  const plain = [
    ...name
      .replaceAll(/[\\/.:*?"<>|]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]
  return `${plain.slice(0, 40).join('').trim() || 'product'}-${place + 1}.jpg`
}
