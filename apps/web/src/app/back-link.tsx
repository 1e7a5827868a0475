import { Anchor, type AnchorProps, type ElementProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

import classes from './back-link.module.css'

type BackProps = AnchorProps & ElementProps<'a', keyof AnchorProps>

/** Over a page, the way to the one above it. */
export const BackLink = createLink(({ children, ...props }: BackProps) => (
  <Anchor {...props} className={classes['back'] ?? ''}>
    <ArrowLeft aria-hidden="true" size="1.125rem" />
    {children}
  </Anchor>
))
