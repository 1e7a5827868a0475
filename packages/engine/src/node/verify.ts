import type { Film } from '@clipmint/film'

import { type FilmOutput, fullOutput, outputMoments, outputSize } from './output.ts'
import { probeVideo, type VideoFacts } from './probe.ts'

/** Darker than this (of 255; video black is 16) nothing can be seen. */
const DARKEST_FIRST_FRAME = 40
const MOST_BITS_PER_SECOND = 8_000_000

/** Throws a sentence naming every way in which a rendered file is not what the product promises of its film. */
export async function verifyFilm(path: string, film: Film, output = fullOutput): Promise<void> {
  const faults = faultsOf(await probeVideo(path), film, output)
  if (faults.length > 0) throw new Error(`The rendered file is wrong: ${faults.join('; ')}.`)
}

/** What is wrong with a file, in words; empty when it keeps every promise. */
export function faultsOf(facts: VideoFacts, film: Film, output: FilmOutput = fullOutput): string[] {
  const { fps, hasSound } = output
  const { width, height } = outputSize(film, output)
  const frames = outputMoments(film, output).length
  const durationMs = output.span ? output.span.toMs - output.span.fromMs : film.durationMs
  const frameMs = 1000 / fps
  const { sound } = facts
  const faults: [boolean, string][] = [
    [
      facts.width === width && facts.height === height,
      `it is ${facts.width}×${facts.height}, not ${width}×${height}`,
    ],
    [
      Math.abs(facts.durationMs - durationMs) <= frameMs + 1,
      `it lasts ${Math.round(facts.durationMs)} ms, not ${Math.round(durationMs)} ms`,
    ],
    [Math.abs(facts.frames - frames) <= 1, `it has ${facts.frames} frames, not ${frames}`],
    [Math.abs(facts.fps - fps) < 0.01, `it runs at ${facts.fps} frames a second, not ${fps}`],
    [facts.isH264High && facts.isYuv420, 'it is not H.264 High in yuv420p'],
    [facts.isBt709, 'its colours are not tagged as BT.709'],
    [facts.moovFirst, 'its index is not at its beginning'],
    [facts.bitsPerSecond <= MOST_BITS_PER_SECOND, `it takes ${facts.bitsPerSecond} bits a second`],
    [(sound !== null) === hasSound, `it has ${hasSound ? 'no' : 'a'} sound`],
    [
      sound === null || (sound.isAac && sound.sampleRate === 48_000 && sound.channels === 2),
      'its sound is not AAC in stereo at 48 kHz',
    ],
    [facts.firstFrameLight >= DARKEST_FIRST_FRAME, 'its first frame is black'],
  ]
  return faults.flatMap(([holds, fault]) => (holds ? [] : [fault]))
}
