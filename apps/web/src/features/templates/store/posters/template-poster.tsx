import type { StoreCard } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { useEffect, useState } from 'react'

import { useFormats } from '../../../../locales/use-words.ts'
import { drawPoster, knownPoster } from './poster-desk.ts'

import classes from './template-poster.module.css'

/** Two sizes are drawn, so that cards of different widths share their posters. */
const WIDTHS = { plain: 360, fine: 560 }

type TemplatePosterProps = { card: Pick<StoreCard, '_id' | 'version'>; ratio: Ratio }

/** A template's still, filling its place; drawn once for the tab and fading in when it comes. */
export function TemplatePoster({ card, ratio }: TemplatePosterProps) {
  const { language } = useFormats()
  const { _id: templateId, version } = card
  const width = devicePixelRatio > 1.3 ? WIDTHS.fine : WIDTHS.plain
  const known = knownPoster({ templateId, version, ratio, lang: language, width })
  const [fresh, setFresh] = useState<string | null>(null)
  const url = known ?? fresh
  useEffect(() => {
    if (known !== null) return
    return drawPoster({ templateId, version, ratio, lang: language, width }, setFresh)
  }, [templateId, version, ratio, language, width, known])
  return url === null ? null : (
    <img
      className={classes['poster']}
      data-fresh={known === null || fresh !== null}
      src={url}
      alt=""
      decoding="async"
      draggable={false}
    />
  )
}
