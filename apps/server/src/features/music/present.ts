import type { MusicTrack } from '@clipmint/contract'
import { BoundedCache } from '@clipmint/kit'
import { beatGrid, compose, type EnergyPoint, energyCurve, type FileTrack } from '@clipmint/music'

import type { Entry } from './rules.ts'

/** A track laid out for a film of `durationMs`; `url` is where a recording can be read. */
export function presentMusic(entry: Entry, durationMs: number, url: string | null): MusicTrack {
  const { track, style, licence } = entry
  const { beatMs, beats, downbeats } = beatGrid(track, durationMs)
  return {
    _id: track.id,
    source: 'source' in track ? 'file' : 'composed',
    name: track.title,
    style: style && { id: style.id, name: style.title },
    moods: [...track.moods],
    bpm: track.bpm,
    energy: track.energy,
    key: track.key && `${track.key.tonic} ${track.key.scale}`,
    duration: durationMs,
    beatGrid: { beatMs, beatsInBar: 4, beats: beats.map(toTenth), downbeats: downbeats.map(toTenth) },
    energyCurve: 'source' in track ? evenCurve(downbeats, track) : curveOf(track, durationMs),
    licence,
    file: 'source' in track && url !== null ? fileOf(track, url) : null,
  }
}

const curves = new BoundedCache<EnergyPoint[]>(4_000)

/** Composed once for each length that is asked for; a list shows the same tracks again and again. */
function curveOf(track: Parameters<typeof compose>[0], durationMs: number): EnergyPoint[] {
  return curves.get(`${track.id} ${durationMs}`, () =>
    energyCurve(compose(track, { durationMs, startMs: 0 })),
  )
}

/** Nobody has measured a recording bar by bar: it is as strong throughout as its record says. */
function evenCurve(downbeats: readonly number[], { energy }: FileTrack): EnergyPoint[] {
  return downbeats.map((atMs) => ({ atMs: Math.round(atMs), energy: energy / 3 }))
}

function fileOf({ durationMs, firstBeatMs }: FileTrack, url: string): MusicTrack['file'] {
  return { url, duration: durationMs, firstBeatMs }
}

function toTenth(ms: number): number {
  return Math.round(ms * 10) / 10
}
