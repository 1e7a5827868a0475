import { useEffect, useRef } from 'react'

import classes from './trim-dialog.module.css'

const FRAMES = 8
const HEIGHT = 96

/** A clip as a row of frames; its poster stands in until they are there, and where they cannot be had. */
export function Filmstrip({ url, durationMs, poster }: { url: string; durationMs: number; poster: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const video = document.createElement('video')
    video.muted = true
    video.preload = 'auto'
    video.src = url
    let isWanted = true
    void drawFrames(video, durationMs, (index, aspect) => {
      const target = canvas.current
      if (!isWanted || !target) return false
      if (index === 0) {
        target.width = Math.round(HEIGHT * aspect) * FRAMES
        target.height = HEIGHT
      }
      const width = target.width / FRAMES
      target.getContext('2d')?.drawImage(video, index * width, 0, width, HEIGHT)
      return true
    }).catch(() => undefined)
    return () => {
      isWanted = false
      video.removeAttribute('src')
      video.load()
    }
  }, [url, durationMs])
  return (
    <canvas
      ref={canvas}
      className={classes['strip']}
      style={{ backgroundImage: `url("${poster}")` }}
      aria-hidden="true"
    />
  )
}

/** Seeks from frame to frame and hands each over, until told to stop. */
async function drawFrames(
  video: HTMLVideoElement,
  durationMs: number,
  draw: (index: number, aspect: number) => boolean,
): Promise<void> {
  await once(video, 'loadeddata')
  for (let index = 0; index < FRAMES; index++) {
    video.currentTime = (((index + 0.5) / FRAMES) * durationMs) / 1000
    await once(video, 'seeked')
    if (!draw(index, video.videoWidth / Math.max(1, video.videoHeight))) return
  }
}

function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('The clip cannot be read.')), { once: true })
  })
}
