import { networks, type SocialAccount } from '@clipmint/contract'
import { StatusBadge, type StatusTone } from '@clipmint/ui'
import { Card } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { NetworkMark } from '../../../app/network-mark.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { Available } from './available.tsx'
import { Linked } from './linked.tsx'

import classes from './network-card.module.css'

const tones: Record<SocialAccount['state'], StatusTone> = {
  available: 'plain',
  connected: 'ok',
  expiring: 'warn',
  'needs-reconnect': 'bad',
}

/** One network: how it stands, and the one thing to do about it. */
export function NetworkCard({ one }: { one: SocialAccount }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { name } = networks[one.type]
  return (
    <Card component="section" className={classes['card']} aria-label={name[language]}>
      <div className={classes['head']}>
        <span className={classes['mark']}>
          <NetworkMark network={one.type} />
        </span>
        <h2>{name[language]}</h2>
        <StatusBadge tone={tones[one.state]}>{t(`socialAccounts.state_${one.state}`)}</StatusBadge>
      </div>
      {one.account ? <Linked one={one} account={one.account} /> : <Available one={one} />}
    </Card>
  )
}
