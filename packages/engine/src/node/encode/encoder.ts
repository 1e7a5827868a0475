import type { Stereo } from '../../mix/index.ts'

/**
 * What a file is made of besides its frames. The sound may still be on its way when the first frames come, and is the
 * encoder's own, which gives its memory back once it is written; null for a silent file.
 */
export type EncodeTask = {
  out: string
  width: number
  height: number
  fps: number
  sound: Promise<Stereo> | null
  video: VideoSettings
}

/** A frame as BT.709 4:2:0 planes in limited range, each with its bytes from row to row. */
export type FramePlanes = {
  y: Uint8Array
  u: Uint8Array
  v: Uint8Array
  yStride: number
  cStride: number
}

/**
 * Makes an MP4 of frames and sound. Once one is open, exactly one of `finish` and `abort` is called, whatever happens
 * in between.
 */
export type FilmEncoder = {
  /** Takes a copy of a frame, which stays as and where it is until then. Resolves when the next may be made. */
  write(planes: FramePlanes): Promise<void>
  /** Shows the last frame for one more. */
  repeat(): Promise<void>
  /** Resolves when the file is whole on disk. */
  finish(): Promise<void>
  /** Stops at once; what is on disk is of no use. */
  abort(): Promise<void>
}

export type OpenEncoder = (task: EncodeTask) => Promise<FilmEncoder>

/** How x264 is set. Rates in bits a second, distances in frames. */
export type VideoSettings = {
  preset: 'superfast' | 'veryfast' | 'slow'
  crf: number
  profile: 'high'
  maxBitsPerSecond: number
  bufferBits: number
  keyFrameEvery: number
  threads: number
  syncLookahead: number
  lookahead: number
  /** Whether frames between two others are referred to in their turn. */
  pyramid: boolean
}

/**
 * How every file of an owner is encoded, so that all four networks take it: x264 aims at even quality under a hard limit
 * of rate, with a key frame every two seconds that nothing reaches over.
 */
export const videoSettings: VideoSettings = {
  preset: 'veryfast',
  crf: 20,
  profile: 'high',
  maxBitsPerSecond: 7_600_000,
  bufferBits: 11_400_000,
  keyFrameEvery: 60,
  /**
   * Each frame that x264 holds at a time costs it seven to thirteen megabytes: two threads, a look ahead of four frames
   * (two more are worth 0.1 to 0.2 dB of likeness), one frame before it and no pyramid hold few (the pyramid alone holds
   * 50 MB, and saves one to three per cent of the file). Looking ahead is half of x264's work: with a frame waiting before
   * it, it has a thread of its own. At an even pace (`force-cfr`) one frame less has to wait for its neighbour.
   */
  threads: 2,
  syncLookahead: 1,
  lookahead: 4,
  pyramid: false,
}

export const soundSettings = { sampleRate: 48_000, bitsPerSecond: 128_000 } as const

/** What x264 is told in its own words. */
export function x264Params({ syncLookahead, lookahead, pyramid }: VideoSettings): string {
  return `sync-lookahead=${syncLookahead}:rc-lookahead=${lookahead}:b-pyramid=${pyramid ? 'normal' : 'none'}:force-cfr=1`
}
