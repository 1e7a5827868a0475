import { composedWave, type Wave } from '@clipmint/engine/browser'
import { findRecording } from '@clipmint/music'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { beatMarks } from '../strip/beats.ts'
import { PARTS, useSoundWave } from './sound-wave.ts'
import type { StartRange } from './start-rules.ts'

const BARS = 96
const LOWEST = 0.08

type Asked = { trackId: string; startMs: number; filmMs: number; range: StartRange; isMoving: boolean }

/**
 * The bars of a piece of music over all that can be chosen from it. Composed music is drawn from its notes at once, and
 * from its sound as soon as that is made: under the film as the film will have it.
 */
export function useWave({ trackId, startMs, filmMs, range, isMoving }: Asked): Wave {
  const { wholeMs } = range
  const recording = findRecording(trackId)
  const recorded = useSoundWave(trackId)
  const { data: composed } = useQuery({
    queryKey: ['wave', trackId, startMs, filmMs],
    queryFn:
      isMoving || recording
        ? skipToken
        : ({ signal }) => composedWave({ trackId, startMs, durationMs: filmMs }, PARTS, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const whole = useMemo(() => notes(trackId, { startMs: 0, durationMs: wholeMs }), [trackId, wholeMs])
  const part = useMemo(() => notes(trackId, { startMs, durationMs: filmMs }), [trackId, startMs, filmMs])
  return useMemo(() => {
    const under = composed ?? part
    return Array.from({ length: BARS }, (_, bar) => {
      const ms = ((bar + 0.5) / BARS) * wholeMs
      if (recording) return levelAt(recorded, ms / wholeMs)
      const share = (ms - startMs) / filmMs
      return share >= 0 && share < 1 ? levelAt(under, share) : levelAt(whole, ms / wholeMs)
    })
  }, [recording, recorded, composed, part, whole, wholeMs, startMs, filmMs])
}

function notes(trackId: string, { startMs, durationMs }: { startMs: number; durationMs: number }): Wave {
  const music = { trackId, startMs, volume: 1, fadeOutMs: 0 }
  return beatMarks({ music, durationMs }).map(({ height }) => height)
}

function levelAt(levels: Wave | undefined, share: number): number {
  return Math.max(LOWEST, levels?.[Math.min(levels.length - 1, Math.floor(share * levels.length))] ?? 0)
}
