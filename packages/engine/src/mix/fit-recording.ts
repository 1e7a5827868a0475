import { cos } from './dsp/exact.ts'
import { createStereo, framesIn, type Stereo } from './stereo.ts'

/** Two times round meet over this long, so that the seam does not click. */
const seamMs = 12
/** A recording has no ending made for the film: it goes out over its last part. */
const endMs = 1400

/**
 * A recording under a film: from a moment of it, round and round over its whole bars, and out with the picture. As long
 * as the film, in its own memory.
 */
export function fitRecording(
  { left, right, sampleRate }: Stereo,
  loop: { fromMs: number; toMs: number },
  film: { fromMs: number; durationMs: number },
): Stereo {
  const out = createStereo(sampleRate, framesIn(film.durationMs, sampleRate))
  const end = Math.min(left.length, framesIn(loop.toMs, sampleRate))
  const length = Math.max(1, end - framesIn(loop.fromMs, sampleRate))
  const seam = Math.min(framesIn(seamMs, sampleRate), length)
  let at = framesIn(film.fromMs, sampleRate)
  while (at >= end) at -= length
  for (let i = 0; i < out.left.length; i++, at++) {
    if (at >= end) at -= length
    // Before the seam the first samples of the next round already come in.
    const into = Math.max(0, at - (end - seam)) / seam
    const next = Math.max(0, at - length)
    out.left[i] = (left[at] ?? 0) * (1 - into) + (left[next] ?? 0) * into
    out.right[i] = (right[at] ?? 0) * (1 - into) + (right[next] ?? 0) * into
  }
  fadeOut(out)
  return out
}

function fadeOut({ left, right, sampleRate }: Stereo): void {
  const frames = Math.min(left.length, framesIn(endMs, sampleRate))
  const from = left.length - frames
  for (let i = 0; i < frames; i++) {
    const gain = 0.5 + 0.5 * cos((Math.PI * (i + 1)) / frames)
    left[from + i] = (left[from + i] ?? 0) * gain
    right[from + i] = (right[from + i] ?? 0) * gain
  }
}
