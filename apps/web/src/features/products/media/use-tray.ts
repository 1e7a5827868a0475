import type { Asset } from '@clipmint/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { api, useEvents } from '../../../api/index.ts'
import { Tray } from './tray.ts'

/** A tray that sends to the owner's storage, for as long as the page is open. */
export function useTray(stored: readonly Asset[]): Tray {
  const [tray] = useState(() => new Tray({ send, urls: { make, drop } }, stored))
  useEffect(() => () => tray.close(), [tray])
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

async function send(
  file: File,
  { signal, onShare }: { signal: AbortSignal; onShare: (share: number) => void },
): Promise<Asset> {
  const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    onShare(total === 0 ? 0 : loaded / total)
  return (await api.assets.upload({ files: { file: [file] }, signal, onProgress })).result
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
