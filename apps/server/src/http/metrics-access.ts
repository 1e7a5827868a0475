import { isSameSecret } from '../signing.ts'

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
  if (token !== null) return isSameSecret(authorization ?? '', `Bearer ${token}`)
  return !production && !isForwarded && isLoopback(address ?? '')
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address)
}
