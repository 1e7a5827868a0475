import type { AiPlan } from '@clipmint/contract'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { storiesLines } from './story-lines.ts'

import classes from './story-row.module.css'

/** What still shows of the story before the chosen one. */
const SIDE_PX = 56

type StoryRowProps = {
  plan: AiPlan
  /** Selling points that the owner left out. */
  without: readonly string[]
  value: string
  onChange: (id: string) => void
}

/** The stories that a plan can tell, each by its first lines; one is chosen. */
export function StoryRow({ plan, without, value, onChange }: StoryRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const row = useRef<HTMLFieldSetElement>(null)
  const stories = useMemo(() => {
    const lines = storiesLines(plan, new Set(without))
    return plan.scenarios.flatMap(({ id: story }, at) => (lines[at] ? [{ id: story, ...lines[at] }] : []))
  }, [plan, without])
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('label:has(:checked)')
    // Only the row scrolls: on a phone the chosen story may lie beyond its side.
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - SIDE_PX
  }, [value])
  return (
    <fieldset ref={row} className={classes['row']} data-pairs={stories.length % 2 === 0}>
      <legend className={classes['legend']}>{t('templates.angles')}</legend>
      {stories.map((story) => (
        <label key={story.id} className={classes['story']}>
          <input
            type="radio"
            name={id}
            value={story.id}
            checked={story.id === value}
            onChange={() => onChange(story.id)}
            aria-labelledby={`${id}-${story.id}`}
            aria-describedby={`${id}-${story.id}-lines`}
            className={classes['radio']}
          />
          <b id={`${id}-${story.id}`}>{story.heading}</b>
          <span id={`${id}-${story.id}-lines`} className={classes['lines']}>
            {story.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
