import type { Asset } from '@clipmint/contract'
import {
  fileInLook,
  lookOf,
  type PictureLook,
  placeMedia,
  plainLook,
  type Ratio,
  ratios,
  type SlotMedia,
} from '@clipmint/film'
import { useState } from 'react'

import { mediaFileOf } from '../../player/material.ts'
import type { MediaSlot } from '../media/use-active-slot.ts'
import { useSession } from '../session/use-session.ts'
import { boundedView, cropOf, type CropView, flippedView, turnedOn, viewOf } from './crop-math.ts'

/** What is being tried in the dialog: a look, and a view in each ratio that is not left to the design. */
type Draft = { look: PictureLook; views: Partial<Record<Ratio, CropView>> }

/** How a slot's picture is framed while its owner tries: nothing is kept until `save`. */
export function useFraming(slot: MediaSlot, asset: Asset) {
  const { editor } = useSession()
  const [draft, setDraft] = useState<Draft>(() =>
    draftOf(slot, mediaFileOf(asset), editor.state.work.userSource.media[slot.id]),
  )
  const file = fileInLook(mediaFileOf(asset), draft.look)
  const placeIn = (ratio: Ratio) => sizeOf(slot, ratio)
  const cropIn = (ratio: Ratio) => {
    const [view, place] = [draft.views[ratio], placeIn(ratio)]
    return view && place ? cropOf(view, file, place) : null
  }
  const viewIn = (ratio: Ratio) => {
    const place = placeIn(ratio)
    return draft.views[ratio] ?? (place && viewOf(null, file.focal, file, place))
  }
  return {
    look: draft.look,
    file,
    placeIn,
    viewIn,
    isAuto: (ratio: Ratio) => draft.views[ratio] === undefined,
    /** Where which part of the picture goes in a ratio, as the film will show it. */
    placementIn: (ratio: Ratio) => {
      const place = placeIn(ratio)
      return place && placeMedia({ crop: cropIn(ratio), file }, slot.layer.fit, place)
    },
    move: (ratio: Ratio, view: CropView) => {
      const place = placeIn(ratio)
      if (place) setDraft({ ...draft, views: { ...draft.views, [ratio]: boundedView(view, file, place) } })
    },
    reset: (ratio: Ratio) => {
      const { [ratio]: _was, ...views } = draft.views
      setDraft({ ...draft, views })
    },
    /** Shows the same spot as near in every ratio. */
    toAll: (ratio: Ratio) => {
      const view = viewIn(ratio)
      if (view) setDraft({ ...draft, views: viewsLike(view, placeIn, file) })
    },
    turn: () => setDraft({ look: { ...draft.look, turn: turnedOn(draft.look) }, views: {} }),
    flip: () =>
      setDraft({
        look: { ...draft.look, flip: !draft.look.flip },
        views: Object.fromEntries(
          Object.entries(draft.views).map(([ratio, view]) => [ratio, flippedView(view)]),
        ),
      }),
    filter: (filter: PictureLook['filter']) => setDraft({ ...draft, look: { ...draft.look, filter } }),
    save: () => {
      const crop = Object.fromEntries(ratios.map((ratio) => [ratio, cropIn(ratio)]))
      editor.endRun()
      editor.framePicture(slot.id, { look: draft.look, crop })
      editor.endRun()
    },
  }
}

export type Framing = ReturnType<typeof useFraming>

function draftOf(slot: MediaSlot, asIs: ReturnType<typeof mediaFileOf>, saved: SlotMedia | undefined): Draft {
  const look = (saved && lookOf(saved)) ?? plainLook
  const file = fileInLook(asIs, look)
  const views = ratios.flatMap((ratio) => {
    const [crop, place] = [saved?.crop?.[ratio], sizeOf(slot, ratio)]
    return crop && place ? [[ratio, viewOf(crop, file.focal, file, place)] as const] : []
  })
  return { look, views: Object.fromEntries(views) }
}

function viewsLike(
  view: CropView,
  placeIn: (ratio: Ratio) => Size | null,
  file: Size,
): Partial<Record<Ratio, CropView>> {
  const views = ratios.flatMap((ratio) => {
    const place = placeIn(ratio)
    return place ? [[ratio, boundedView(view, file, place)] as const] : []
  })
  return Object.fromEntries(views)
}

type Size = { width: number; height: number }

function sizeOf(slot: MediaSlot, ratio: Ratio): Size | null {
  const box = slot.layer.layout[ratio]
  return box ? { width: box.w, height: box.h } : null
}
