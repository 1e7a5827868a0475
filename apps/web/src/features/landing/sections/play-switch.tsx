import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import classes from './play-switch.module.css'

/** Stops what moves, or lets it go on; in the corner of what it is about. */
export function PlaySwitch({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  const Icon = isOn ? Pause : Play
  return (
    <button
      type="button"
      className={classes['switch']}
      aria-label={t(isOn ? 'showcase.stop' : 'showcase.play')}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" size="1rem" />
    </button>
  )
}
