import type { ProjectCard, RenewOutcome } from '@clipmint/contract'
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
import { plansAnchor } from './plans-anchor.ts'

import classes from './outdated-dialog.module.css'

type OutdatedDialogProps = { list: readonly ProjectCard[]; onClose: () => void }

/** What each video shows and what it will show, and one button for all of them. */
export function OutdatedDialog({ list, onClose }: OutdatedDialogProps) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const tell = useOutcomeWords()
  const renew = useRenew()
  const ready = list.filter((card) => !isUnderWay(card) && !isByHand(card) && brokenIn(card) === null)
  const send = () =>
    renew.mutate(
      ready.map(({ _id }) => _id),
      {
        onSuccess: (outcomes) => {
          const message = tell(outcomes.map(({ outcome }) => outcome))
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
      <ul className={classes['list']}>
        {list.map((card) => (
          <Item key={card._id} card={card} onClose={onClose} />
        ))}
      </ul>
      {renew.isError ? <FailureNote error={renew.error} /> : null}
      <Group justify="end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t(ready.length === 0 ? 'common.close' : 'common.cancel')}
        </Button>
        {ready.length === 0 ? null : (
          <Button data-autofocus loading={renew.isPending} onClick={send}>
            {t('outdated.renew', { count: ready.length })}
          </Button>
        )}
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

/** What came of it, in a sentence for each kind that came up. */
function useOutcomeWords(): (outcomes: readonly RenewOutcome[]) => string {
  const { t } = useTranslation()
  return (outcomes) => {
    const count = (wanted: RenewOutcome) => outcomes.filter((one) => one === wanted).length
    const words = [
      ['making', 'outdated.doneMaking'],
      ['renewed', 'outdated.doneWords'],
      ['no-render-left', 'outdated.leftLimit'],
      ['by-hand', 'outdated.leftHand'],
      ['broken', 'outdated.leftBroken'],
    ] as const
    return words
      .filter(([outcome]) => count(outcome) > 0)
      .map(([outcome, word]) => t(word, { count: count(outcome) }))
      .join(' ')
  }
}
