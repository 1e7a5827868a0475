/** Works on the first `frames` samples of both sides in place; `at` is where in the film the block begins. */
type Pump = (left: Float32Array, right: Float32Array, block: { at: number; frames: number }) => void

/** Ducks a channel at each kick and lets it come back over `recoverMs`, the breath of dance music. Blocks come in order. */
export function pump(
  sampleRate: number,
  kicksMs: readonly number[],
  shape: { depth: number; recoverMs: number },
): Pump {
  const dip = Math.round(0.006 * sampleRate)
  const recover = Math.round((shape.recoverMs / 1000) * sampleRate)
  const kicks = kicksMs.map((atMs) => Math.round((atMs / 1000) * sampleRate))
  let next = 0
  return (left, right, { at, frames }) => {
    for (let i = 0; i < frames;) {
      while (next < kicks.length && (kicks[next] ?? 0) <= at + i) next += 1
      const kick = kicks[next - 1] ?? Number.NEGATIVE_INFINITY
      const to = Math.min(frames, (kicks[next] ?? Number.POSITIVE_INFINITY) - at)
      const ducked = Math.min(to, kick + recover - at)
      for (; i < ducked; i++) {
        const since = at + i - kick
        const away = 1 - since / recover
        const gain = 1 - shape.depth * Math.min(1, since / dip) * away * Math.sqrt(away)
        left[i] = (left[i] ?? 0) * gain
        if (right !== left) right[i] = (right[i] ?? 0) * gain
      }
      i = to
    }
  }
}
