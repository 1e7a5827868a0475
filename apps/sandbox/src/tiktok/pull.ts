import { hourMs } from '@clipmint/kit'

import { pull } from '../networks/media/pull.ts'
import { refuse } from './errors.ts'
import { nameOf, type Task } from './tasks.ts'
import type { Tiktok } from './tiktok.ts'

const mostBytes = 4 * 1024 ** 3

/** Refuses an address that is not https, or not below one that the app has shown to be its own. */
export function checkAddress(address: string, { room, switches }: Tiktok): void {
  if (!URL.canParse(address)) refuse('invalid_params', 'The video_url is invalid')
  const { protocol, hostname } = new URL(address)
  const isLocal = room.settings().fetchesLocal && /^(localhost|127\.0\.0\.1)$/.test(hostname)
  if (protocol !== 'https:' && !isLocal) refuse('invalid_params', 'The video_url must be https')
  const prefixes = switches().verifiedPrefixes.split(',').filter(Boolean)
  if (!prefixes.some((prefix) => address.startsWith(prefix))) refuse('url_ownership_unverified')
}

/** Fetches a publishing's file, unless downloads are stuck. */
export function fetchInto({ id, pull: source }: Task, { room, switches, tasks }: Tiktok): void {
  if (source === null || switches().stallsPulls) return
  void pull(source.url, room.shelf.pathOf(nameOf(id)), {
    allowsLocal: room.settings().fetchesLocal,
    allowsRedirects: false,
    crawler: null,
    types: /^video\//,
    mostBytes,
    timeoutMs: hourMs,
  }).then(async (got) => {
    if ('fault' in got) return tasks.fail(id, 'video_pull_failed')
    tasks.downloaded(id, got.bytes)
    await tasks.complete(id, got.sha256)
  })
}
