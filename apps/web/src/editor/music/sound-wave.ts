import { recordedWave, type Wave } from '@clipmint/engine/browser'
import { findRecording } from '@clipmint/music'
import { useQuery } from '@tanstack/react-query'

/** Finer than a bar, so that a part of the music can be drawn at any start. */
export const PARTS = 480

/** The wave of music that is played from a file, over its whole length; undefined until it is known, and for composed music. */
export function useSoundWave(trackId: string | null): Wave | undefined {
  const url = trackId === null ? null : (findRecording(trackId)?.url ?? null)
  const { data } = useQuery({
    queryKey: ['wave', trackId],
    queryFn: () => (url === null ? [] : recordedWave(url, PARTS)),
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data
}
