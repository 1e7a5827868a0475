import { BadRange, type ByteRange } from './store.ts'

/**
 * The first and last byte to give of a file, of `size` bytes. A negative `start` counts from the end, and an `end` past
 * the last byte means the last byte, both as HTTP has it; a range wholly outside throws `BadRange`.
 */
export function checkedRange(range: ByteRange | undefined, size: number): { start: number; end: number } {
  if (!range) return { start: 0, end: size - 1 }
  const start = range.start < 0 ? Math.max(0, size + range.start) : range.start
  const end = Math.min(range.end ?? size - 1, size - 1)
  if (start >= size || end < start || Object.is(range.start, -0)) throw new BadRange(size)
  return { start, end }
}
