import { createContext, use, useEffect, useMemo, useState } from 'react'

import { firstProject } from '../../app/first-project.ts'
import { useUser } from '../../features/account/index.ts'
import type { Screen } from '../session/screen.ts'
import type { Session } from '../session/session.ts'
import { coached } from './coached.ts'
import { type CoachStep, stepsLeft } from './steps-left.ts'

export type Coach = {
  /** What is being shown; null when nothing is. */
  step: CoachStep | null
  /** Which of them it is, from 1, and how many there are for this video. */
  number: number
  count: number
  next: () => void
  /** Ends it for good. */
  close: () => void
}

const CoachContext = createContext<Coach | null>(null)
export const CoachProvider = CoachContext.Provider

/** What the newcomer is being shown; only inside the editor. */
export function useCoach(): Coach {
  const coach = use(CoachContext)
  if (!coach) throw new Error('This part stands only inside the editor.')
  return coach
}

type CoachParts = { session: Session; screen: Screen; isLocked: boolean }

/** The coach marks of an account's first video, until they are closed; they wait while something covers them. */
export function useCoachState({ session, screen, isLocked }: CoachParts): Coach {
  const { data: user } = useUser()
  const [steps] = useState(() => stepsLeft(begunOf(session)))
  const [at, setAt] = useState(() => (firstProject.is(session.projectId) ? 0 : null))
  const accountId = user?._id
  const isDue = at !== null && accountId !== undefined && !coached.has(accountId)
  const step = (isDue && !isLocked && screen.dialog === null && steps[at]) || null
  const { showTool } = screen
  const coach = useMemo((): Coach => {
    const close = () => {
      if (accountId !== undefined) coached.add(accountId)
      firstProject.forget()
      setAt(null)
      focusTarget(step)
    }
    const isLast = step === steps.at(-1)
    const next = isLast ? close : () => setAt((was) => (was === null ? null : was + 1))
    return { step, number: (at ?? 0) + 1, count: steps.length, close, next }
  }, [step, steps, at, accountId])
  // What is spoken of is seen beside it.
  useEffect(() => {
    if (step === 'text' || step === 'media') showTool(step)
  }, [step, showTool])
  useClosing(step === null ? null : coach.close)
  return coach
}

function begunOf({ editor, startedFromSamples }: Session): Parameters<typeof stepsLeft>[0] {
  const { media, scenes } = editor.state.work.userSource
  const places = [...editor.slots.values()].filter(
    ({ kind, scene }) => kind === 'media' && !scenes?.off?.includes(scene.id),
  )
  return {
    hasSampleWords: editor
      .findings({ isFromSamples: startedFromSamples })
      .some(({ code }) => code === 'sample-claim' || code === 'sample-words'),
    hasEmptyPlaces: places.some(({ id }) => media[id] === undefined),
  }
}

/** Escape closes, wherever the keyboard is, and so does a press beside: whoever sets to work needs no showing. */
function useClosing(close: (() => void) | null): void {
  useEffect(() => {
    if (!close) return undefined
    const heard = new AbortController()
    const onKey = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) close()
    }
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || !target.closest('[data-coach-mark]')) close()
    }
    addEventListener('keydown', onKey, heard)
    addEventListener('pointerdown', onPress, heard)
    return () => heard.abort()
  }, [close])
}

/** The keyboard goes on from what was spoken of, unless it had gone elsewhere. */
function focusTarget(step: CoachStep | null): void {
  if (!document.activeElement?.closest('[data-coach-mark]')) return
  const target = document.querySelector<HTMLElement>(`[data-coach="${step}"]`)
  const button = target?.matches('button') ? target : target?.querySelector('button')
  button?.focus()
}
