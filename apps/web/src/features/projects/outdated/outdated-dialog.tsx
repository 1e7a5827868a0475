import type { PostRenewOutcome, ProjectCard, RenewOutcome, Reservation } from '@clipmint/contract'
import { Button, Group, Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { Poster } from '../parts/poster.tsx'
import { useRenew } from '../queries.ts'
import { isUnderWay } from '../status.ts'
import { brokenIn, changesIn, useFieldWord } from './field-words.ts'
import { OutdatedPosts } from './outdated-posts.tsx'
import { plansAnchor } from './plans-anchor.ts'

import classes from './outdated-dialog.module.css'

type OutdatedDialogProps = {
  list: readonly ProjectCard[]
  /** Posts that wait and show what was. */
  posts: readonly Reservation[]
  onClose: () => void
}

/** What each video and post shows and what it will show, and one button for all of them. */
export function OutdatedDialog({ list, posts, onClose }: OutdatedDialogProps) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const tell = useOutcomeWords()
  const renew = useRenew()
  const ready = list.filter((card) => !isUnderWay(card) && !isByHand(card) && brokenIn(card) === null)
  const label = useLabel()
  const readyPosts = posts.filter((post) => isToRenew(post, ready))
  const isAny = ready.length + readyPosts.length > 0
  const send = () =>
    renew.mutate(
      { videoIds: ready.map(({ _id }) => _id), postIds: readyPosts.map(({ _id }) => _id) },
      {
        onSuccess: (done) => {
          const message = tell({
            videos: done.videos.map(({ outcome }) => outcome),
            posts: done.posts.map(({ outcome }) => outcome),
          })
          if (message !== '') notifications.show({ message })
          onClose()
        },
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('outdated.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={classes['lead']}>{t('outdated.note')}</p>
      <div className={classes['scroll']}>
        {list.length === 0 ? null : (
          <ul className={classes['list']}>
            {list.map((card) => (
              <Item key={card._id} card={card} onClose={onClose} />
            ))}
          </ul>
        )}
        <OutdatedPosts posts={posts} onClose={onClose} />
      </div>
      {renew.isError ? <FailureNote error={renew.error} /> : null}
      <Group justify="end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t(isAny ? 'common.cancel' : 'common.close')}
        </Button>
        {isAny ? (
          <Button data-autofocus loading={renew.isPending} onClick={send}>
            {label(ready.length, readyPosts.length)}
          </Button>
        ) : null}
      </Group>
    </Modal>
  )
}

/** A field that says nothing any more cannot be shown: its owner decides what the video says instead. */
function isByHand({ outdated }: ProjectCard): boolean {
  return outdated.some(({ now }) => now === null)
}

function Item({ card, onClose }: { card: ProjectCard; onClose: () => void }) {
  const { t } = useTranslation()
  const wordOf = useFieldWord()
  const broken = brokenIn(card)
  return (
    <li className={classes['item']}>
      <span className={classes['picture']}>
        <Poster card={card} />
      </span>
      <div className={classes['words']}>
        <b>{card.title}</b>
        <dl>
          {changesIn(broken ? [broken] : card.outdated).map(({ field, shown: was, now }) => (
            <div key={field}>
              <dt>{wordOf(field)}</dt>
              <dd>{now === null ? t('outdated.gone', { was }) : t('outdated.change', { was, now })}</dd>
            </div>
          ))}
        </dl>
        {isUnderWay(card) ? <small>{t('outdated.making')}</small> : null}
        {broken ? (
          <BrokenNote card={card} onClose={onClose} />
        ) : isByHand(card) ? (
          <span className={classes['hand']}>
            <small>{t('outdated.byHand')}</small>
            <ButtonLink
              to="/app/$subtemplateId"
              params={{ subtemplateId: card._id }}
              variant="default"
              size="compact-xs"
            >
              {t('outdated.edit')}
            </ButtonLink>
          </span>
        ) : null}
      </div>
    </li>
  )
}

/** What a promotion was broken by is said in place of the sums that no longer hold. */
function BrokenNote({ card, onClose }: { card: ProjectCard; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes['broken']}>
      <p>
        <TriangleAlert aria-hidden="true" size="1rem" />
        {t('outdated.broken')}
      </p>
      {card.productId === null ? null : (
        <ButtonLink
          to="/product/$id"
          params={{ id: card.productId }}
          hash={plansAnchor}
          variant="default"
          size="compact-xs"
          onClick={onClose}
        >
          {t('outdated.toPromotion')}
        </ButtonLink>
      )}
    </div>
  )
}

/** What the button brings up to date. */
function useLabel(): (videos: number, posts: number) => string {
  const { t } = useTranslation()
  return (videos, posts) => {
    if (videos === 0) return t('outdated.renewPosts', { count: posts })
    return t(posts === 0 ? 'outdated.renew' : 'outdated.renewBoth', { count: videos })
  }
}

/** Whether a post can be brought up to date: by its words, or with a video that is, or is being, made anew. */
function isToRenew({ stale, subtemplateId }: Reservation, ready: readonly ProjectCard[]): boolean {
  if (stale === null) return false
  const { outdated, isRemade } = stale
  if (outdated.some(({ isInWords }) => isInWords)) return true
  return outdated.length > 0 && (isRemade || ready.some(({ _id }) => _id === subtemplateId))
}

type Outcomes = { videos: readonly RenewOutcome[]; posts: readonly PostRenewOutcome[] }

/** What came of it, in a sentence for each kind that came up. */
function useOutcomeWords(): (outcomes: Outcomes) => string {
  const { t } = useTranslation()
  return ({ videos, posts }) => {
    const count = <One,>(list: readonly One[], wanted: One) => list.filter((one) => one === wanted).length
    const words = [
      ['making', 'outdated.doneMaking'],
      ['renewed', 'outdated.doneWords'],
      ['no-render-left', 'outdated.leftLimit'],
      ['by-hand', 'outdated.leftHand'],
      ['broken', 'outdated.leftBroken'],
    ] as const
    const [making, renewed] = [count(posts, 'making'), count(posts, 'renewed')]
    const left = posts.length - making - renewed - count(posts, 'current')
    return [
      ...words
        .filter(([outcome]) => count(videos, outcome) > 0)
        .map(([outcome, word]) => t(word, { count: count(videos, outcome) })),
      ...(making > 0 ? [t('outdated.postsMaking', { count: making })] : []),
      ...(renewed > 0 ? [t('outdated.postsRenewed', { count: renewed })] : []),
      ...(left > 0 ? [t('outdated.postsLeftNote', { count: left })] : []),
    ].join(' ')
  }
}
