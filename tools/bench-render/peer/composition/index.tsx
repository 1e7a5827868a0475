// The composition of `npm run bench:render -- --peer`: it shows the film it is handed, and no more than the kinds of
// layers, movements and transitions that film uses. Copied beside an installed Remotion and bundled there.
import { frameCount, frameTimeMs, scenesAt } from '@clipmint/film'
import type { ReactNode } from 'react'
import {
  AbsoluteFill,
  Audio,
  cancelRender,
  Composition,
  continueRender,
  delayRender,
  getInputProps,
  registerRoot,
  staticFile,
  useCurrentFrame,
} from 'remotion'

import { type HandedOver, refuseUnless } from './handed-over.ts'
import { Scene } from './scene.tsx'
import { transitionStyles } from './transition.ts'

const given = getInputProps<HandedOver>()
const { film } = given
refuseUnless(film.logo === null && film.watermark === null, 'logos and watermarks')

function FilmComposition(): ReactNode {
  const timeMs = frameTimeMs(film, useCurrentFrame())
  const { current, leaving } = scenesAt(film, timeMs)
  const progress = leaving ? transitionProgress(timeMs) : null
  const styles = progress === null ? null : transitionStyles(current.transition, progress, film)
  return (
    <AbsoluteFill>
      {leaving && styles ? (
        <Scene key={leaving.id} scene={leaving} handed={given} timeMs={timeMs} style={styles.leaving} />
      ) : null}
      <Scene
        key={current.id}
        scene={current}
        handed={given}
        timeMs={timeMs}
        {...(styles ? { style: styles.coming } : {})}
      />
      <Audio src={staticFile(given.sound)} />
    </AbsoluteFill>
  )
}

function transitionProgress(timeMs: number): number {
  const { current } = scenesAt(film, timeMs)
  return current.transition.kind === 'cut' ? 1 : (timeMs - current.startMs) / current.transition.durationMs
}

function Root(): ReactNode {
  const { width, height, fps } = film
  return (
    <Composition
      id="film"
      component={FilmComposition}
      durationInFrames={frameCount(film)}
      fps={fps}
      width={width}
      height={height}
    />
  )
}

async function loadFonts(): Promise<void> {
  const faces = given.fonts.map(
    ({ family, weight, name }) =>
      new FontFace(family, `url(${staticFile(name)})`, { weight: String(weight) }),
  )
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face)
}

const waiting = delayRender('Loading the fonts')
loadFonts().then(() => continueRender(waiting), cancelRender)
registerRoot(Root)
