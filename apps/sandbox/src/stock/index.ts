import type { StandIn } from '../stand-in.ts'
import { serveOpenverse } from './openverse.ts'
import { servePexels } from './pexels.ts'
import { servePixabay } from './pixabay.ts'

const providers = [
  { id: 'pexels', name: 'Pexels', serve: servePexels },
  { id: 'pixabay', name: 'Pixabay', serve: servePixabay },
  { id: 'openverse', name: 'Openverse', serve: serveOpenverse },
]

/** Free pictures and clips, drawn here: each provider with a switch of its own, so that one can fail alone. */
export function createStock(now: () => Date): StandIn[] {
  return providers.map(({ id, name, serve }) => ({
    id,
    title: { ko: `무료 소스 · ${name}`, en: `Free stock · ${name}` },
    about: {
      ko: '여기서 그린 사진과 클립을 내줘요. 「없음」을 찾으면 아무것도 나오지 않아요.',
      en: 'Gives out pictures and clips that are drawn here. A search for “nothing” finds nothing.',
    },
    page: null,
    serve: (app, fault) => serve(app, fault, now),
  }))
}
