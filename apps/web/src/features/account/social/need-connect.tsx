import type { NeedConnect as Needed } from '@clipmint/contract'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { AuthHead } from '../parts/auth-head.tsx'
import { LinkMine } from './link-mine.tsx'
import { SocialSignUp } from './social-sign-up.tsx'

/** Somebody whom a provider knows and no account does: they open one, or link one that is theirs. */
export function NeedConnect({ needed }: { needed: Needed }) {
  const { t } = useTranslation()
  const [way, setWay] = useState<'ask' | 'new' | 'mine'>('ask')
  const name = t(`social.${needed.channel}`)
  const { emailInUse, userEmail: email } = needed
  const back = () => setWay('ask')
  switch (way) {
    case 'new':
      return <SocialSignUp needed={needed} onBack={back} />
    case 'mine':
      return <LinkMine needed={needed} onBack={back} />
    case 'ask':
      return (
        <>
          <AuthHead
            takesFocus
            title={t('social.needTitle', { name })}
            lead={emailInUse && email ? t('social.needLeadInUse', { email }) : t('social.needLead')}
          />
          <Stack gap="sm">
            <Button
              size="lg"
              fullWidth
              variant={emailInUse ? 'default' : 'filled'}
              onClick={() => setWay('new')}
            >
              {t('social.openNew')}
            </Button>
            <Button
              size="lg"
              fullWidth
              variant={emailInUse ? 'filled' : 'default'}
              onClick={() => setWay('mine')}
            >
              {t('social.linkMine')}
            </Button>
          </Stack>
        </>
      )
  }
}
