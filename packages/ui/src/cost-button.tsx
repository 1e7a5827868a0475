import { Button, type ButtonProps, type ElementProps } from '@mantine/core'

import classes from './cost-button.module.css'

type CostButtonProps = ButtonProps &
  ElementProps<'button', keyof ButtonProps> & {
    verb: string
    /** What pressing it takes, in the same line: 「1크레딧」, 「무료 2/3 남음」; null while that is open. */
    cost: string | null
  }

/** The one main action of a screen: a verb and what it costs. */
export function CostButton({ verb, cost, ...button }: CostButtonProps) {
  return (
    <Button size="md" {...button}>
      {verb}
      {cost === null ? null : <span className={classes['cost']}>{`\u00a0· ${cost}`}</span>}
    </Button>
  )
}
