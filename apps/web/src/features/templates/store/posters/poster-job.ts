import type { Ratio } from '@clipmint/film'

/** A still of a template as the store shows it: its sample words, and drawings in the places of pictures. */
export type Poster = {
  templateId: string
  version: number
  ratio: Ratio
  lang: 'ko' | 'en'
  /** Pixels. */
  width: number
}

/** What a page tells the worker that draws posters. */
export type PosterOrder =
  | { kind: 'draw'; id: number; poster: Poster; accessToken: string | null }
  | { kind: 'forget'; id: number }

/** What the worker says: the picture as a file, or null when it could not be drawn. */
export type PosterAnswer = { id: number; picture: Blob | null }

/** Two posters with the same key are the same picture. */
export function posterKey({ templateId, version, ratio, lang, width }: Poster): string {
  return [templateId, version, ratio.replace(':', 'x'), lang, width].join('/')
}
