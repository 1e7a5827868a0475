import type { MusicLicence } from '@clipmint/contract'

import classes from './platform-icons.module.css'

type Network = Exclude<keyof MusicLicence['platforms'], 'download'>

const networkNames: Record<Network, string> = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  tiktok: 'TikTok',
}

const networks = Object.keys(networkNames) as Network[]

/** Drawn plainly in the colour of the words beside them. */
const outlines: Record<Network, string> = {
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM17 6.8v.1',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10.2 9v6l5-3Z',
  facebook: 'M14 21v-7h2.8l.5-3.4H14V8.4c0-1 .4-1.7 1.8-1.7h1.7V3.6c-4-.6-6.9.8-6.9 4.4v2.6H7.8V14h2.8v7',
  tiktok: 'M13.5 3v12.2a3.7 3.7 0 1 1-3.7-3.7M13.5 3c.2 2.9 2.2 4.8 5 5',
}

/** The networks that a video with this music may go to, as icons with a name for all of them. */
export function PlatformIcons({ platforms, label }: Pick<MusicLicence, 'platforms'> & { label: string }) {
  return (
    <span className={classes['icons']} role="img" aria-label={label}>
      {networks
        .filter((network) => platforms[network])
        .map((network) => (
          <svg key={network} viewBox="0 0 24 24" aria-hidden="true">
            <path d={outlines[network]} />
          </svg>
        ))}
    </span>
  )
}

/** The names of the networks that a video with this music may go to. */
export function namesOf(platforms: MusicLicence['platforms']): string {
  return networks
    .filter((network) => platforms[network])
    .map((network) => networkNames[network])
    .join(', ')
}

/** Whether a video with this music may go everywhere. */
export function goesEverywhere(platforms: MusicLicence['platforms']): boolean {
  return Object.values(platforms).every(Boolean)
}
