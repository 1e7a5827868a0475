import type { AiPlan } from '@clipmint/contract'
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { storiesLines } from './story-lines.ts'

import classes from './story-list.module.css'

type StoryListProps = {
  plan: AiPlan
  /** Selling points that the owner left out. */
  without: readonly string[]
  value: string
  onChange: (id: string) => void
  /** What there is to know of the chosen story. */
  children: ReactNode
}

/** The stories that a plan can tell, each by its first lines; one is chosen, and says beneath them what it is without. */
export function StoryList({ plan, without, value, onChange, children }: StoryListProps) {
  const { t } = useTranslation()
  const id = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const pressed = useRef<string | null>(null)
  const stories = useMemo(() => {
    const lines = storiesLines(plan, new Set(without))
    return plan.scenarios.flatMap(({ id: story }, at) => (lines[at] ? [{ id: story, ...lines[at] }] : []))
  }, [plan, without])
  useEffect(() => {
    if (pressed.current !== value) return
    pressed.current = null
    const story = list.current?.querySelector('[data-chosen="true"]')
    // What stood open above it has closed: as much of it is shown as there is room for, its own words in any case.
    story?.scrollIntoView({ block: 'nearest' })
    story?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [value])
  return (
    <fieldset ref={list} className={classes['list']}>
      <legend className={classes['legend']}>{t('templates.angles')}</legend>
      {stories.map((story) => (
        <div key={story.id} className={classes['story']} data-chosen={story.id === value}>
          <label className={classes['choice']}>
            <input
              type="radio"
              name={id}
              value={story.id}
              checked={story.id === value}
              onChange={() => {
                pressed.current = story.id
                onChange(story.id)
              }}
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
          {story.id === value ? children : null}
        </div>
      ))}
    </fieldset>
  )
}
