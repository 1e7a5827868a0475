import {
  ActionIcon,
  type ActionIconProps,
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
  type ElementProps,
} from '@mantine/core'
import { createLink, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type AsLink<Props> = Props & ElementProps<'a', Extract<keyof Props, string>>

/** Mantine's parts as typed links: `to`, `params` and `search` are checked against the routes. */
export const ButtonLink = createLink((props: AsLink<ButtonProps>) => <Button component="a" {...props} />)
export const IconLink = createLink((props: AsLink<ActionIconProps>) => (
  <ActionIcon component="a" {...props} />
))
export const AnchorLink = createLink((props: AsLink<AnchorProps>) => <Anchor {...props} />)

type PageLinkProps = { to: string; className?: string | undefined; onClick?: () => void; children: ReactNode }

/** Whether an address leads out of the site, into a tab of its own. */
export function isElsewhere(to: string): boolean {
  return to.startsWith('https://')
}

export const elsewhere = { target: '_blank', rel: 'noopener' } as const

/** A page of a menu, here or elsewhere. */
export function PageLink({ to, className = '', onClick = () => undefined, children }: PageLinkProps) {
  const look = { className, onClick }
  return isElsewhere(to) ? (
    <a href={to} {...elsewhere} {...look}>
      {children}
    </a>
  ) : (
    <Link to={to} {...look}>
      {children}
    </Link>
  )
}
