import { Player } from '@clipmint/engine/browser'
import type { Film } from '@clipmint/film'
import { useEffect, useState } from 'react'

import { usePlayback, usePlaybackState } from '../stage/use-playback.ts'

const SAMPLE_MS = 15_000

/** Plays a track on its own for fifteen seconds; the video stops meanwhile, and the other way round. */
export function useSample(): { playing: string | null; toggle: (trackId: string) => void } {
  const playback = usePlayback()
  const [playing, setPlaying] = useState<string | null>(null)
  const isFilmPlaying = usePlaybackState((state) => state.isPlaying)
  const wanted = isFilmPlaying ? null : playing
  useEffect(() => {
    if (wanted === null) return
    const player = new Player(document.createElement('canvas'), sampleFilm(wanted), {
      urlOf: () => null,
      sound: true,
      onPlaying: (isPlaying) => {
        if (!isPlaying) setPlaying(null)
      },
    })
    player.play()
    return () => player.dispose()
  }, [wanted])
  return {
    playing: wanted,
    toggle: (trackId) => {
      playback.pause()
      setPlaying(wanted === trackId ? null : trackId)
    },
  }
}

/** A film that is nothing but a track. */
function sampleFilm(trackId: string): Film {
  const ground = 'transparent'
  return {
    v: 1,
    templateId: '',
    templateVersion: 1,
    ratio: '1:1',
    lang: 'ko',
    width: 16,
    height: 16,
    fps: 30,
    durationMs: SAMPLE_MS,
    scenes: [
      {
        id: 'sample',
        role: 'hook',
        startMs: 0,
        durationMs: SAMPLE_MS,
        transition: { kind: 'cut' },
        ground,
        layers: [],
      },
    ],
    media: {},
    fonts: [],
    music: { trackId, startMs: 0, volume: 1, fadeOutMs: 1_000 },
    logoKey: null,
  }
}
