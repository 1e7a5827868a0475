import { createHmac, timingSafeEqual } from 'node:crypto'

import type { LaunchOutcome } from '../shop.ts'
import { isMallId } from './address.ts'

const staleSeconds = 7_200
/** Clocks of two places never agree to the second. */
const aheadSeconds = 300

/**
 * Reads what the app was opened with. The signature is over the query as it came, so it is never taken apart and put
 * together again: a blank may be written `+` or `%20`, and only the shop knows which.
 */
export function readLaunch(rawQuery: string, { secret, now }: { secret: string; now: Date }): LaunchOutcome {
  const parts = rawQuery.replace(/^\?/, '').split('&')
  const signature = parts.find((part) => part.startsWith('hmac='))?.slice('hmac='.length) ?? ''
  const said = parts
    .filter((part) => part !== '' && !part.startsWith('hmac='))
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .join('&')
  if (!isSigned(said, decoded(signature), secret)) return { status: 'refused', reason: 'unsigned' }
  const query = new URLSearchParams(said)
  const seconds = Number(query.get('timestamp'))
  const age = now.getTime() / 1_000 - seconds
  if (!Number.isInteger(seconds) || age > staleSeconds || age < -aheadSeconds)
    return { status: 'refused', reason: 'stale' }
  const mallId = query.get('mall_id') ?? ''
  const shopNo = Number(query.get('shop_no') ?? '1')
  if (!isMallId(mallId) || !Number.isInteger(shopNo)) return { status: 'refused', reason: 'unreadable' }
  const launch = { mallId, shopNo, userName: query.get('user_name') ?? '', lang: query.get('lang') ?? '' }
  return { status: 'launched', launch }
}

function isSigned(said: string, signature: string, secret: string): boolean {
  const right = createHmac('sha256', secret).update(said).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Of base64 a `+` is a letter, whether it came as itself or encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function nameOf(part: string): string {
  return part.slice(0, part.indexOf('='))
}
