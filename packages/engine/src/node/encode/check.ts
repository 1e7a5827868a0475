import { FFmpegError } from 'node-av/lib'

/** Throws with FFmpeg's own words when a call to it failed; `what` says what was being done. */
export function check(code: number, what: string): void {
  FFmpegError.throwIfError(code, what)
}
