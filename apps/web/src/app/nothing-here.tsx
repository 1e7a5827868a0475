import { type EmptyPicture, EmptyState, Page } from '@clipmint/ui'
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'

type NothingHereProps = {
  picture?: EmptyPicture
  title: string
  text: string
  /** The ways on, the first of them the main one. */
  children: ReactNode
}

/** A page in place of one that is not there: what is missing, why that may be, and where to go instead. */
export function NothingHere({ picture = 'lost', title, text, children }: NothingHereProps) {
  return (
    <Page>
      <EmptyState
        order={1}
        picture={picture}
        title={title}
        text={text}
        action={<Group justify="center">{children}</Group>}
      />
    </Page>
  )
}
