import { z } from 'zod'

import type { StockItem } from '../source.ts'

const licence = { name: 'Pexels License', url: 'https://www.pexels.com/license/' }
const Size = z.number().int().positive()

/** A photograph as Pexels tells of it. */
export const Photo = z.object({
  id: z.number().int(),
  width: Size,
  height: Size,
  url: z.url(),
  photographer: z.string(),
  photographer_url: z.string().nullish(),
  alt: z.string().nullish(),
  src: z.object({ original: z.url(), large2x: z.url(), medium: z.url() }),
})
export type Photo = z.infer<typeof Photo>

/** A clip as Pexels tells of it, in several sizes. */
export const Video = z.object({
  id: z.number().int(),
  width: Size,
  height: Size,
  url: z.url(),
  image: z.url(),
  duration: z.number().nonnegative(),
  user: z.object({ name: z.string(), url: z.string().nullish() }),
  video_files: z.array(
    z.object({ file_type: z.string(), width: Size.nullable(), height: Size.nullable(), link: z.url() }),
  ),
})
export type Video = z.infer<typeof Video>

export const Photos = z.object({ photos: z.array(Photo), next_page: z.string().nullish() })
export const Videos = z.object({ videos: z.array(Video), next_page: z.string().nullish() })

export function photoItem(photo: Photo): StockItem {
  const { id, width, height, url, photographer, photographer_url: authorUrl, alt, src } = photo
  return {
    id: String(id),
    kind: 'image',
    title: alt?.trim() || titleOf(url),
    width,
    height,
    durationMs: null,
    thumbnail: src.medium,
    pageUrl: url,
    author: { name: photographer, url: authorUrl ?? null },
    licence,
  }
}

export function videoItem({ id, width, height, url, image, duration, user }: Video): StockItem {
  return {
    id: String(id),
    kind: 'video',
    title: titleOf(url),
    width,
    height,
    durationMs: Math.round(duration * 1_000),
    thumbnail: image,
    pageUrl: url,
    author: { name: user.name, url: user.url ?? null },
    licence,
  }
}

/** A clip has no words of its own but those in the address of its page. */
function titleOf(url: string): string {
  const slug = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? ''
  return decodeURIComponent(slug)
    .replace(/-?\d+$/, '')
    .replaceAll('-', ' ')
    .trim()
}
