import type { HostAt } from './maker.ts'

/** Where pictures come from: a network's own hosts, or the one that stands in for them all. */
export function pictureOriginsOf(at: HostAt, origins: readonly string[]): readonly string[] {
  const { origin } = new URL(at('graph.facebook.com'))
  return origin === 'https://graph.facebook.com' ? origins : [origin]
}
