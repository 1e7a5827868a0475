import {
  ActionIcon,
  type ActionIconProps,
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
  type ElementProps,
} from '@mantine/core'
import { createLink } from '@tanstack/react-router'

type AsLink<Props> = Props & ElementProps<'a', Extract<keyof Props, string>>

/** Mantine's parts as typed links: `to`, `params` and `search` are checked against the routes. */
export const ButtonLink = createLink((props: AsLink<ButtonProps>) => <Button component="a" {...props} />)
export const IconLink = createLink((props: AsLink<ActionIconProps>) => (
  <ActionIcon component="a" {...props} />
))
export const AnchorLink = createLink((props: AsLink<AnchorProps>) => <Anchor {...props} />)
