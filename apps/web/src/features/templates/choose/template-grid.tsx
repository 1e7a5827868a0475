import type { Asset, Recommendation } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useMiddleCard } from '../parts/use-middle-card.ts'
import type { Told } from '../preview/compose-preview.ts'
import { TemplateCard } from './template-card.tsx'

import classes from './template-grid.module.css'

/** When everything is recommended, nothing is. */
const MOST_NAMED = 3

type TemplateGridProps = {
  list: readonly Recommendation[]
  scenarioId: string
  ratio: Ratio
  told: Told
  files: readonly Asset[]
  chosenId: string | null
  onChoose: (templateId: string) => void
}

/** Every template with the owner's words and pictures in it. One at a time plays. */
export function TemplateGrid({
  list,
  scenarioId,
  ratio,
  told,
  files,
  chosenId,
  onChoose,
}: TemplateGridProps) {
  const { t } = useTranslation()
  const name = useId()
  const grid = useRef<HTMLFieldSetElement>(null)
  const [wish, setWish] = useState<{ id: string; isToPlay: boolean } | null>(null)
  const middle = useMiddleCard(grid)
  const playing = wish?.isToPlay ? wish.id : middle === wish?.id ? null : middle
  return (
    <fieldset ref={grid} className={classes['grid']} data-ratio={ratio}>
      <legend className={classes['legend']}>{t('templates.chooseTemplate')}</legend>
      {list.map((one, index) => (
        <TemplateCard
          key={one.template._id}
          name={name}
          card={one.template}
          isSuited={index < MOST_NAMED && one.scenarioId === scenarioId}
          reason={one.reasons[0] ?? null}
          ratio={ratio}
          told={told}
          files={files}
          isChosen={one.template._id === chosenId}
          isPlaying={one.template._id === playing}
          onChoose={() => onChoose(one.template._id)}
          onPlay={(isToPlay) =>
            setWish((now) => {
              if (isToPlay !== null) return { id: one.template._id, isToPlay }
              return now?.id === one.template._id ? null : now
            })
          }
        />
      ))}
    </fieldset>
  )
}
