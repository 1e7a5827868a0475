import type { SegmentOutcome, Segmenter } from '../segmenter.ts'
import type { SegmentationKeys } from './config.ts'

/** A model on a machine without a graphics card takes its time. */
const timeoutMs = 60_000
/** A mask has one byte a pixel at most, packed. */
const mostBytes = 16 * 1024 ** 2
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A segmentation model behind an address: 200 with a PNG mask, 204 where it sees nothing, 4xx where it will not. */
export function createHttpSegmenter({ SEGMENTATION_URL, SEGMENTATION_KEY }: SegmentationKeys): Segmenter {
  const headers = {
    'content-type': 'application/octet-stream',
    accept: 'image/png',
    ...(SEGMENTATION_KEY === undefined ? {} : { authorization: `Bearer ${SEGMENTATION_KEY}` }),
  }
  return {
    async segment(picture, signal) {
      const response = await fetch(SEGMENTATION_URL, {
        method: 'POST',
        headers,
        body: new Uint8Array(picture),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      if (response.status >= 500) throw new Error(`The segmentation model answered ${response.status}.`)
      if (response.status === 204) return { status: 'none' }
      if (!response.ok)
        return { status: 'refused', reason: `${response.status}: ${(await response.text()).slice(0, 200)}` }
      return maskIn(response)
    },
  }
}

async function maskIn(response: Response): Promise<SegmentOutcome> {
  const mask = await readAtMost(response, mostBytes)
  if (mask === null) return { status: 'refused', reason: `The mask has more than ${mostBytes} bytes.` }
  const isPng = pngSignature.every((byte, index) => mask[index] === byte)
  return isPng ? { status: 'found', mask } : { status: 'refused', reason: 'The answer is no PNG.' }
}

async function readAtMost({ body }: Response, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
