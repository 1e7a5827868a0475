/** The photographs of a page, decoded once however many films show them. */
export type PictureLibrary = {
  /** The picture at an address; give it back with `release`. Rejects when it cannot be fetched or decoded. */
  acquire(url: string): Promise<ImageBitmap>
  release(url: string): void
}

type Entry = { bitmap: Promise<ImageBitmap>; users: number }

/** Unused pictures kept at hand: leaving a page of the store and coming back shows them at once. */
const MOST_IDLE = 12

/**
 * A library that decodes pictures upright and no larger than `longestSide` pixels: the size of the largest canvas they
 * are drawn on, so that a page of cards does not hold camera-sized pictures.
 */
export function createPictureLibrary(longestSide = 2400): PictureLibrary {
  const entries = new Map<string, Entry>()
  const forgetIdle = () => {
    const idle = [...entries].filter(([, { users }]) => users === 0)
    for (const [url, { bitmap }] of idle.slice(0, Math.max(0, idle.length - MOST_IDLE))) {
      entries.delete(url)
      void bitmap.then((it) => it.close()).catch(() => {})
    }
  }
  return {
    acquire(url) {
      const entry = entries.get(url) ?? { bitmap: decode(url, longestSide), users: 0 }
      entry.users += 1
      // Moved to the end: the longest idle are the first to go.
      entries.delete(url)
      entries.set(url, entry)
      entry.bitmap.catch(() => entries.delete(url))
      return entry.bitmap
    },
    release(url) {
      const entry = entries.get(url)
      if (!entry) return
      entry.users -= 1
      forgetIdle()
    },
  }
}

async function decode(url: string, longestSide: number): Promise<ImageBitmap> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The picture at ${url} answered ${response.status}.`)
  const whole = await createImageBitmap(await response.blob())
  const share = longestSide / Math.max(whole.width, whole.height)
  if (share >= 1) return whole
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * share),
    resizeHeight: Math.round(whole.height * share),
    resizeQuality: 'high',
  })
  whole.close()
  return smaller
}
