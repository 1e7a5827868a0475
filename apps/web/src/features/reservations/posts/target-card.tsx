import {
  isSoldPlan,
  networks,
  type Reservation,
  type ReservationTarget,
  type TrailEntry,
} from '@clipmint/contract'
import { ProgressBar, StatusBadge } from '@clipmint/ui'
import { Button, Card } from '@mantine/core'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink, elsewhere } from '../../../app/links.tsx'
import { useMoments } from '../../../app/moments.ts'
import { NetworkMark } from '../../../app/network-mark.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { feedPath, useSandbox } from '../../account/index.ts'
import { useSocialAccounts } from '../../social-accounts/index.ts'
import { useUploader } from '../queries.ts'
import { accountFault } from './account-fault.ts'
import { fixOf, isGivenUp, standingOf, toneOfTarget } from './standing.ts'
import { Trail } from './trail.tsx'
import { UnknownWays } from './unknown-ways.tsx'
import { useReasons } from './use-reasons.ts'

import classes from './target-card.module.css'

type TargetCardProps = { post: Reservation; target: ReservationTarget; trail: readonly TrailEntry[] }

/** One network of a post: how it stands there, what to do about it, and what happened. */
export function TargetCard({ post, target, trail }: TargetCardProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { platform, type, account, status } = target
  const { name, kinds } = networks[platform]
  const network = name[language]
  return (
    <Card
      component="section"
      className={classes['card']}
      aria-label={`${network} ${kinds[type]?.name[language]}`}
    >
      <div className={classes['head']}>
        <NetworkMark network={platform} />
        <div className={classes['names']}>
          <h3>
            {network} {kinds[type]?.name[language]}
          </h3>
          {account ? (
            <p>{account.handle === null ? account.name : `${account.name} · @${account.handle}`}</p>
          ) : null}
        </div>
        <StatusBadge tone={toneOfTarget[status]}>
          {t(`reservations.target_${standingOf(target)}`)}
        </StatusBadge>
      </div>
      {target.waitsFor === null && (status === 'sending' || status === 'processing') ? (
        <ProgressBar
          label={t('reservations.sendingOf', { network })}
          percent={status === 'sending' ? target.progress : null}
        />
      ) : null}
      <Standing post={post} target={target} trail={trail} />
      <WaitingAccount target={target} />
      <Ways post={post} target={target} />
      <Trail entries={trail} zone={post.zone} label={t('reservations.historyOf', { network })} />
    </Card>
  )
}

/** What its owner does before its time, where it waits for an account that cannot be posted to as things are. */
function WaitingAccount({ target }: { target: ReservationTarget }) {
  const { t } = useTranslation()
  const { data: accounts = [] } = useSocialAccounts()
  const fault = accountFault(target, accounts)
  if (fault === null) return null
  return (
    <>
      <p className={classes['note']} data-tone="warn">
        {t(`reservations.waiting_${fault.kind}`, { name: fault.linked })}
      </p>
      <ButtonLink variant="default" className={classes['way'] ?? ''} to="/upload/account/all">
        {t('reservations.toAccounts')}
      </ButtonLink>
    </>
  )
}

/** What its owner should know of how it stands. */
function Standing({ post, target, trail }: TargetCardProps) {
  const { t } = useTranslation()
  const { moment } = useMoments()
  const { zone } = post
  const { status, failure, nextAt, waitsFor } = target
  if (status === 'failed' && failure === 'check')
    return <NotTaken post={post} target={target} trail={trail} />
  // What its campaign called off says why, too.
  if ((status === 'failed' || status === 'cancelled') && failure !== null)
    return (
      <p className={classes['note']} data-tone="bad">
        {t(`reservations.failure_${failure}`)}
      </p>
    )
  if (waitsFor !== null && nextAt !== null)
    return (
      <p className={classes['note']} data-tone="warn">
        {t(`reservations.waitsFor_${waitsFor}`)}
        <small>{t('reservations.nextTry', { at: moment(nextAt, zone) })}</small>
      </p>
    )
  if (status === 'unknown')
    return (
      <p className={classes['note']} data-tone="warn">
        {t(isGivenUp(target) ? 'reservations.unknownEnd' : 'reservations.unknownNote')}
        {nextAt === null ? null : <small>{t('reservations.nextLook', { at: moment(nextAt, zone) })}</small>}
      </p>
    )
  return null
}

