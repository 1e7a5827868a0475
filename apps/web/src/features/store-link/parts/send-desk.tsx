import type { ProjectCard } from '@clipmint/contract'
import { limits } from '@clipmint/contract'
import { EmptyState, ErrorNote } from '@clipmint/ui'
import { Button, Checkbox, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { useFinishedVideos, useSendStills } from '../queries.ts'
import { SentList } from './sent-list.tsx'

import bar from './import-bar.module.css'
import classes from './send-desk.module.css'

/** Stills of finished videos, to be sent into the shop's store of pictures. */
export function SendDesk() {
  const { t } = useTranslation()
  const text = useFailureText()
  const videos = useFinishedVideos()
  const send = useSendStills()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [sent, setSent] = useState<{ title: string; path: string | null }[]>([])
  if (videos.error && !videos.data)
    return <FailureNote error={videos.error} onRetry={() => void videos.refetch()} />
  if (!videos.data) return <Skeleton height="16rem" radius="md" />
  if (videos.data.length === 0)
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
  const list = videos.data
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
        <section className={bar['bar']} aria-label={t('storeLink.chosen', { count: chosen.length })}>
          <p role="status">{t('storeLink.chosen', { count: chosen.length })}</p>
          <div className={bar['actions']}>
            <Button
              size="md"
              loading={send.isPending}
              disabled={chosen.length > limits.shopPicturesMax}
              onClick={handleSend}
            >
              {t('storeLink.send', { count: chosen.length })}
            </Button>
          </div>
        </section>
      ) : null}
    </>
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
