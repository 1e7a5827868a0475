import type { StoreCard } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { useEffect, useState } from 'react'

import { useFormats } from '../../../../locales/use-words.ts'
import { loopOf } from './loop-of.ts'
import { drawPoster, knownPoster } from './poster-desk.ts'

import classes from './template-poster.module.css'

/** Two sizes are drawn, so that cards of different widths share their posters. */
const WIDTHS = { plain: 360, fine: 560 }

type TemplatePosterProps = { card: Pick<StoreCard, '_id' | 'version' | 'designs'>; ratio: Ratio }

/** A template's still, filling its place: the first frame of its loop, or drawn here while it has none. */
export function TemplatePoster({ card, ratio }: TemplatePosterProps) {
  const { language } = useFormats()
  const [isGone, setGone] = useState(false)
  const made = loopOf(card, ratio, language)?.poster
  if (made === undefined || isGone) return <DrawnPoster card={card} ratio={ratio} />
  return <Still url={made} isFresh={false} onError={() => setGone(true)} />
}

/** Drawn once for the tab, and fading in when it comes. */
function DrawnPoster({ card: { _id: templateId, version }, ratio }: TemplatePosterProps) {
  const { language } = useFormats()
  const width = devicePixelRatio > 1.3 ? WIDTHS.fine : WIDTHS.plain
  const known = knownPoster({ templateId, version, ratio, lang: language, width })
  const [fresh, setFresh] = useState<string | null>(null)
  const url = known ?? fresh
  useEffect(() => {
    if (known !== null) return
    return drawPoster({ templateId, version, ratio, lang: language, width }, setFresh)
  }, [templateId, version, ratio, language, width, known])
  return url === null ? null : <Still url={url} isFresh={known === null || fresh !== null} />
}

function Still({ url, isFresh, onError }: { url: string; isFresh: boolean; onError?: () => void }) {
  return (
    <img
      className={classes['poster']}
      data-fresh={isFresh}
      src={url}
      alt=""
      decoding="async"
      draggable={false}
      {...(onError ? { onError } : {})}
    />
  )
}
