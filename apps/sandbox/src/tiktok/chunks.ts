import { refuse } from './errors.ts'

/** How a file is sent: so many chunks in a row, the last of which takes what is left. */
export type Plan = { size: number; chunk: number; count: number }

const mebi = 1024 ** 2
/** 5 MB and 64 MB are counted both ways; the narrower holds. */
const leastChunk = 5 * mebi
const mostChunk = 64_000_000
const mostLast = 128_000_000
const mostChunks = 1_000
const mostBytes = 4 * 1024 ** 3

/** Reads how a file is to be sent; what does not add up is refused. */
export function readPlan(plan: Plan, { refusesChunks }: { refusesChunks: boolean }): Plan {
  const { size, chunk, count } = plan
  if (size < 1 || size > mostBytes) refuse('invalid_params', 'The video size is invalid')
  if (count < 1 || count > mostChunks) refuse('invalid_params', 'The total chunk count is invalid')
  if (count === 1) {
    if (chunk !== size || size > mostChunk) refuse('invalid_params', 'The chunk size is invalid')
    return plan
  }
  if (refusesChunks || chunk < leastChunk || chunk > mostChunk)
    refuse('invalid_params', 'The chunk size is invalid')
  if (count !== Math.floor(size / chunk) || size - (count - 1) * chunk > mostLast)
    refuse('invalid_params', 'The total chunk count is invalid')
  return plan
}

/** Where a chunk begins and ends. */
export function chunkAt({ size, chunk, count }: Plan, number: number): { from: number; to: number } {
  const from = number * chunk
  return { from, to: number === count - 1 ? size - 1 : from + chunk - 1 }
}
