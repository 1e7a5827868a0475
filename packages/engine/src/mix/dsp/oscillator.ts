import { cos, exp, sin } from './exact.ts'
import { sine } from './sine.ts'

/** A steady tone: hertz, level, and where in its turn (0 to 1) it begins. */
export type Tone = { sampleRate: number; frequency: number; gain: number; phase: number }

/** Adds a sine, as a turning vector: several times faster than looking each sample up. */
export function addSine(out: Float32Array, tone: Tone): void {
  const angle = (2 * Math.PI * tone.frequency) / tone.sampleRate
  const turnX = cos(angle)
  const turnY = sin(angle)
  let x = tone.gain * cos(2 * Math.PI * tone.phase)
  let y = tone.gain * sin(2 * Math.PI * tone.phase)
  for (let i = 0; i < out.length; i++) {
    out[i] = (out[i] ?? 0) + y
    const nextX = x * turnX - y * turnY
    y = x * turnY + y * turnX
    x = nextX
  }
}

/** Adds a sine that falls from one pitch to another, `fall` seconds to a third of the way: the body of a drum. */
export function addFallingSine(
  out: Float32Array,
  tone: { sampleRate: number; from: number; to: number; fall: number; gain: number },
): void {
  const shrink = exp(-1 / (tone.fall * tone.sampleRate))
  let extra = tone.from - tone.to
  let phase = 0
  for (let i = 0; i < out.length; i++) {
    out[i] = (out[i] ?? 0) + sine(phase) * tone.gain
    phase += (tone.to + extra) / tone.sampleRate
    extra *= shrink
  }
}

/** Adds a sawtooth without the worst of its aliasing (polynomial band-limited step, Välimäki 2007). */
export function addSaw(out: Float32Array, tone: Tone): void {
  const step = tone.frequency / tone.sampleRate
  let phase = tone.phase - Math.floor(tone.phase)
  for (let i = 0; i < out.length; i++) {
    out[i] = (out[i] ?? 0) + (2 * phase - 1 - smoothStep(phase, step)) * tone.gain
    phase += step
    if (phase >= 1) phase -= 1
  }
}

/** Adds a pulse that is high for `width` (0 to 1) of its turn; 0.5 is a square. */
export function addPulse(out: Float32Array, tone: Tone & { width: number }): void {
  const step = tone.frequency / tone.sampleRate
  const centre = 2 * tone.width - 1
  let phase = tone.phase - Math.floor(tone.phase)
  for (let i = 0; i < out.length; i++) {
    const fallPhase = phase >= tone.width ? phase - tone.width : phase + 1 - tone.width
    const edge = smoothStep(phase, step) - smoothStep(fallPhase, step)
    out[i] = (out[i] ?? 0) + ((phase < tone.width ? 1 : -1) - centre + edge) * tone.gain
    phase += step
    if (phase >= 1) phase -= 1
  }
}

/** Adds a sine whose phase a second sine pushes; `index` is how far in turns, falling to a third in `fall` seconds. */
export function addFm(out: Float32Array, tone: Tone & { ratio: number; index: number; fall: number }): void {
  const step = tone.frequency / tone.sampleRate
  const shrink = exp(-1 / (tone.fall * tone.sampleRate))
  let depth = tone.index
  let phase = tone.phase
  let pushPhase = 0
  for (let i = 0; i < out.length; i++) {
    out[i] = (out[i] ?? 0) + sine(phase + sine(pushPhase) * depth) * tone.gain
    phase += step
    pushPhase += step * tone.ratio
    depth *= shrink
  }
}

/** Adds a sine with vibrato that sets in slowly: `depth` is a share of the frequency. */
export function addVibratoSine(
  out: Float32Array,
  tone: Tone & { depth: number; rate: number; delay: number },
): void {
  const step = tone.frequency / tone.sampleRate
  const slowStep = tone.rate / tone.sampleRate
  const setIn = 1 / (tone.delay * tone.sampleRate)
  let phase = tone.phase
  for (let i = 0; i < out.length; i++) {
    out[i] = (out[i] ?? 0) + sine(phase) * tone.gain
    phase += step * (1 + sine(i * slowStep) * tone.depth * Math.min(1, i * setIn))
  }
}

function smoothStep(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step
    return t + t - t * t - 1
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step
    return t * t + t + t + 1
  }
  return 0
}
