import { Pause, Play } from 'lucide-react'

import classes from './play-switch.module.css'

type PlaySwitchProps = {
  isOn: boolean
  /** What a press does. */
  label: string
  onToggle: () => void
}

/** Stops what moves, or lets it go on; in the corner of what it is about. */
export function PlaySwitch({ isOn, label, onToggle }: PlaySwitchProps) {
  const Icon = isOn ? Pause : Play
  return (
    <button type="button" className={classes['switch']} aria-label={label} onClick={onToggle}>
      <Icon aria-hidden="true" size="1rem" />
    </button>
  )
}
