import { FixedBar } from '@clipmint/ui'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import classes from './post.module.css'

/** Something that can be done with a post. */
export type Way<Id extends string> = { id: Id; word: string; icon: ReactNode }

type WayButtonsProps<Id extends string> = {
  /** What most owners want next comes first: it stands at the foot of a phone. */
  ways: readonly Way<Id>[]
  /** Whether none of them is what the page asks for. */
  isQuiet: boolean
  isBusy: boolean
  onPress: (id: Id) => void
}

/** What can be done with a post, a button each. */
export function WayButtons<Id extends string>({ ways, isQuiet, isBusy, onPress }: WayButtonsProps<Id>) {
  const [first, ...others] = ways
  if (first === undefined) return null
  const button = ({ id, word, icon }: Way<Id>, variant: 'default' | 'filled') => (
    <Button
      key={id}
      size="md"
      variant={variant}
      disabled={isBusy}
      leftSection={icon}
      onClick={() => onPress(id)}
    >
      {word}
    </Button>
  )
  return (
    <>
      <FixedBar>{button(first, isQuiet ? 'default' : 'filled')}</FixedBar>
      {others.length > 0 ? (
        <div className={classes['others']}>{others.map((way) => button(way, 'default'))}</div>
      ) : null}
    </>
  )
}
