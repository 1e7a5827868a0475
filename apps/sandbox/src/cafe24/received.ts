import { randomBytes } from 'node:crypto'

import { type Answer, refusal } from './answer.ts'
import type { Mall } from './malls.ts'

const mostImages = 20
const mostBytes = 10 * 1024 ** 2
const mostBytesInAll = 30 * 1024 ** 2
const mostKept = 40

/** Pictures that were sent to shops, the newest last. */
export type Received = Map<string, { mall: string; bytes: Buffer }>

/** POST admin/products/images: at most twenty pictures of 10 MB, 30 MB in all, in base64 without anything before it. */
export function takeImages(
  received: Received,
  { mall, body, base }: { mall: Mall; body: unknown; base: string },
): Answer {
  const requests: unknown = (body as { requests?: unknown } | null)?.requests
  if (!Array.isArray(requests) || requests.length === 0) return refusal(422, 'requests is required.')
  if (requests.length > mostImages) return refusal(422, 'requests must be 20 or less.')
  const images: Buffer[] = []
  for (const one of requests as ({ image?: unknown } | null)[]) {
    const bytes = imageOf(one?.image)
    if (!bytes) return refusal(422, 'image is not a valid picture. (parameter.image)')
    if (bytes.length > mostBytes) return refusal(422, 'image must be 10MB or less. (parameter.image)')
    images.push(bytes)
  }
  if (images.reduce((sum, { length }) => sum + length, 0) > mostBytesInAll)
    return refusal(422, 'images must be 30MB or less in total.')
  const paths = images.map((bytes) => keep(received, mall, bytes))
  return { status: 201, body: { images: paths.map((path) => ({ path: `${base}${path}` })) } }
}

function imageOf(image: unknown): Buffer | null {
  if (typeof image !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(image)) return null
  const bytes = Buffer.from(image, 'base64')
  const isKnown = ['ffd8ff', '89504e47', '47494638'].some((start) =>
    bytes.toString('hex', 0, 4).startsWith(start),
  )
  return isKnown ? bytes : null
}

function keep(received: Received, mall: Mall, bytes: Buffer): string {
  const path = `/web/upload/NNEditor/${randomBytes(9).toString('hex')}.jpg`
  received.set(path, { mall: mall.id, bytes })
  const [oldest] = received.keys()
  if (received.size > mostKept && oldest !== undefined) received.delete(oldest)
  return path
}
