import { timingSafeEqual } from 'node:crypto'

export type MetricsCaller = {
  /** The peer of the connection itself, whatever headers say. */
  address: string | undefined
  authorization: string | undefined
  /** A proxy passed the request on, so that its peer says nothing of who asks. */
  isForwarded: boolean
}

/**
 * Whether someone may read what the process measures: with a token set, who shows it; without one, only who asks from
 * this machine, and in production nobody, because there a proxy on the same machine may ask for anyone.
 */
export function mayReadMetrics(
  { address, authorization, isForwarded }: MetricsCaller,
  { token, production }: { token: string | null; production: boolean },
): boolean {
  if (token !== null) return isSame(authorization ?? '', `Bearer ${token}`)
  return !production && !isForwarded && isLoopback(address ?? '')
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address)
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