/** What its network would not take, as it was found right before it was sent. */
function NotTaken({ post, target, trail }: TargetCardProps) {
  const { t } = useTranslation()
  const words = target.words ?? { caption: post.copy, hashtags: post.tags, title: post.title }
  const code = trail.findLast(({ kind }) => kind === 'failed')?.values['code']
  const codes = typeof code === 'string' ? code.split(' ') : []
  const reasons = useReasons({ ...target, words, seconds: null }, codes)
  return (
    <p className={classes['note']} data-tone="bad">
      {reasons.length === 0 ? t('reservations.failure_check') : reasons.join(' ')}
    </p>
  )
}

/** The post itself, or the one thing that mends it. */
function Ways({ post, target }: { post: Reservation; target: ReservationTarget }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const network = networks[target.platform].name[language]
  // Of a post that not everybody may see, a network tells no address.
  if (target.status === 'published' && target.url === null) return <Look target={target} />
  if (target.url !== null)
    return (
      <Elsewhere
        href={target.url}
        label={t('reservations.seePostOf', { network })}
        text={t('reservations.seePost')}
      />
    )
  if (target.status === 'unknown')
    return (
      <>
        <Look target={target} />
        <UnknownWays post={post} target={target} />
      </>
    )
  return target.status === 'failed' && target.failure !== null ? (
    <FixButton post={post} target={target} />
  ) : null
}

function FixButton({ post, target }: { post: Reservation; target: ReservationTarget }) {
  const { t } = useTranslation()
  const uploader = useUploader()
  const fix = target.failure === null ? null : fixOf[target.failure]
  const id = post.subtemplateId
  const look = { variant: 'default', className: classes['way'] ?? '' } as const
  switch (fix) {
    case null:
      return null
    case 'look':
      return <Look target={target} />
    case 'edit':
      return (
        <ButtonLink {...look} to="/upload/new/$id" params={{ id }} search={{ again: post._id }}>
          {t('reservations.mend')}
        </ButtonLink>
      )
    case 'service': {
      const plan = uploader && isSoldPlan(uploader.planType) ? uploader.planType : undefined
      return (
        <ButtonLink {...look} to="/subscribe" search={{ plan, upload: true }}>
          {t('reservations.addService')}
        </ButtonLink>
      )
    }
    case 'reconnect':
      return (
        <ButtonLink {...look} to="/upload/account/all" search={{ post: post._id }}>
          {t('reservations.reconnect')}
        </ButtonLink>
      )
    case 'video':
      return (
        <ButtonLink {...look} to="/app/$subtemplateId" params={{ subtemplateId: id }}>
          {t('reservations.fixVideo')}
        </ButtonLink>
      )
    case 'data':
      return (
        <ButtonLink {...look} to="/projects/done/$id" params={{ id }}>
          {t('reservations.fixStale')}
        </ButtonLink>
      )
    case 'ratio':
      return (
        <ButtonLink {...look} to="/projects/done/$id" params={{ id }}>
          {t('reservations.fixRatio')}
        </ButtonLink>
      )
  }
}

function Look({ target: { platform } }: { target: ReservationTarget }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { name, home } = networks[platform]
  const isStoodIn = useSandbox()
  const text = t('reservations.look', { network: name[language] })
  return <Elsewhere href={isStoodIn ? feedPath(platform) : home} label={text} text={text} />
}

function Elsewhere({ href, label, text }: { href: string; label: string; text: string }) {
  return (
    <Button
      component="a"
      href={href}
      {...elsewhere}
      variant="default"
      className={classes['way'] ?? ''}
      aria-label={label}
      rightSection={<ExternalLink aria-hidden="true" size="1rem" />}
    >
      {text}
    </Button>
  )
}
