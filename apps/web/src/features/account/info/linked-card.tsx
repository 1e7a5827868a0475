import type { LoginChannel } from '@clipmint/contract'
import { SectionTitle, StatusBadge } from '@clipmint/ui'
import { Button, Card } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api, queries, queryClient } from '../../../api/index.ts'
import { useAskFirst } from '../../../app/ask-first.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { useUser } from '../queries.ts'
import { BrandMark } from '../social/brand-mark.tsx'
import { useLoginChannels } from '../social/channels.ts'
import { keepTicket, startAddress } from '../social/visit.ts'

import classes from '../social/social.module.css'

/** The providers that an owner signs in by, each with the way to link it or take it back; comes back to the page it is on. */
export function LinkedCard() {
  const { t } = useTranslation()
  const { data: user } = useUser()
  const channels = useLoginChannels()
  const askFirst = useAskFirst()
  const unlink = useMutation({
    mutationFn: (channel: LoginChannel) => api.account.unlinkSocial({ params: { channel } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.account.key }),
  })
  const ask = (channel: LoginChannel) => {
    const name = t(`social.${channel}`)
    askFirst({
      title: t('accountInfo.unlinkAsk', { name }),
      note: t('accountInfo.unlinkNote', { name }),
      confirm: t('accountInfo.unlink'),
      isRed: true,
      onConfirm: () => unlink.mutate(channel),
    })
  }
  if (!user || channels.length === 0) return null
  return (
    <Card>
      <SectionTitle note={t('accountInfo.linkedLead')}>{t('accountInfo.linkedTitle')}</SectionTitle>
      {unlink.isError ? <FailureNote error={unlink.error} /> : null}
      <ul className={classes['linked']}>
        {channels.map((channel) => (
          <Row
            key={channel}
            channel={channel}
            isLinked={user.snsAccount.includes(channel)}
            isBusy={unlink.isPending && unlink.variables === channel}
            onUnlink={() => ask(channel)}
          />
        ))}
      </ul>
    </Card>
  )
}

type RowProps = { channel: LoginChannel; isLinked: boolean; isBusy: boolean; onUnlink: () => void }

function Row({ channel, isLinked, isBusy, onUnlink }: RowProps) {
  const { t } = useTranslation()
  const name = t(`social.${channel}`)
  return (
    <li>
      <span className={classes['ground']} data-channel={channel}>
        <BrandMark channel={channel} />
      </span>
      <span className={classes['provider']}>
        <b>{name}</b>
        <StatusBadge tone={isLinked ? 'ok' : 'plain'}>
          {t(isLinked ? 'accountInfo.isLinked' : 'accountInfo.isNotLinked')}
        </StatusBadge>
      </span>
      {isLinked ? (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          loading={isBusy}
          aria-label={t('accountInfo.unlinkOf', { name })}
          onClick={onUnlink}
        >
          {t('accountInfo.unlink')}
        </Button>
      ) : (
        <Button
          variant="default"
          size="sm"
          aria-label={t('accountInfo.linkOf', { name })}
          onClick={() => goLink(channel)}
        >
          {t('accountInfo.link')}
        </Button>
      )}
    </li>
  )
}

function goLink(channel: LoginChannel): void {
  const ticket = keepTicket(sessionStorage, 'link')
  location.assign(startAddress(channel, { redirectUrl: location.pathname, ticket }))
}
