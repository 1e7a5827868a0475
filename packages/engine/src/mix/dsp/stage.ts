/**
 * A step of a channel's sound that comes in blocks: works on the first `frames` samples of both sides in place and goes
 * on at the next call where it stopped. For a channel in mono both sides are the same array, and only one is worked on.
 */
export type Stage = (left: Float32Array, right: Float32Array, frames: number) => void
