import { type Palette, slotsOf } from '@clipmint/film'
import { useQuery } from '@tanstack/react-query'

import { useAssets, useEditorState, useSession } from '../session/use-session.ts'
import { assignRoles } from './assign-roles.ts'
import { dominantColors } from './dominant.ts'
import { inLightOf } from './presets.ts'

const SIDE = 40
/** The first pictures decide: more would only mix to grey. */
const MOST_PICTURES = 3

/** Colours taken from the video's own pictures; null without any. */
export function usePhotoPalette(): Palette | null {
  const { editor } = useSession()
  const assets = useAssets()
  const media = useEditorState(({ work }) => work.userSource.media)
  const order = slotsOf(editor.template).flatMap((scene) => scene.media)
  const ids = [...new Set(order.flatMap(({ id }) => media[id]?.assetId ?? []))].slice(0, MOST_PICTURES)
  const { data } = useQuery({
    queryKey: ['photo-colors', ids],
    enabled: ids.length > 0,
    staleTime: Infinity,
    retry: false,
    queryFn: async () => {
      const urls = ids.flatMap((id) => assets.get(id)?.thumbnail ?? [])
      return (await Promise.all(urls.map(colorsOf))).flat()
    },
  })
  const palette = data && assignRoles(data)
  return palette ? inLightOf(palette, editor.template.colors) : null
}

async function colorsOf(url: string): Promise<string[]> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob())
  const surface = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true })
  surface?.drawImage(bitmap, 0, 0, SIDE, SIDE)
  bitmap.close()
  return surface ? dominantColors(surface.getImageData(0, 0, SIDE, SIDE).data) : []
}
