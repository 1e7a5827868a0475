import {
  type NetworkId,
  networks,
  type Project,
  type SocialAccount,
  textOf,
  titleOf,
} from '@clipmint/contract'
import { Chip, Chips } from '@clipmint/ui'
import { Avatar } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { type Draft, networksOf, wordsFor } from './draft.ts'

import classes from './preview.module.css'

type PreviewProps = { project: Project; draft: Draft; accounts: readonly SocialAccount[] }

/** The post as people will see it on a phone. */
export function Preview({ project, draft, accounts }: PreviewProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const [wanted, setWanted] = useState<NetworkId | null>(null)
  const shown = networksOf(draft)
  const network = shown.find((id) => id === wanted) ?? shown[0] ?? null
  return (
    <section className={classes['preview']} aria-label={t('reservations.preview')}>
      {shown.length > 1 && network !== null ? (
        <Chips label={t('reservations.previewNetworks')}>
          {shown.map((id) => (
            <Chip key={id} isChosen={id === network} onClick={() => setWanted(id)}>
              {networks[id].name[language]}
            </Chip>
          ))}
        </Chips>
      ) : null}
      <div className={classes['phone']}>
        <div className={classes['screen']}>
          {project.video ? (
            <video
              key={project.video.url}
              src={project.video.url}
              poster={project.video.posterUrl}
              muted
              loop
              playsInline
              controls
              preload="metadata"
              aria-label={t('reservations.previewPlay')}
            />
          ) : null}
        </div>
        <Words
          network={network}
          draft={draft}
          account={accounts.find(({ type }) => type === network)?.account ?? null}
        />
      </div>
      {network === null ? null : (
        <p className={classes['note']}>
          {t('reservations.previewOf', { network: networks[network].name[language] })}
        </p>
      )}
    </section>
  )
}

type WordsProps = { network: NetworkId | null; draft: Draft; account: SocialAccount['account'] }

function Words({ network, draft, account }: WordsProps) {
  const { t } = useTranslation()
  const words = network === null ? draft.words : wordsFor(draft, network)
  const isSilent =
    network !== null &&
    draft.places
      .filter(({ platform }) => platform === network)
      .every(({ type }) => networks[network].kinds[type]?.hasCaption === false)
  const title = network === null ? '' : titleOf(words, networks[network])
  const text = textOf(words)
  return (
    <div className={classes['words']}>
      {account ? (
        <span className={classes['who']}>
          <Avatar src={account.avatarUrl} alt="" size={28} radius="xl" color="mint">
            {[...account.name][0]}
          </Avatar>
          <b>{account.name}</b>
        </span>
      ) : null}
      {isSilent ? (
        <p>{t('reservations.previewStory')}</p>
      ) : (
        <>
          {title === '' ? null : <b className={classes['title']}>{title}</b>}
          <p className={classes['text']} data-empty={text === ''}>
            {text === '' ? t('reservations.previewEmpty') : text}
          </p>
        </>
      )}
    </div>
  )
}
