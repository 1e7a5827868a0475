import type { Track } from '../track.ts'

/** Tracks of every style, two of each: what tests look at where looking at all of them would take too long. */
export function sampleOf(tracks: readonly Track[]): Track[] {
  const genres = new Set(tracks.flatMap(({ genre }) => genre ?? []))
  return [...genres].flatMap((genre, index) => {
    const own = tracks.filter((track) => track.genre === genre)
    return [index % own.length, (index * 7 + 11) % own.length].flatMap((place) => own[place] ?? [])
  })
}
