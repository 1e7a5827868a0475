import { PlaySwitch as Switch } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import type { Motion } from '../motion.ts'

/** Stops what moves in a section, or lets it go on. */
export function PlaySwitch({ isOn, toggle }: Motion) {
  const { t } = useTranslation()
  return <Switch isOn={isOn} label={t(isOn ? 'showcase.stop' : 'showcase.play')} onToggle={toggle} />
}
