const key = 'clipmint.editor.music'
const most = 10

/** The last ten tracks that were used on this device, the latest first. */
export function readRecent(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Notes that a track is used now. */
export function noteRecent(storage: Pick<Storage, 'getItem' | 'setItem'>, id: string): void {
  const ids = [id, ...readRecent(storage).filter((other) => other !== id)].slice(0, most)
  storage.setItem(key, JSON.stringify(ids))
}
