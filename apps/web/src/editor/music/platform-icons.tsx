import { type MusicLicence, networkIds } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { NetworkMark } from '../../app/network-mark.tsx'
import { listNetworks } from '../../app/network-names.ts'
import { useFormats } from '../../locales/use-words.ts'

import classes from './platform-icons.module.css'

type Platforms = Pick<MusicLicence, 'platforms'>

/** The networks that a video with this music may go to, as marks with a sentence for all of them. */
export function PlatformIcons({ platforms }: Platforms) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const open = networkIds.filter((id) => platforms[id])
  return (
    <span
      className={classes['icons']}
      role="img"
      aria-label={t('music.mayGoTo', { places: listNetworks(language, open) })}
    >
      {open.map((id) => (
        <NetworkMark key={id} network={id} size={16} />
      ))}
    </span>
  )
}

/** Every network's mark, for what may go to all of them; `label` says so. */
export function AllPlatformIcons({ label }: { label: string }) {
  return (
    <span className={classes['icons']} role="img" aria-label={label}>
      {networkIds.map((id) => (
        <NetworkMark key={id} network={id} size={16} />
      ))}
    </span>
  )
}

/** Whether a video with this music may go everywhere. */
export function goesEverywhere({ platforms }: Platforms): boolean {
  return Object.values(platforms).every(Boolean)
}
