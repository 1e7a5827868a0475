import { session } from '../../../../api/index.ts'
import { type Poster, type PosterAnswer, posterKey, type PosterOrder } from './poster-job.ts'

/** Addresses of the posters drawn in this tab. A poster weighs some kilobytes, so all are kept. */
const drawn = new Map<string, string>()
const asked = new Map<number, { key: string; show: (url: string) => void }>()
let worker: Worker | null = null
let lastId = 0

/** The address of a poster that was drawn before; null when it is yet to be drawn. */
export function knownPoster(poster: Poster): string | null {
  return drawn.get(posterKey(poster)) ?? null
}

/** Has a poster drawn off the page's own thread and calls `show` with its address. Returns the way to call it off. */
export function drawPoster(poster: Poster, show: (url: string) => void): () => void {
  const id = (lastId += 1)
  asked.set(id, { key: posterKey(poster), show })
  tell({ kind: 'draw', id, poster, accessToken: session.read()?.accessToken ?? null })
  return () => {
    if (asked.delete(id)) tell({ kind: 'forget', id })
  }
}

function tell(order: PosterOrder): void {
  desk().postMessage(order)
}

function desk(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./poster-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<PosterAnswer>) => {
    const wish = asked.get(data.id)
    asked.delete(data.id)
    if (!wish || !data.picture) return
    const url = drawn.get(wish.key) ?? URL.createObjectURL(data.picture)
    drawn.set(wish.key, url)
    wish.show(url)
  })
  return worker
}
