import { z } from 'zod'

import type { StockItem } from '../source.ts'

const licence = { name: 'Pixabay Content License', url: 'https://pixabay.com/service/license-summary/' }
const Size = z.number().int().nonnegative()
const Clip = z.object({ url: z.string(), width: Size, height: Size, thumbnail: z.string().nullish() })

const common = {
  id: z.number().int(),
  pageURL: z.url(),
  tags: z.string(),
  user: z.string(),
  user_id: z.number().int().nullish(),
}

/** A picture as Pixabay tells of it; the largest file is there for keys that Pixabay gave full access. */
export const Picture = z.object({
  ...common,
  webformatURL: z.url(),
  largeImageURL: z.url(),
  fullHDURL: z.url().nullish(),
  imageWidth: Size.positive(),
  imageHeight: Size.positive(),
})
export type Picture = z.infer<typeof Picture>

/** A clip as Pixabay tells of it, in up to four sizes. */
export const Film = z.object({
  ...common,
  duration: z.number().nonnegative(),
  videos: z.object({ large: Clip.optional(), medium: Clip.optional(), small: Clip.optional(), tiny: Clip }),
})
export type Film = z.infer<typeof Film>

export const Pictures = z.object({ totalHits: z.number().int(), hits: z.array(Picture) })
export const Films = z.object({ totalHits: z.number().int(), hits: z.array(Film) })

export function pictureItem(picture: Picture): StockItem {
  return {
    ...commonOf(picture),
    kind: 'image',
    width: picture.imageWidth,
    height: picture.imageHeight,
    durationMs: null,
    // The size for lists, by the rule that Pixabay documents for its addresses.
    thumbnail: picture.webformatURL.replace(/_640(?=\.\w+$)/, '_340'),
  }
}

export function filmItem(film: Film): StockItem {
  const [largest = film.videos.tiny] = sizesOf(film)
  return {
    ...commonOf(film),
    kind: 'video',
    width: largest.width,
    height: largest.height,
    durationMs: Math.round(film.duration * 1_000),
    thumbnail: film.videos.small?.thumbnail ?? film.videos.tiny.thumbnail ?? '',
  }
}

/** The files there are of a clip, the largest first; a size that was not made has no address. */
export function sizesOf({ videos }: Film): z.infer<typeof Clip>[] {
  const sizes = [videos.large, videos.medium, videos.small, videos.tiny]
  return sizes.filter((size): size is z.infer<typeof Clip> => size !== undefined && size.url !== '')
}

function commonOf({ id, pageURL, tags, user, user_id: userId }: Picture | Film) {
  const author = userId ? `https://pixabay.com/users/${encodeURIComponent(user)}-${userId}/` : null
  return {
    id: String(id),
    title: tags.split(',').slice(0, 3).join(',').trim(),
    pageUrl: pageURL,
    author: { name: user, url: author },
    licence,
  }
}
