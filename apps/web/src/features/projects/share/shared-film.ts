import type { SharedPreview } from '@clipmint/contract'
import { compose, type Film } from '@clipmint/film'
import type { OwnMusic } from '@clipmint/music'

import { beatMsOf, isSeen, mediaFileOf } from '../../../player/material.ts'
import { showable, type ShownFiles } from '../../../player/shown.ts'

/** The film that a preview link shows, with the links of its files. Pure. */
export function sharedFilm(preview: SharedPreview): { film: Film; files: ShownFiles } {
  const { template, userSource, changedColor, bgm, bgmUrl, brand, watermark } = preview
  const files: ShownFiles = new Map(preview.files.map((file) => [file._id, file]))
  const film = compose(
    template,
    { userSource, changedColor, bgm, bgmUrl, brand },
    {
      files: Object.fromEntries(preview.files.filter(isSeen).map((file) => [file._id, mediaFileOf(file)])),
      beatMs: beatMsOf(bgm.trackId),
      watermark,
    },
  )
  return { film: showable(film, files), files }
}

/** The owner's own music among the files of a preview link. Pure. */
export function sharedMusic({ title, files }: SharedPreview): OwnMusic[] {
  return files.flatMap(({ _id: id, type, duration, file: url }) =>
    type === 'audio' && duration !== null ? [{ id, title, durationMs: duration, url }] : [],
  )
}
