import type { SharedPreview } from '@clipmint/contract'
import { compose, type Film } from '@clipmint/film'

import { beatMsOf, mediaFileOf } from '../../../player/material.ts'
import { showable, type ShownFiles } from '../../../player/shown.ts'

/** The film that a preview link shows, with the links of its files. Pure. */
export function sharedFilm(preview: SharedPreview): { film: Film; files: ShownFiles } {
  const { template, userSource, changedColor, bgm, brand } = preview
  const files: ShownFiles = new Map(preview.files.map((file) => [file._id, file]))
  const film = compose(
    template,
    { userSource, changedColor, bgm, brand },
    {
      files: Object.fromEntries(preview.files.map((file) => [file._id, mediaFileOf(file)])),
      beatMs: beatMsOf(bgm.trackId),
    },
  )
  return { film: showable(film, files), files }
}
