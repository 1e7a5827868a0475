import type { Asset } from '@clipmint/contract'
import type { UrlOf } from '@clipmint/engine/browser'
import type { Film } from '@clipmint/film'

type Shown = Pick<Asset, 'type' | 'preview' | 'poster' | 'file' | 'cutout'>
/** The files of a film by id, with the links to show them. */
export type ShownFiles = ReadonlyMap<string, Shown>

const shown = new WeakMap<Film, { files: ShownFiles; film: Film }>()

/** A clip that is still being prepared cannot be decoded everywhere: its poster stands in. The same film for the same input. */
export function showable(film: Film, files: ShownFiles): Film {
  const known = shown.get(film)
  if (known?.files === files) return known.film
  const isWaiting = (id: string) => isStillPrepared(files.get(id))
  const media = Object.entries(film.media).map(([key, entry]) =>
    isWaiting(entry.file.id)
      ? [key, { ...entry, file: { ...entry.file, kind: 'image' as const } }]
      : [key, entry],
  )
  const result = Object.values(film.media).some(({ file }) => isWaiting(file.id))
    ? { ...film, media: Object.fromEntries(media) as Film['media'] }
    : film
  shown.set(film, { files, film: result })
  return result
}

/** Where the page finds each file of a film, small enough for a screen. */
export function urlFrom(files: () => ShownFiles): UrlOf {
  return ({ file, cut }) => {
    const asset = files().get(file.id)
    return asset ? shownUrlOf(asset, cut) : null
  }
}

/** Where the page finds what it shows of a file: its cut-out where that is shown, else the small copy if there is one. */
export function shownUrlOf(asset: Shown, cut = false): string {
  if (cut && asset.cutout.file !== null) return asset.cutout.file
  return isStillPrepared(asset) ? asset.poster : (asset.preview ?? asset.file)
}

/** Whether a clip's small copy is still being made: phones record what browsers cannot play. */
function isStillPrepared(asset: Shown | undefined): boolean {
  return asset?.type === 'video' && asset.preview === null
}
