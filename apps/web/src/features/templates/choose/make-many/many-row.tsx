import { type AiPlan, type Asset, type Scenario, scriptOf, type TemplateCard } from '@clipmint/contract'
import { Checkbox } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../../locales/use-words.ts'
import { composePreview } from '../../preview/compose-preview.ts'
import { FilmStill } from '../../preview/film-still.tsx'
import { openingWith } from '../order.ts'
import { useDocument } from '../queries.ts'
import { storyLines } from '../story-lines.ts'
import type { ChoiceState } from '../use-choice.ts'

import classes from './many-row.module.css'

type ManyRowProps = {
  plan: AiPlan
  scenario: Scenario
  /** The template that it is made in; null where none is left for it. */
  card: TemplateCard | null
  isChosen: boolean
  choice: ChoiceState
  files: readonly Asset[]
  /** The file that its video opens with. */
  opening: string | null
  /** Chosen, but there is no credit for it. */
  isUnpaid: boolean
  onChoose: (isChosen: boolean) => void
}

/** One story, and how its video begins. */
export function ManyRow({ plan, scenario, card, choice, files, opening, ...state }: ManyRowProps) {
  const { isChosen, isUnpaid, onChoose } = state
  const { t } = useTranslation()
  const { language } = useFormats()
  const { ratio, without, told } = choice
  const { fields } = told
  const { heading, lines } = storyLines(plan, scenario, new Set(without))
  const { data: template } = useDocument(card?._id ?? '', card !== null)
  const film = useMemo(() => {
    const script = scriptOf(plan, scenario, new Set(without))
    return template && card
      ? composePreview(template, ratio, { script, fields }, openingWith(files, opening)).film
      : null
  }, [plan, scenario, without, fields, template, card, ratio, files, opening])
  return (
    <label className={classes['row']} data-chosen={isChosen} data-unpaid={isUnpaid}>
      <Checkbox
        checked={isChosen}
        aria-label={heading}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <span className={classes['thumb']} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
        {film ? <FilmStill film={film} /> : null}
      </span>
      <span className={classes['words']}>
        <b>{heading}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {isUnpaid ? <span className={classes['unpaid']}>{t('makeMany.failure_no_credit')}</span> : null}
        {card && isChosen && !isUnpaid ? (
          <span>{t('makeMany.in', { title: card.title[language] })}</span>
        ) : null}
      </span>
    </label>
  )
}
