import type { Film, FilmLayer, FilmScene } from '@clipmint/film'
import type { CSSProperties, ReactNode } from 'react'
import { AbsoluteFill } from 'remotion'

import { backgroundOf } from './css.ts'
import type { HandedOver } from './handed-over.ts'
import { Media } from './media.tsx'
import { Text } from './text.tsx'

type SceneProps = { scene: FilmScene; handed: HandedOver; timeMs: number; style?: CSSProperties }

/** A scene over the whole frame: its ground, unless a photograph covers it as the engine leaves it out too, and its layers. */
export function Scene({ scene, handed, timeMs, style }: SceneProps): ReactNode {
  const { film, texts, media } = handed
  const elapsedMs = timeMs - scene.startMs
  const progress = Math.min(1, elapsedMs / aliveMs(film, scene))
  const covered = scene.layers.some((layer) => coversFrame(layer, film))
  return (
    <AbsoluteFill
      style={{ overflow: 'hidden', ...(covered ? {} : { background: backgroundOf(scene.ground) }), ...style }}
    >
      {scene.layers.map((layer) => {
        switch (layer.kind) {
          case 'media': {
            const key = layer.mediaKey ?? ''
            return (
              <Media
                key={layer.id}
                layer={layer}
                media={film.media[key]}
                name={media[key]}
                progress={progress}
              />
            )
          }
          case 'text':
            return (
              <Text
                key={layer.id}
                layer={layer}
                set={texts[layer.id]}
                elapsedMs={elapsedMs}
                sceneMs={scene.durationMs}
              />
            )
          case 'shape':
            throw new Error('This composition does not show shapes.')
        }
      })}
    </AbsoluteFill>
  )
}

function coversFrame({ kind, box }: FilmLayer, { width, height }: Film): boolean {
  return kind === 'media' && box.x <= 0 && box.y <= 0 && box.x + box.w >= width && box.y + box.h >= height
}

/** How long a scene is seen at all: its own length and the transition that ends it. */
function aliveMs(film: Film, scene: FilmScene): number {
  const next = film.scenes[film.scenes.indexOf(scene) + 1]
  return scene.durationMs + (next && next.transition.kind !== 'cut' ? next.transition.durationMs : 0)
}
