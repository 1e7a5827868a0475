import type { StoreCard } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { useState } from 'react'

import { useFormats } from '../../../../locales/use-words.ts'
import { CardLoop } from '../wall/card-loop.tsx'
import { loopOf } from './loop-of.ts'
import { TemplatePoster } from './template-poster.tsx'

type TemplateScreenProps = {
  card: Pick<StoreCard, '_id' | 'version' | 'designs'>
  ratio: Ratio
  isPlaying: boolean
}

/** A template filling its place: its poster, and its loop over it while it plays and once one is made. */
export function TemplateScreen({ card, ratio, isPlaying }: TemplateScreenProps) {
  const { language } = useFormats()
  const [broken, setBroken] = useState<string | null>(null)
  const loop = loopOf(card, ratio, language)
  return (
    <>
      <TemplatePoster card={card} ratio={ratio} />
      {isPlaying && loop && loop.video !== broken ? (
        <CardLoop url={loop.video} onBroken={() => setBroken(loop.video)} />
      ) : null}
    </>
  )
}
