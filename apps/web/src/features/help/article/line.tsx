import type { Span } from '@clipmint/contract'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'

type LineProps = {
  line: readonly Span[]
  /** Links open beside what is being done, such as a form half filled in. */
  newTab?: boolean
}

/** A line of an article: its letters, what is strong among them, and its links. */
export function Line({ line, newTab = false }: LineProps) {
  // A line never changes its order, so that places are names enough.
  return line.map((span, at) => <Fragment key={at}>{toLetters(span, newTab)}</Fragment>)
}

function toLetters({ text, strong, code, href }: Span, newTab: boolean): ReactNode {
  const letters = code ? <code>{text}</code> : strong ? <strong>{text}</strong> : text
  if (href === null) return letters
  if (href.startsWith('/') && !newTab) return <Link to={href}>{letters}</Link>
  if (href.startsWith('#')) return <a href={href}>{letters}</a>
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {letters}
    </a>
  )
}
