import { can, type StoreCard } from '@clipmint/contract'
import type { Film } from '@clipmint/film'
import { findMusic } from '@clipmint/music'
import { StatusBadge } from '@clipmint/ui'
import { Alert, Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../../../app/links.tsx'
import { LockNote } from '../../../../app/plan-lock.tsx'
import { useFormats } from '../../../../locales/use-words.ts'
import { useUser } from '../../../account/index.ts'
import { businesses, occasions } from '../filters/choices.ts'
import { LikeButton } from '../like-button.tsx'
import { useLikeOf } from '../queries.ts'

import classes from './template-head.module.css'

/** What a template is called, what it is for, and what it takes. */
export function TemplateHead({ card, film }: { card: StoreCard; film: Film }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { data: user } = useUser()
  const isLocked = card.custom && user !== undefined && !can(user.payment, { do: 'use-custom-templates' }).ok
  return (
    <div>
      {card.retired ? (
        <Alert color="yellow" className={classes['notice'] ?? ''} title={t('store.retiredTitle')}>
          {t('store.retiredText')}
        </Alert>
      ) : null}
      {isLocked ? (
        <LockNote title={t('planLock.custom')}>
          <p>{t('planLock.customNote')}</p>
        </LockNote>
      ) : null}
      {card.custom ? <StatusBadge tone="ok">{t('store.customWhole')}</StatusBadge> : null}
      <div className={classes['head']}>
        <h1 className={classes['title']}>{card.title[language]}</h1>
        <LikeButton card={card} />
        <ShareButton title={card.title[language]} />
      </div>
      <p className={classes['summary']}>{card.summary[language]}</p>
      <Facts card={card} film={film} />
      <Kinds card={card} />
    </div>
  )
}

function Facts({ card, film }: { card: StoreCard; film: Film }) {
  const { t } = useTranslation()
  const { language, number } = useFormats()
  const { likes } = useLikeOf(card)
  const music = findMusic(card.music)
  const photos =
    card.media === card.mediaMin
      ? t('store.photosOf', { count: card.media })
      : t('store.photosOfBetween', { least: card.mediaMin, count: card.media })
  const facts = [
    [t('store.factLength'), t('templates.seconds', { count: Math.round(film.durationMs / 1000) })],
    [t('store.factScenes'), t('store.scenes', { count: card.scenes })],
    [t('store.factPhotos'), card.media === 0 ? t('store.wordsOnly') : photos],
    [t('store.factWords'), t('store.places', { count: card.texts })],
    [t('store.factMusic'), music?.title[language] ?? t('store.noMusic')],
    // No template has a price of its own: a video counts when it is made.
    [t('store.factPrice'), t('store.priceFree')],
    [t('store.factDiscount'), t(card.usesPrice ? 'store.discountYes' : 'store.discountNo')],
    ...(likes > 0 ? [[t('store.factLikes'), number(likes)]] : []),
  ]
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The ways back into the store: what it is made for, and its tags. */
function Kinds({ card }: { card: StoreCard }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const known = [...businesses, ...occasions].filter((one) => card.categories.includes(one))
  // A tag that says what a category says already is one way too many to the same place.
  const names = new Set(known.map((one) => joined(t(`store.category_${one}`))))
  const tags = card.tags.filter((tag) => !names.has(joined(tag[language])))
  return (
    <ul className={classes['kinds']} aria-label={t('store.kinds')}>
      {known.map((one) => (
        <li key={one}>
          <AnchorLink to="/store" search={{ categorize: one }} className={classes['kind'] ?? ''}>
            {t(`store.category_${one}`)}
          </AnchorLink>
        </li>
      ))}
      {tags.slice(0, 6).map((tag) => (
        <li key={tag.ko}>
          <AnchorLink to="/store" search={{ groupName: tag[language] }} className={classes['kind'] ?? ''}>
            #{tag[language]}
          </AnchorLink>
        </li>
      ))}
    </ul>
  )
}

function joined(name: string): string {
  return name.replaceAll(/\s/g, '').toLowerCase()
}

/** Hands the address on: by the phone's own sheet where there is one, else to the clipboard. */
function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation()
  const share = async () => {
    const url = location.href
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      // Closing the sheet is no failure.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      notifications.show({ message: t('store.linkCopied') })
    } catch {
      notifications.show({ color: 'yellow', message: t('store.linkNotCopied') })
    }
  }
  return (
    <Button
      size="md"
      variant="default"
      leftSection={<Link2 aria-hidden="true" size="1.125rem" />}
      onClick={() => void share()}
    >
      {t('store.share')}
    </Button>
  )
}
