import type { AVPixelFormat } from 'node-av/constants'
import { FFmpegError, Frame } from 'node-av/lib'

/** A frame of FFmpeg's with room for its pixels; rows begin at whole `align` bytes. Its caller frees it. */
export function holdFrame(
  format: AVPixelFormat,
  { width, height }: { width: number; height: number },
  align: number,
): Frame {
  const frame = new Frame()
  frame.alloc()
  frame.width = width
  frame.height = height
  frame.format = format
  FFmpegError.throwIfError(frame.getBuffer(align), 'hold a frame')
  return frame
}
