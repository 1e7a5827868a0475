import { type LinkedAccount, networks, type SocialAccount } from '@clipmint/contract'
import { ErrorNote } from '@clipmint/ui'
import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useGoConnect, usePreferred, useSetPreferred, useUnlink } from '../queries.ts'
import { HelpSteps } from './help-steps.tsx'
import { Who } from './who.tsx'

import classes from './network-card.module.css'

type LinkedProps = { one: SocialAccount; account: LinkedAccount }

/** A network that is connected: what is posted to, how long, and the ways to make it anew and to end it. */
export function Linked({ one, account }: LinkedProps) {
  const { t } = useTranslation()
  const { day, language } = useFormats()
  const askFirst = useAskFirst()
  const go = useGoConnect()
  const unlink = useUnlink()
  const name = networks[one.type].name[language]
  const isWell = one.state === 'connected'
  const ask = () =>
    askFirst({
      title: t('socialAccounts.unlinkAsk', { name: account.name }),
      note: t('socialAccounts.unlinkNote', { network: name }),
      confirm: t('socialAccounts.unlink'),
      isRed: true,
      onConfirm: () => unlink.mutate(one.type),
    })
  return (
    <>
      <Who who={account} />
      <p className={classes['dates']}>
        {t('socialAccounts.since', { date: day(account.linkedAt) })}
        {account.endsAt !== null && isWell
          ? ` · ${t('socialAccounts.until', { date: day(account.endsAt) })}`
          : null}
      </p>
      <Standing one={one} account={account} />
      <Preferred type={one.type} />
      {go.isError || unlink.isError ? <FailureNote error={go.error ?? unlink.error} /> : null}
      <div className={classes['foot']}>
        {one.offered ? (
          <Button
            variant={isWell ? 'default' : 'filled'}
            loading={go.isPending || go.isSuccess}
            aria-label={t('socialAccounts.reconnectOf', { name })}
            onClick={() => go.mutate(one.type)}
          >
            {t('socialAccounts.reconnect')}
          </Button>
        ) : null}
        <Button
          className={classes['end']}
          variant="subtle"
          color="gray"
          loading={unlink.isPending}
          aria-label={t('socialAccounts.unlinkOf', { name })}
          onClick={ask}
        >
          {t('socialAccounts.unlink')}
        </Button>
      </div>
    </>
  )
}

/** What is wrong with a link, or is about to be, and what its owner can do. */
function Standing({ one, account }: LinkedProps) {
  const { t } = useTranslation()
  const { day } = useFormats()
  if (one.state === 'expiring' && account.endsAt !== null)
    return (
      <ErrorNote
        tone="warn"
        title={t('socialAccounts.endsOn', { date: day(account.endsAt) })}
        cost={t('socialAccounts.endsOnNote')}
      />
    )
  if (one.fault === null) return null
  const steps = {
    'scope-missing': 'permissions',
    'role-lost': 'permissions',
    'not-professional': 'nothing',
    'no-channel': 'nothing',
    ended: null,
    gone: null,
  } as const
  const help = steps[one.fault]
  return (
    <>
      <ErrorNote
        title={t(`socialAccounts.fault_${one.fault}`)}
        cost={t(one.fault === 'gone' ? 'socialAccounts.faultNoteGone' : 'socialAccounts.faultNote')}
      />
      {help === null ? null : <HelpSteps type={one.type} help={help} />}
    </>
  )
}

/** Whether the network is chosen beforehand where something is posted. */
function Preferred({ type }: { type: SocialAccount['type'] }) {
  const { t } = useTranslation()
  const { data: preferred } = usePreferred()
  const set = useSetPreferred()
  // What was pressed stands at once: a switch that waits for its answer flips back for a moment.
  const [pressed, setPressed] = useState<boolean | null>(null)
  if (!preferred) return null
  const handlePress = (isOn: boolean) => {
    setPressed(isOn)
    set.mutate({ type, isOn }, { onSettled: () => setPressed(null) })
  }
  return (
    <Switch
      label={t('socialAccounts.preferred')}
      checked={pressed ?? preferred.includes(type)}
      onChange={({ currentTarget }) => handlePress(currentTarget.checked)}
    />
  )
}
