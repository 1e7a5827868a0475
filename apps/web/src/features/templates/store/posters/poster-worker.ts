import { contract } from '@clipmint/contract'
import { createPictureLibrary, FilmView } from '@clipmint/engine/browser'
import { compose, type Film, sampleProject, sceneMoment, type Template } from '@clipmint/film'

import { callsOf, createClient } from '../../../../api/client.ts'
import { ApiFailure } from '../../../../api/failure.ts'
import { browserTransport } from '../../../../api/transport.ts'
import { type Poster, type PosterAnswer, posterKey, type PosterOrder } from './poster-job.ts'

// A page of cards would stand still while it draws them: fetching, reading and drawing all happen here.

/** Too many requests in a minute: the cards below can wait. */
const PAUSE_MS = 5_000
const QUALITY = 0.88

/** Posters drawn by this very build of the engine; another build has another address. */
const shelf = `posters ${import.meta.url}`

type Drawing = Extract<PosterOrder, { kind: 'draw' }>

const waiting = new Map<number, Drawing>()
const templates = new Map<string, Promise<Template>>()
const library = createPictureLibrary()
/** While one poster waits for its fonts or its template, others are drawn. */
const LANES = 4
let lanes = 0

addEventListener('message', ({ data }: MessageEvent<PosterOrder>) => {
  if (data.kind === 'forget') return void waiting.delete(data.id)
  waiting.set(data.id, data)
  if (lanes < LANES) void drawAll()
})

void forgetOldShelves()

async function drawAll(): Promise<void> {
  lanes += 1
  const canvas = new OffscreenCanvas(2, 2)
  for (let order = takeNext(); order; order = takeNext()) {
    const picture = await pictureOf(order, canvas)
    postMessage({ id: order.id, picture } satisfies PosterAnswer)
  }
  lanes -= 1
}

function takeNext(): Drawing | undefined {
  const [next] = waiting.values()
  if (next) waiting.delete(next.id)
  return next
}

async function pictureOf(order: Drawing, canvas: OffscreenCanvas): Promise<Blob | null> {
  const address = `/${posterKey(order.poster)}`
  // Only a page with a safe origin has a store for what was drawn before.
  const kept = 'caches' in globalThis ? await caches.open(shelf) : null
  const known = await kept?.match(address)
  if (known) return known.blob()
  try {
    const picture = await draw(await templateOf(order), order.poster, canvas)
    await kept?.put(address, new Response(picture))
    return picture
  } catch {
    // A card whose still cannot be drawn stays plain; the next ones go on.
    return null
  }
}

async function draw(
  template: Template,
  { ratio, lang, width }: Poster,
  canvas: OffscreenCanvas,
): Promise<Blob> {
  const film = compose(template, sampleProject(template, ratio, lang), { files: {}, beatMs: null })
  const view = new FilmView(canvas, film, { library, urlOf: () => null, pixelRatio: width / film.width })
  try {
    await view.drawExactly(posterMs(film))
    return await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  } finally {
    view.dispose()
  }
}

/** The moment a film is recognised by: its first scene, come to rest. */
function posterMs(film: Film): number {
  const [first] = film.scenes
  return (first && sceneMoment(film, first.id)) ?? 0
}

function templateOf({ poster, accessToken }: Drawing): Promise<Template> {
  const key = `${poster.templateId} ${poster.version}`
  const known = templates.get(key)
  if (known) return known
  const fetched = fetchTemplate(poster.templateId, accessToken)
  templates.set(key, fetched)
  fetched.catch(() => templates.delete(key))
  return fetched
}

async function fetchTemplate(id: string, accessToken: string | null): Promise<Template> {
  for (;;) {
    try {
      return (await clientFor(accessToken).templates.detail({ params: { id } })).result.document
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 429) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** The same client as the page's, without what only a page has: its storage and its session's renewal. */
function clientFor(accessToken: string | null) {
  return createClient<typeof contract>(callsOf(contract), {
    transport: browserTransport,
    session: {
      read: () => (accessToken === null ? null : { accessToken, receivedAt: 0 }),
      isSignedIn: () => accessToken !== null,
      isStale: () => false,
      begin: () => undefined,
      end: () => undefined,
      subscribe: () => () => undefined,
    },
    refresh: async () => false,
    bases: { api: '/v3', ai: '/ai' },
    language: () => 'ko',
    country: () => 'KR',
  })
}

async function forgetOldShelves(): Promise<void> {
  if (!('caches' in globalThis)) return
  const old = (await caches.keys()).filter((name) => name.startsWith('posters ') && name !== shelf)
  await Promise.all(old.map((name) => caches.delete(name)))
}
