import { type Film, lossesInShape, type ShapeLosses } from '@clipmint/film'
import { useEffect, useState } from 'react'

import { useEditorState, useSession } from '../session/use-session.ts'
import { wordsOnceDrawn } from '../stage/slot-bounds.ts'

/** The stage comes first: what a shape costs is worked out once the hands rest this long. */
const REST_MS = 300

const none: ShapeLosses = { shrunk: [], cut: [] }

/** What the content loses in a film's shape, once the work has been left alone for a moment. */
export function useShapeLosses(film: Film): ShapeLosses {
  const { template } = useSession().editor
  const lang = useEditorState(({ work }) => work.userSource.lang)
  const [losses, setLosses] = useState(none)
  useEffect(() => {
    let isWanted = true
    const find = async () => {
      const { drawnShareOf } = (await wordsOnceDrawn(film)) ?? { drawnShareOf: () => 1 }
      if (isWanted) setLosses(lossesInShape(film, template, { lang, drawnShareOf }))
    }
    const timer = setTimeout(() => void find(), REST_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [film, template, lang])
  return losses
}
