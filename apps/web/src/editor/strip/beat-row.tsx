import { useMemo } from 'react'

import { usePlaybackState, useTimeline } from '../stage/use-playback.ts'
import { beatMarks } from './beats.ts'

import classes from './scene-strip.module.css'

/** The music under the scenes as marks on its beats; what has played is in colour. */
export function BeatRow() {
  const { music, durationMs } = useTimeline()
  const marks = useMemo(() => beatMarks({ music, durationMs }), [music, durationMs])
  const share = usePlaybackState(({ timeMs }) => Math.round((timeMs / Math.max(1, durationMs)) * 200) / 200)
  const path = useMemo(
    () =>
      marks
        .map(({ atMs, height }) => {
          const x = ((atMs / durationMs) * 1000 + 1).toFixed(1)
          const half = (height * 11).toFixed(1)
          return `M${x} ${12 - Number(half)}v${2 * Number(half)}`
        })
        .join(''),
    [marks, durationMs],
  )
  return (
    <div className={classes['beats']} aria-hidden="true">
      {marks.length === 0 ? null : (
        <svg viewBox="0 0 1000 24" preserveAspectRatio="none">
          <path className={classes['ahead']} d={path} />
          <path
            className={classes['played']}
            d={path}
            style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}
          />
        </svg>
      )}
    </div>
  )
}
