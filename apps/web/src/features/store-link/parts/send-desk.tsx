import type { ProjectCard } from '@clipmint/contract'
import { limits } from '@clipmint/contract'
import { EmptyState, ErrorNote } from '@clipmint/ui'
import { Button, Checkbox, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { useFinishedVideos } from '../../projects/index.ts'
import { useSendStills } from '../queries.ts'
import { SentList } from './sent-list.tsx'

import bar from './import-bar.module.css'
import classes from './send-desk.module.css'

/** Stills of finished videos, to be sent into the shop's store of pictures. */
export function SendDesk() {
  const { t } = useTranslation()
  const { data, error, refetch } = useFinishedVideos({})
  if (error && !data) return <FailureNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="16rem" radius="md" />
  if (data.length > 0) return <Stills list={data} />
  return (
    <EmptyState
      picture="videos"
      title={t('storeLink.noVideos')}
      text={t('storeLink.noVideosNote')}
      action={
        <ButtonLink to="/projects" size="md">
          {t('storeLink.toVideos')}
        </ButtonLink>
      }
    />
  )
}

type Sent = { title: string; path: string | null }

function Stills({ list }: { list: readonly ProjectCard[] }) {
  const { t } = useTranslation()
  const text = useFailureText()
  const send = useSendStills()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [sent, setSent] = useState<readonly Sent[]>([])
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  const titleOf = (id: string) => list.find(({ _id }) => _id === id)?.title ?? ''
  const handleSend = () =>
    send.mutate(chosen, {
      onSuccess: (images) => {
        const came = chosen.map((id, at) => ({ title: titleOf(id), path: images[at]?.path ?? null }))
        setSent((before) => [...came, ...before])
        setChosen([])
      },
    })
  return (
    <>
      <p className={classes['lead']}>{t('storeLink.sendLead')}</p>
      {sent.length > 0 ? <SentList sent={sent} /> : null}
      {send.isError ? <ErrorNote title={text(send.error)} cost={t('storeLink.notSent')} /> : null}
      <ul className={classes['grid']}>
        {list.map((card) => (
          <Still key={card._id} card={card} isChosen={chosen.includes(card._id)} onToggle={toggle} />
        ))}
      </ul>
      {chosen.length > 0 ? (
        <SendBar count={chosen.length} isBusy={send.isPending} onSend={handleSend} />
      ) : null}
    </>
  )
}

type SendBarProps = { count: number; isBusy: boolean; onSend: () => void }

function SendBar({ count, isBusy, onSend }: SendBarProps) {
  const { t } = useTranslation()
  const isTooMany = count > limits.shopPicturesMax
  return (
    <section className={bar['bar']} aria-label={t('storeLink.chosen', { count })}>
      <div>
        <p role="status">{t('storeLink.chosen', { count })}</p>
        {isTooMany ? (
          <p className={bar['note']}>{t('storeLink.tooManyStills', { most: limits.shopPicturesMax })}</p>
        ) : null}
      </div>
      <div className={bar['actions']}>
        <Button size="md" loading={isBusy} disabled={isTooMany} onClick={onSend}>
          {t('storeLink.send', { count })}
        </Button>
      </div>
    </section>
  )
}

type StillProps = { card: ProjectCard; isChosen: boolean; onToggle: (id: string) => void }

function Still({ card, isChosen, onToggle }: StillProps) {
  return (
    <li>
      <label className={classes['choose']} data-chosen={isChosen}>
        <span className={classes['picture']}>
          {card.video ? <img src={card.video.posterUrl} alt="" loading="lazy" /> : null}
          <Checkbox
            className={classes['box'] ?? ''}
            size="md"
            aria-label={card.title}
            checked={isChosen}
            onChange={() => onToggle(card._id)}
          />
        </span>
        <b>{card.title}</b>
      </label>
    </li>
  )
}
