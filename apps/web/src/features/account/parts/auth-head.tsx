import { Link, getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

import classes from './auth.module.css'

const route = getRouteApi('/auth/signin')

type AuthHeadProps = {
  title: string
  lead: string
  step?: string
  /** True for a step that follows another: it is read from its heading. */
  takesFocus?: boolean
}

/** The head of a sign-in or sign-up form. */
export function AuthHead({ title, lead, step, takesFocus = false }: AuthHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={classes['head']}>
      {step ? <p className={classes['step']}>{step}</p> : null}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes['lead']}>{lead}</p>
    </div>
  )
}

type OtherWayProps = { ask: string; to: 'signin' | 'signup'; words: string }

/** Leads to the other form and keeps where the person was going. */
export function OtherWay({ ask, to, words }: OtherWayProps) {
  const { redirectUrl } = route.useSearch()
  return (
    <p className={classes['other']}>
      {ask}{' '}
      <Link to="/auth/signin" search={{ mode: to, ...(redirectUrl ? { redirectUrl } : {}) }}>
        {words}
      </Link>
    </p>
  )
}
