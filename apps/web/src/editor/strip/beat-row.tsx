import { findRecording } from '@clipmint/music'
import { useMemo } from 'react'

import { useSoundWave } from '../music/sound-wave.ts'
import { startRange } from '../music/start-rules.ts'
import { usePlaybackState, useTimeline } from '../stage/use-playback.ts'
import { beatMarks, type BeatMark, soundMarks } from './beats.ts'

import classes from './scene-strip.module.css'

/** The music under the scenes as marks: on its beats, or of its sound where those are not known. What has played is in colour. */
export function BeatRow() {
  const { durationMs } = useTimeline()
  const marks = useMarks()
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

function useMarks(): BeatMark[] {
  const { music, durationMs } = useTimeline()
  const trackId = music?.trackId ?? null
  const levels = useSoundWave(trackId)
  return useMemo(() => {
    const recording = trackId === null ? null : findRecording(trackId)
    const range = trackId === null ? null : startRange(trackId, durationMs)
    if (!recording || !range) return beatMarks({ music, durationMs })
    const { wholeMs } = range
    return soundMarks({ music, durationMs }, { levels: levels ?? [], wholeMs, loop: recording.loop })
  }, [music, trackId, durationMs, levels])
}
