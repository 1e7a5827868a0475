import { type FilmMedia, type FilmMediaLayer, placeMedia } from '@clipmint/film'
import type { ReactNode } from 'react'
import { Img, staticFile } from 'remotion'

import { backgroundOf, placeOf } from './css.ts'
import { refuseUnless } from './handed-over.ts'

type MediaProps = {
  layer: FilmMediaLayer
  media: FilmMedia | undefined
  name: string | undefined
  /** How far its scene has come, from 0 to 1. */
  progress: number
}

/** A photograph that covers its box and is pushed into, with its veils over it. */
export function Media({ layer, media, name, progress }: MediaProps): ReactNode {
  refuseUnlessPlain(layer)
  if (!media || name === undefined) throw new Error(`The film has no file for ${layer.id}.`)
  refuseUnless(media.file.kind === 'image', 'clips')
  const { box, fit, inner, veil } = layer
  const { source, contained } = placeMedia(media, fit, { width: box.w, height: box.h })
  refuseUnless(!contained, 'pictures shown whole')
  const scale = box.w / source.w
  const picture = {
    x: -source.x * scale,
    y: -source.y * scale,
    w: media.file.width * scale,
    h: media.file.height * scale,
  }
  return (
    <div style={{ ...placeOf(box), overflow: 'hidden' }}>
      <div style={{ ...placeOf({ ...box, x: 0, y: 0 }), transform: `scale(${1 + inner.pushIn * progress})` }}>
        <Img src={staticFile(name)} style={{ ...placeOf(picture), maxWidth: 'none' }} />
      </div>
      {veil.map(({ paint }, index) => (
        <div key={index} style={{ position: 'absolute', inset: 0, background: backgroundOf(paint) }} />
      ))}
    </div>
  )
}

function refuseUnlessPlain({
  box,
  blend,
  border,
  cutout,
  frame,
  inner,
  inText,
  ...layer
}: FilmMediaLayer): void {
  const { motion, opacity, shadow, shine, veil } = layer
  refuseUnless(frame.form === 'rect' && frame.radius === 0 && box.rotate === 0, 'pictures in such a frame')
  refuseUnless(!border && !cutout && !inText && !shadow && !shine, 'such cards')
  refuseUnless(motion.enter.length + motion.idle.length + motion.leave.length === 0, 'cards that move')
  refuseUnless(inner.pushIn >= 0 && inner.driftX === 0 && inner.driftY === 0, 'pictures that drift')
  refuseUnless(
    opacity === 1 && [blend, ...veil.map((it) => it.blend)].every((it) => it === 'normal'),
    'blending',
  )
}
