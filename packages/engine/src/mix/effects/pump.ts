import type { Stereo } from '../stereo.ts'

/** Ducks a channel at each kick and lets it come back over `recoverMs`, the breath of dance music. In place. */
export function pump(
  channel: Stereo,
  kicksMs: readonly number[],
  shape: { depth: number; recoverMs: number },
): void {
  const { sampleRate } = channel
  const dip = Math.round(0.006 * sampleRate)
  const recover = Math.round((shape.recoverMs / 1000) * sampleRate)
  for (const [index, atMs] of kicksMs.entries()) {
    const from = Math.round((atMs / 1000) * sampleRate)
    const next = Math.round(((kicksMs[index + 1] ?? Number.POSITIVE_INFINITY) / 1000) * sampleRate)
    const to = Math.min(channel.left.length, next, from + recover)
    for (let i = Math.max(0, from); i < to; i++) {
      const away = 1 - (i - from) / recover
      const down = Math.min(1, (i - from) / dip)
      const gain = 1 - shape.depth * down * away * Math.sqrt(away)
      channel.left[i] = (channel.left[i] ?? 0) * gain
      channel.right[i] = (channel.right[i] ?? 0) * gain
    }
  }
}
