import type { Asset } from '@clipmint/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { api, useEvents } from '../../../api/index.ts'
import { sendFile } from '../../../api/send-file.ts'
import { Tray } from './tray.ts'

/** A tray that sends to the owner's storage, for as long as the page is open. */
export function useTray(stored: readonly Asset[]): Tray {
  const [tray] = useState(() => new Tray({ send: sendFile, urls: { make, drop } }, stored))
  // A page may be put away and shown again, as it is while the site is worked on.
  useEffect(() => {
    tray.open()
    return () => tray.close()
  }, [tray])
  useEvents('asset', () => void renew(tray))
  return tray
}

/** Draws the part anew whenever the tray changes. */
export function useTrayList(tray: Tray) {
  return useSyncExternalStore(
    (listener) => tray.subscribe(listener),
    () => tray.list,
  )
}

/** A clip's links change when its small copy is ready. */
async function renew(tray: Tray): Promise<void> {
  if (!tray.assets.some(({ status }) => status === 'preparing')) return
  const { result } = await api.assets
    .list({ query: { limit: 100, type: 'video' } })
    .catch(() => ({ result: { list: [] } }))
  tray.renew(result.list)
}

function make(file: File): string {
  return URL.createObjectURL(file)
}

function drop(url: string): void {
  URL.revokeObjectURL(url)
}
