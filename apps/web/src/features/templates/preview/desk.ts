import type { Asset } from '@clipmint/contract'
import { createPictureLibrary, type UrlOf } from '@clipmint/engine/browser'
import { useLayoutEffect } from 'react'

import { shownUrlOf } from '../../../player/shown.ts'
import { StillPainter } from './still-painter.ts'

/** No card is wider than this on any screen, so no picture needs to be larger. */
const LONGEST_SIDE = 900

const known = new Map<string, Asset>()
/** Files of the visitor's own machine, which are nowhere else. */
const ownFiles = new Map<string, string>()

/** Where the films of the tab find their files. */
export const urlOf: UrlOf = ({ file, cut }) => {
  const own = ownFiles.get(file.id)
  if (own) return own
  const asset = known.get(file.id)
  return asset ? shownUrlOf(asset, cut) : null
}

/** Pictures decoded once for every film on show. */
export const library = createPictureLibrary(LONGEST_SIDE)

/** The one painter of stills, so that they cost one film at a time. */
export const painter = new StillPainter(library, urlOf)

/**
 * Tells of the files that the page's films show, before any of them is drawn. A file keeps its first link while it
 * shows the same thing, so that nothing is fetched twice.
 */
export function useKnownFiles(assets: readonly Asset[]): void {
  useLayoutEffect(() => {
    for (const asset of assets) {
      const before = known.get(asset._id)
      if (!before || (before.preview === null) !== (asset.preview === null) || !isSameCutout(before, asset))
        known.set(asset._id, asset)
    }
  }, [assets])
}

function isSameCutout({ cutout: one }: Asset, { cutout: other }: Asset): boolean {
  return cutoutName(one.file) === cutoutName(other.file)
}

/** Links are signed anew with every answer; what is before the signature names the file. */
function cutoutName(link: string | null): string | undefined {
  return link?.split('?')[0]
}

/** Lets films show a file of this machine under an id; gives its address inside this tab. */
export function knowOwnFile(id: string, file: Blob): string {
  const url = URL.createObjectURL(file)
  ownFiles.set(id, url)
  return url
}

/** Lets go of a file of this machine. */
export function forgetOwnFile(id: string): void {
  const url = ownFiles.get(id)
  if (url === undefined) return
  ownFiles.delete(id)
  URL.revokeObjectURL(url)
}
