import { refuseRequest } from './errors.ts'

/** What a PUT to a session brings: nothing but a question, or bytes from one place to another. */
export type Sent = { kind: 'probe' } | { kind: 'bytes'; from: number; to: number; isLast: boolean }

const grain = 256 * 1024

/** Reads the headers of a PUT; everything must fit together. */
export function readRange(
  headers: { range: string | undefined; length: string | undefined },
  total: number,
): Sent {
  const { range, length } = headers
  if (length === undefined) refuseRequest('Missing Content-Length header.')
  const bytes = Number(length)
  if (range === undefined) {
    if (bytes !== total)
      refuseRequest(`Content-Length ${bytes} is not the ${total} bytes that were announced.`)
    return { kind: 'bytes', from: 0, to: total - 1, isLast: true }
  }
  const [, asked] = /^bytes \*\/(\d+|\*)$/.exec(range) ?? []
  if (asked !== undefined) {
    if (bytes !== 0) refuseRequest('A status request must have Content-Length: 0.')
    if (asked !== '*' && Number(asked) !== total) refuseTotal(asked, total)
    return { kind: 'probe' }
  }
  const [, first, last, whole] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? []
  if (first === undefined || last === undefined || whole === undefined)
    refuseRequest(`Failed to parse Content-Range header: "${range}".`)
  const [from, to] = [Number(first), Number(last)]
  if (Number(whole) !== total) refuseTotal(whole, total)
  if (to < from || to >= total) refuseRequest(`Invalid Content-Range: "${range}".`)
  if (bytes !== to - from + 1)
    refuseRequest(`Content-Length ${bytes} does not match the Content-Range "${range}".`)
  const isLast = to === total - 1
  if (!isLast && bytes % grain !== 0)
    refuseRequest(
      'Invalid request. The number of bytes uploaded is required to be equal or greater than 262144, except for the final request, and a multiple of it.',
    )
  return { kind: 'bytes', from, to, isLast }
}

/** As much as is kept of so many bytes: whole pieces of 256 KiB. */
export function whole(bytes: number): number {
  return Math.floor(bytes / grain) * grain
}

function refuseTotal(said: string, total: number): never {
  refuseRequest(`The total size ${said} is not the ${total} bytes that were announced.`)
}
