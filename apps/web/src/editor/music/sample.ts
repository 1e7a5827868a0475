import { MusicSample, warmSamples } from '@clipmint/engine/browser'
import { useEffect, useState } from 'react'

import { usePlayback, usePlaybackState } from '../stage/use-playback.ts'

/** Plays a track on its own for fifteen seconds; the video stops meanwhile, and the other way round. */
export function useSample(): { playing: string | null; toggle: (trackId: string) => void } {
  const playback = usePlayback()
  const [playing, setPlaying] = useState<string | null>(null)
  const isFilmPlaying = usePlaybackState((state) => state.isPlaying)
  const wanted = isFilmPlaying ? null : playing
  useEffect(warmSamples, [])
  useEffect(() => {
    if (wanted === null) return
    const sample = new MusicSample(wanted, () => setPlaying(null))
    return () => sample.dispose()
  }, [wanted])
  return {
    playing: wanted,
    toggle: (trackId) => {
      playback.pause()
      setPlaying(wanted === trackId ? null : trackId)
    },
  }
}
