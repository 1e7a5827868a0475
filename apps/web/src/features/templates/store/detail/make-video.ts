import type { StoreCard } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

import { queries, queryClient } from '../../../../api/index.ts'
import { type Started, startVideo } from '../../make/start-video.ts'
import { uploadPhotos } from '../../make/upload-photos.ts'
import { withTried } from '../try/compose-tried.ts'
import { plainFileOf, type Tried } from '../try/tried.ts'

type Wish = { card: StoreCard; ratio: Ratio; tried: Tried }

/**
 * Starts a video of a template as the visitor saw it: their photographs are stored now, and put where the preview had
 * them. One wish is one video, however often it is sent. `asShown` is false when it begins with the sample instead.
 */
export function useMakeFromStore() {
  const wish = useRef({ of: '', id: '' })
  return useMutation({
    mutationFn: (made: Wish) => {
      const of = `${made.card._id} ${made.ratio}`
      if (wish.current.of !== of) wish.current = { of, id: crypto.randomUUID() }
      return make(made, wish.current.id)
    },
    onSettled: () => {
      for (const { key } of [queries.projects, queries.account, queries.assets])
        void queryClient.invalidateQueries({ queryKey: key })
    },
  })
}

async function make({ card, ratio, tried }: Wish, wishId: string): Promise<Started> {
  const designId = card.designs.find((design) => design.ratio === ratio)?._id
  if (!designId) throw new Error(`The template ${card.slug} has no design in ${ratio}.`)
  const files = (await uploadPhotos(tried.photos)).map(plainFileOf)
  return startVideo({ _id: wishId, templateId: card._id, designId }, ({ template, userSource }) =>
    files.length === 0 && tried.headline.trim() === ''
      ? userSource
      : withTried(template, userSource, { files, headline: tried.headline }),
  )
}
