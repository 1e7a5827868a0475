import type { MediaPlacement, PictureLook } from '@clipmint/film'
import { useEffect, useRef, useState } from 'react'

import { usePlayback } from '../stage/use-playback.ts'

type Size = { width: number; height: number }

type LookedPictureProps = {
  url: string
  look: PictureLook
  /** The picture's size in its look, in whose pixels the placement is. */
  file: Size
  place: Size
  placement: MediaPlacement
  /** Pixels of its longer side. */
  sharpness: number
  className: string
}

/** A picture in a look, laid into its place as the film lays it. */
export function LookedPicture({ sharpness, className, ...shown }: LookedPictureProps) {
  const { url, look, file, place, placement } = shown
  const picture = useLookedPicture(url, look)
  const canvas = useRef<HTMLCanvasElement>(null)
  const share = Math.min(1, sharpness / Math.max(place.width, place.height))
  const size = { width: Math.round(place.width * share), height: Math.round(place.height * share) }
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    // A picture that the library has let go of is empty; another is on its way.
    if (!picture || picture.width === 0 || !context) return
    // While the next look is on its way the last one stands, of which the placement says nothing.
    const isTurned = picture.width > picture.height !== file.width > file.height
    if (isTurned && file.width !== file.height) return
    const { source, target } = placement
    const by = picture.width / file.width
    context.clearRect(0, 0, size.width, size.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(
      picture,
      source.x * by,
      source.y * by,
      source.w * by,
      source.h * by,
      target.x * share,
      target.y * share,
      target.w * share,
      target.h * share,
    )
  })
  return <canvas ref={canvas} className={className} {...size} aria-hidden="true" />
}

/** The picture at an address in a look, from what the editor has decoded already; the last one until it is there. */
function useLookedPicture(url: string, look: PictureLook): ImageBitmap | null {
  const { library } = usePlayback()
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const { turn, flip, filter } = look
  useEffect(() => {
    const wanted = { look: { turn, flip, filter } }
    let isWanted = true
    // A picture that does not come leaves its frame empty.
    void library.acquire(url, wanted).then(
      (found) => isWanted && setPicture(found),
      () => undefined,
    )
    return () => {
      isWanted = false
      library.release(url, wanted)
    }
  }, [library, url, turn, flip, filter])
  return picture
}
