import { Skeleton, VisuallyHidden } from '@mantine/core'

import classes from './card-skeleton.module.css'

type CardSkeletonProps = { /** Width over height of the picture, as CSS: `9 / 16`. */ ratio?: string }

/** The shape of a card that is on its way: a picture and two lines. */
export function CardSkeleton({ ratio = '9 / 16' }: CardSkeletonProps) {
  return (
    <div aria-hidden="true">
      <Skeleton radius="md" style={{ aspectRatio: ratio }} height="auto" />
      <Skeleton height="0.9375rem" width="72%" mt="sm" />
      <Skeleton height="0.8125rem" width="44%" mt="xs" />
    </div>
  )
}

type CardGridSkeletonProps = CardSkeletonProps & {
  /** Says that the list is loading. */ label: string
  count?: number
}

/** A page of cards on its way, said once aloud. */
export function CardGridSkeleton({ label, count = 5, ratio = '9 / 16' }: CardGridSkeletonProps) {
  return (
    <div className={classes['grid']} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} ratio={ratio} />
      ))}
    </div>
  )
}
