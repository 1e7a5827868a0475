import type { HostAt } from './maker.ts'

const anyHost = 'pictures.example'

/** Where pictures come from: a network's own hosts, or the one that stands in for them all. */
export function pictureOriginsOf(at: HostAt, origins: readonly string[]): readonly string[] {
  const { origin } = new URL(at(anyHost))
  return origin === `https://${anyHost}` ? origins : [origin]
}
