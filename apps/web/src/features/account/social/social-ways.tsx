import type { LoginChannel } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useSandbox } from '../sandbox.ts'
import { BrandMark } from './brand-mark.tsx'
import { useLoginChannels } from './channels.ts'
import { keepTicket, startAddress } from './visit.ts'

import classes from './social.module.css'

/** The ways in by others, as many as are switched on; they keep where the person was going. */
export function SocialWays() {
  const { t } = useTranslation()
  const channels = useLoginChannels()
  const sandbox = useSandbox()
  if (channels.length === 0) return null
  return (
    <section className={classes['ways']} aria-labelledby="social-ways">
      <h2 id="social-ways" className={classes['title']}>
        {t('social.title')}
      </h2>
      <ul className={classes['list']}>
        {channels.map((channel) => (
          <li key={channel}>
            <Way channel={channel} />
          </li>
        ))}
      </ul>
      {sandbox ? (
        <p className={classes['note']}>
          <StatusBadge tone="warn">{t('account.demoBadge')}</StatusBadge>
          {t('social.demoNote')}
        </p>
      ) : null}
    </section>
  )
}

function Way({ channel }: { channel: LoginChannel }) {
  const { t } = useTranslation()
  const { redirectUrl } = useSearch({ strict: false })
  const name = t(`social.${channel}`)
  return (
    <a
      className={classes['way']}
      href={startAddress(channel, { redirectUrl, ticket: '' })}
      aria-label={t('social.start', { name })}
      onClick={(event) => {
        // The ticket is made when the way is taken, not when it is shown.
        event.currentTarget.href = startAddress(channel, {
          redirectUrl,
          ticket: keepTicket(sessionStorage, 'sign-in'),
        })
      }}
    >
      <span className={classes['ground']} data-channel={channel}>
        <BrandMark channel={channel} />
      </span>
      {name}
    </a>
  )
}
