import { type FilmText, movesBy, type Pose, poseAt, type Rect } from '@clipmint/film'
import type { ReactNode } from 'react'

import { backgroundOf, placeOf, poseStyle } from './css.ts'
import { refuseUnless, type SetText } from './handed-over.ts'

type TextProps = { layer: FilmText; set: SetText | undefined; elapsedMs: number; sceneMs: number }

/** A text with its plate, set as the engine set it; its words may come one by one. */
export function Text({ layer, set, elapsedMs, sceneMs }: TextProps): ReactNode {
  refuseUnlessPlain(layer)
  if (!set) throw new Error(`The text of ${layer.id} was not set.`)
  const { layout, words } = set
  const byWord = movesBy(layer.motion, 'word')
  refuseUnless(!byWord || layout.plates.length === 0, 'plates behind words that move')
  const pose = (by: 'layer' | 'word', { index, place }: { index: number; place: Rect }): Pose => {
    const moment = { elapsedMs, sceneMs, unitIndex: index, unitCount: by === 'word' ? words.length : 1 }
    return poseAt(layer.motion, by, moment, { width: place.w, height: place.h })
  }
  const font = {
    fontFamily: layer.family,
    fontWeight: layer.weight,
    fontSize: layout.size,
    letterSpacing: layer.tracking * layout.size,
    color: layer.color,
  }
  return (
    <div style={{ ...poseStyle(pose('layer', { index: 0, place: layer.box })), ...font }}>
      {layout.plates.map((plate, index) => (
        <div
          key={index}
          style={{
            ...placeOf(plate),
            borderRadius: plate.radius,
            background: backgroundOf(layer.plate?.paint ?? 'none'),
          }}
        />
      ))}
      {(byWord ? words : layout.lines).map((run, index) => (
        <Run
          key={index}
          run={run}
          size={layout.size}
          style={byWord ? poseStyle(pose('word', { index, place: run.cell })) : {}}
        />
      ))}
    </div>
  )
}

type RunProps = { run: SetText['words'][number]; size: number; style: ReturnType<typeof poseStyle> }

/** Letters on their baseline: with no height of its own a line stands on the foot of the strut in it, in any font. */
function Run({ run, size, style }: RunProps): ReactNode {
  return (
    <div
      style={{
        position: 'absolute',
        left: run.x,
        top: run.baseline - size,
        lineHeight: 0,
        whiteSpace: 'pre',
        ...style,
      }}
    >
      <span style={{ display: 'inline-block', height: size }} />
      {run.text}
    </div>
  )
}

function refuseUnlessPlain({ box, blend, vertical, opacity, motion, ...layer }: FilmText): void {
  const { glow, outline, shadow, fill, mark, count, highlight, picture, shine } = layer
  const extras = [glow, outline, shadow, fill, mark, count, highlight, picture, shine]
  refuseUnless(
    extras.every((it) => it === null),
    'such letters',
  )
  refuseUnless(!vertical && box.rotate === 0, 'columns and turned texts')
  refuseUnless(opacity === 1 && blend === 'normal', 'blending')
  refuseUnless(!movesBy(motion, 'line') && !movesBy(motion, 'syllable'), 'lines and syllables that move')
}
