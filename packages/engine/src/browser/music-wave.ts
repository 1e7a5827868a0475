import type { Stereo } from '../mix/index.ts'
import { decodeRecording } from './recordings.ts'
import { soundOnly } from './sound-only.ts'
import { makeInWorker } from './sound-workers.ts'

const SAMPLE_RATE = 48_000

/** How loud a sound is in each of so many equal parts, 0 to 1 of its loudest. */
export type Wave = readonly number[]

/** A composed track's sound under a film that begins `startMs` into it, made in a worker; called off by `signal`. */
export async function composedWave(
  { trackId, startMs, durationMs }: { trackId: string; startMs: number; durationMs: number },
  parts: number,
  signal: AbortSignal,
): Promise<Wave> {
  const music = { trackId, startMs, volume: 1, fadeOutMs: 0 }
  const making = makeInWorker(soundOnly(music, durationMs), { clips: {}, recording: null }, () => {})
  signal.addEventListener('abort', making.cancel)
  return waveOf(await making.whole, parts)
}

/** A whole recording's sound. */
export async function recordedWave(url: string, parts: number): Promise<Wave> {
  const context = new OfflineAudioContext(2, 1, SAMPLE_RATE)
  return waveOf(await decodeRecording(context, url), parts)
}

/** Every eighth sample tells as much as all of them: what is drawn is a few hundred bars. */
const STRIDE = 8

function waveOf({ left }: Stereo, parts: number): Wave {
  const levels = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.floor((edge * left.length) / parts))
    let sum = 0
    let count = 0
    for (let at = from ?? 0; at < (to ?? 0); at += STRIDE, count += 1) sum += (left[at] ?? 0) ** 2
    return Math.sqrt(sum / Math.max(1, count))
  })
  const loudest = Math.max(...levels, 1e-6)
  return levels.map((level) => level / loudest)
}
