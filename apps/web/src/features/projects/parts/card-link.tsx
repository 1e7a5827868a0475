import type { ProjectCard } from '@clipmint/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { stateOf } from '../status.ts'

type CardLinkProps = {
  card: ProjectCard
  className?: string | undefined
  label?: string
  children: ReactNode
}

/** Leads where a video is seen best: its page when it is made or being made, the editor before, nowhere from the trash. */
export function CardLink({ card, className, label, children }: CardLinkProps) {
  const shared = { className: className ?? '', 'aria-label': label }
  switch (stateOf(card)) {
    case 'trash':
      return <span className={className}>{children}</span>
    case 'editing':
    case 'failed':
      return (
        <Link {...shared} to="/app/$subtemplateId" params={{ subtemplateId: card._id }}>
          {children}
        </Link>
      )
    case 'requested':
    case 'queued':
    case 'preparing':
    case 'rendering':
    case 'done':
    case 'expired':
      return (
        <Link {...shared} to="/projects/done/$id" params={{ id: card._id }}>
          {children}
        </Link>
      )
  }
}
