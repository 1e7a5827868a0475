import {
  limits,
  mayBeSent,
  type NetworkId,
  type Project,
  type Reservation,
  type SocialAccount,
} from '@clipmint/contract'
import { FixedBar, SectionTitle } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { ownZone, useMoments } from '../../../app/moments.ts'
import { byNetwork } from '../by-network.ts'
import { useCheck, useMakePost } from '../queries.ts'
import { momentOf, nextGoodTimes } from '../zone-time.ts'
import { answersFor, captionedOf, type Draft, isSilent, networksOf, wishOf } from './draft.ts'
import type { FormPart } from './finding-text.tsx'
import { Findings } from './findings.tsx'
import { wordFaults } from './form-faults.ts'
import { goTo } from './go-to.ts'
import { keptDraft } from './kept-draft.ts'
import { NetworkChoice } from './network-choice.tsx'
import { OwnWords } from './own-words.tsx'
import { Preview } from './preview.tsx'
import { RightNote, useMayPost } from './right-note.tsx'
import { SettingsForm } from './settings-form.tsx'
import { StaleFindings } from './stale-findings.tsx'
import { useTimeFault, WhenFields } from './when-fields.tsx'
import { WordsFields } from './words-fields.tsx'

import classes from './post-form.module.css'

type PostFormProps = {
  project: Project
  accounts: readonly SocialAccount[]
  begin: Draft
  /** The post that this one takes up again. */
  before: Reservation | undefined
}

/** Everything of a post on one page: where, what it says, when, and whether each network will take it. */
export function PostForm({ project, accounts, begin, before }: PostFormProps) {
  const { t } = useTranslation()
  const videoId = project._id
  const [draft, setDraft] = useState(begin)
  const change = (changed: Partial<Draft>) => {
    // What was true of one time need not be of another.
    const asked = 'later' in changed ? { keeps: false } : {}
    const next = { ...draft, ...asked, ...changed }
    setDraft(next)
    keptDraft.write(videoId, next, zone)
  }
  const [zone] = useState(() => before?.zone ?? ownZone())
  const now = useNow(60_000)
  const wish = wishOf(draft, zone)
  const faults = wordFaults(draft)
  const timeFault = useTimeFault(draft.later, zone)
  // A caption beyond what is taken anywhere is not asked about.
  const isAsked = draft.places.length > 0 && !faults.some(({ kind }) => kind === 'long')
  const check = useCheck(videoId, isAsked ? wish : null)
  const isChecking = isAsked && !check.isFresh && !check.isError
  const checked = (check.data ?? [])
    .filter(({ platform, type }) =>
      draft.places.some((place) => place.platform === platform && place.type === type),
    )
    .toSorted(byNetwork)
  const shown = networksOf(draft)
  const video = { ratio: project.ratio, seconds: (project.video?.durationMs ?? 0) / 1000 }
  const at = (draft.later && momentOf(draft.later, zone)) ?? new Date(now)
  const handleGo = (to: FormPart, platform: NetworkId | null) => {
    if (to === 'time') {
      if (draft.later === null)
        change({ later: nextGoodTimes(new Date(), zone, limits.postLeadMinutes).at(-1) ?? null })
      return goTo('[data-field="time"] input[type="date"]')
    }
    if (to === 'settings') return goTo(`[data-settings="${platform}"]`)
    const isAlone = platform !== null && draft.own[platform] !== undefined
    goTo(`${isAlone ? `[data-own="${platform}"] ` : ''}[data-field="${to}"]`)
  }
  return (
    <div className={classes['columns']}>
      <div className={classes['form']}>
        <section>
          <SectionTitle note={t('reservations.whereNote')}>{t('reservations.where')}</SectionTitle>
          <NetworkChoice
            accounts={accounts}
            video={video}
            value={draft.places}
            onChange={(places) => change({ places })}
          />
        </section>
        {isSilent(draft) ? null : (
          <section>
            <SectionTitle>{t('reservations.words')}</SectionTitle>
            <WordsFields
              videoId={videoId}
              to={captionedOf(draft).filter((network) => draft.own[network] === undefined)}
              value={draft.words}
              onChange={(words) => change({ words })}
            />
            <OwnWords videoId={videoId} draft={draft} onChange={(own) => change({ own })} />
          </section>
        )}
        {accounts
          .filter(({ type }) => shown.includes(type))
          .map((account) => (
            <SettingsForm
              key={account.type}
              account={account}
              answers={answersFor(draft, account.type)}
              allowed={checked.find(({ platform }) => platform === account.type)?.allowed ?? null}
              onChange={(answers) => change({ answers: { ...draft.answers, [account.type]: answers } })}
            />
          ))}
        <section data-field="time">
          <SectionTitle>{t('reservations.when')}</SectionTitle>
          <WhenFields value={draft.later} zone={zone} onChange={(later) => change({ later })} />
        </section>
        <section aria-busy={isChecking}>
          <SectionTitle
            aside={
              isChecking ? <span className={classes['checking']}>{t('reservations.checking')}</span> : null
            }
          >
            {t('reservations.checks')}
          </SectionTitle>
          {draft.places.length === 0 ? (
            <p className={classes['quiet']}>{t('reservations.chooseFirst')}</p>
          ) : null}
          {check.isError ? <p className={classes['quiet']}>{t('reservations.checkFailed')}</p> : null}
          <StaleFindings
            {...{ videoId, checked }}
            keeps={draft.keeps}
            onKeep={(keeps) => change({ keeps })}
          />
          <Findings
            {...{ videoId, faults, timeFault, checked }}
            answersOf={(network) => answersFor(draft, network)}
            onGo={handleGo}
          />
        </section>
        <RightNote at={at} />
        <Submit
          {...{ videoId, draft, zone, at }}
          isStopped={
            faults.length > 0 || timeFault !== null || checked.some(({ findings }) => !mayBeSent(findings))
          }
        />
      </div>
      <aside className={classes['side']}>
        <Preview project={project} draft={draft} accounts={accounts} />
      </aside>
    </div>
  )
}

type SubmitProps = { videoId: string; draft: Draft; zone: string; at: Date; isStopped: boolean }

/** The one button: it says how many places, and when. */
function Submit({ videoId, draft, zone, at, isStopped }: SubmitProps) {
  const { t } = useTranslation()
  const { moment } = useMoments()
  const navigate = useNavigate()
  const make = useMakePost(videoId)
  // Sent twice by a shaky line, the same wish makes one post.
  const [requestKey] = useState(() => crypto.randomUUID())
  const mayPost = useMayPost(at)
  const count = draft.places.length
  const word = draft.later === null ? 'reservations.submitNow' : 'reservations.submitLater'
  const hasTime = draft.later === null || momentOf(draft.later, zone) !== null
  const timed = hasTime
    ? t(word, { count, at: moment(at.toISOString(), zone) })
    : t('reservations.timeFault_missing')
  const label = count === 0 ? t('reservations.submitNone') : timed
  const handlePost = () =>
    make.mutate(
      { ...wishOf(draft, zone), requestKey },
      {
        onSuccess: ({ _id: id }) => {
          keptDraft.forget()
          void navigate({ to: '/upload/posts/$id', params: { id }, replace: true })
        },
      },
    )
  return (
    <>
      {make.isError ? <FailureNote error={make.error} cost={t('reservations.notPosted')} /> : null}
      <FixedBar>
        <Button
          size="lg"
          loading={make.isPending || make.isSuccess}
          disabled={count === 0 || isStopped || mayPost !== true}
          className={classes['submit'] ?? ''}
          onClick={handlePost}
        >
          {label}
        </Button>
      </FixedBar>
    </>
  )
}
