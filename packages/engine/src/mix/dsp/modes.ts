import { cos, exp, sin } from './exact.ts'
/** One ringing mode: hertz, level, and seconds until it has fallen to a third. */
export type Mode = { frequency: number; gain: number; fall: number }

/** Adds decaying sines, each as a turning vector: exact, and two multiplications a sample. */
export function addModes(out: Float32Array, sampleRate: number, modes: readonly Mode[]): void {
  for (const mode of modes) {
    if (mode.frequency > sampleRate * 0.42) continue
    addMode(out, sampleRate, mode)
  }
}

function addMode(out: Float32Array, sampleRate: number, mode: Mode): void {
  const shrink = exp(-1 / (mode.fall * sampleRate))
  const angle = (2 * Math.PI * mode.frequency) / sampleRate
  const turnX = cos(angle) * shrink
  const turnY = sin(angle) * shrink
  // Below −90 dB nobody hears it.
  const end = Math.min(out.length, Math.ceil(mode.fall * sampleRate * 10.4))
  let x = mode.gain
  let y = 0
  for (let i = 0; i < end; i++) {
    out[i] = (out[i] ?? 0) + y
    const nextX = x * turnX - y * turnY
    y = x * turnY + y * turnX
    x = nextX
  }
}
