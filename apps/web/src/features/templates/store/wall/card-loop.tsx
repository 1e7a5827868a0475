import { useEffect, useRef, useState } from 'react'

import classes from './card-loop.module.css'

/**
 * A template's loop over the poster that is its first frame, without sound and as long as it is mounted. `onBroken` is
 * told when it cannot be played.
 */
export function CardLoop({ url, onBroken }: { url: string; onBroken: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const element = video.current
    // A browser that does not let it play leaves the poster.
    element?.play().catch(() => undefined)
    return () => {
      // Else its decoder lives on until the garbage collector comes.
      element?.removeAttribute('src')
      element?.load()
    }
  }, [url])
  return (
    <video
      ref={video}
      className={classes['loop']}
      data-shown={isShown}
      src={url}
      muted
      loop
      playsInline
      preload="auto"
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setShown(true)}
      onError={onBroken}
    />
  )
}
