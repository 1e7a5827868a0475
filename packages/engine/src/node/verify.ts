import { type Film, frameCount } from '@clipmint/film'

import { probeVideo, type VideoFacts } from './probe.ts'

/** Darker than this (of 255; video black is 16) nothing can be seen. */
const DARKEST_FIRST_FRAME = 40
const MOST_BITS_PER_SECOND = 8_000_000

/** Throws a sentence naming every way in which a rendered file is not what the product promises of its film. */
export async function verifyFilm(path: string, film: Film): Promise<void> {
  const faults = faultsOf(await probeVideo(path), film)
  if (faults.length > 0) throw new Error(`The rendered file is wrong: ${faults.join('; ')}.`)
}

/** What is wrong with a file, in words; empty when it keeps every promise. */
export function faultsOf(facts: VideoFacts, film: Film): string[] {
  const frameMs = 1000 / film.fps
  const { sound } = facts
  const faults: [boolean, string][] = [
    [
      facts.width === film.width && facts.height === film.height,
      `it is ${facts.width}×${facts.height}, not ${film.width}×${film.height}`,
    ],
    [
      Math.abs(facts.durationMs - film.durationMs) <= frameMs + 1,
      `it lasts ${Math.round(facts.durationMs)} ms, not ${Math.round(film.durationMs)} ms`,
    ],
    [
      Math.abs(facts.frames - frameCount(film)) <= 1,
      `it has ${facts.frames} frames, not ${frameCount(film)}`,
    ],
    [Math.abs(facts.fps - film.fps) < 0.01, `it runs at ${facts.fps} frames a second, not ${film.fps}`],
    [facts.isH264High && facts.isYuv420, 'it is not H.264 High in yuv420p'],
    [facts.isBt709, 'its colours are not tagged as BT.709'],
    [facts.moovFirst, 'its index is not at its beginning'],
    [facts.bitsPerSecond <= MOST_BITS_PER_SECOND, `it takes ${facts.bitsPerSecond} bits a second`],
    [sound !== null, 'it has no sound'],
    [
      sound === null || (sound.isAac && sound.sampleRate === 48_000 && sound.channels === 2),
      'its sound is not AAC in stereo at 48 kHz',
    ],
    [facts.firstFrameLight >= DARKEST_FIRST_FRAME, 'its first frame is black'],
  ]
  return faults.flatMap(([holds, fault]) => (holds ? [] : [fault]))
}
