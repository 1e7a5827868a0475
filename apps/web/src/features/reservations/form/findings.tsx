import { mayBeSent, networks, type PostFindingCode } from '@clipmint/contract'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../../app/links.tsx'
import { NetworkMark } from '../../../app/network-mark.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import type { Checked } from '../queries.ts'
import type { Answers } from './draft.ts'
import { FindingText, FormFaults, type FormPart, GoThere } from './finding-text.tsx'
import { useFindingWords } from './finding-words.ts'
import type { WordFault } from './form-faults.ts'
import { isNotStale } from './stale-findings.tsx'
import type { useTimeFault } from './when-fields.tsx'

import classes from './findings.module.css'

type Fix = 'reconnect' | 'ratio' | 'video' | 'mark' | 'caption' | 'settings' | 'time' | null

/** What an owner does about each finding. */
const fixes: Readonly<Record<PostFindingCode, Fix>> = {
  kind: null,
  'not-linked': 'reconnect',
  'link-dead': 'reconnect',
  'link-ends': 'reconnect',
  scope: 'reconnect',
  ratio: 'ratio',
  'too-short': 'video',
  'too-long': 'video',
  'too-big': 'video',
  'too-small': 'video',
  'frame-rate': 'video',
  format: 'video',
  mark: 'mark',
  'caption-long': 'caption',
  letters: 'caption',
  'title-missing': 'caption',
  hashtags: 'caption',
  'setting-missing': 'settings',
  'setting-unknown': 'settings',
  'setting-unavailable': 'settings',
  'setting-conflict': 'settings',
  quota: 'time',
  'repeat-refused': null,
  outdated: null,
  'promotion-over': null,
  'hashtags-advised': 'caption',
  'opens-black': 'video',
  repeat: null,
  unasked: null,
}

type FindingsProps = {
  videoId: string
  /** What is wrong with the form itself, whichever network is asked. */
  faults: readonly WordFault[]
  timeFault: ReturnType<typeof useTimeFault>
  checked: readonly Checked[]
  answersOf: (platform: Checked['platform']) => Answers
  /** Goes to a part of the form. */
  onGo: (to: FormPart, platform: Checked['platform'] | null) => void
}

/** What stands in the way of a post on each network, or would be better, and what to do about it. */
export function Findings({ videoId, faults, timeFault, checked, answersOf, onGo }: FindingsProps) {
  const isFormFit = faults.length === 0 && timeFault === null
  return (
    <ul className={classes['list']}>
      {isFormFit ? null : (
        <li className={classes['network']}>
          <FormFaults {...{ faults, timeFault, onGo }} />
        </li>
      )}
      {checked.map((one) => (
        <li key={`${one.platform} ${one.type}`} className={classes['network']}>
          <Head one={one} />
          {isFormFit && mayBeSent(one.findings) ? <Ready one={one} /> : null}
          {one.findings.filter(isNotStale).map((finding, index) => (
            <FindingLine
              key={`${finding.code} ${index}`}
              {...{ videoId, finding, onGo }}
              platform={one.platform}
              answers={answersOf(one.platform)}
            />
          ))}
        </li>
      ))}
    </ul>
  )
}

function Head({ one: { platform, type } }: { one: Checked }) {
  const { language } = useFormats()
  const { name, kinds } = networks[platform]
  return (
    <b className={classes['head']}>
      <NetworkMark network={platform} size={18} />
      {name[language]} {kinds[type]?.name[language]}
    </b>
  )
}

function Ready({ one: { allowed } }: { one: Checked }) {
  const { t } = useTranslation()
  const left = allowed?.left ?? null
  return (
    <p className={classes['line']} data-tone="ok">
      <CircleCheck aria-hidden="true" size="1.125rem" />
      <span>
        {t('reservations.ready')}
        {left === null ? null : <small>{t('reservations.left', { count: left })}</small>}
      </span>
    </p>
  )
}

type LineProps = Pick<FindingsProps, 'videoId' | 'onGo'> & {
  platform: Checked['platform']
  answers: Answers
  finding: Checked['findings'][number]
}

function FindingLine({ videoId, platform, answers, finding, onGo }: LineProps) {
  const wordsOf = useFindingWords()
  const { code, stops, values } = finding
  return (
    <FindingText stops={stops}>
      {wordsOf({ platform, code, values, answers })}{' '}
      <Way fix={fixes[code]} videoId={videoId} onGo={(to) => onGo(to, platform)} />
    </FindingText>
  )
}

type WayProps = { fix: Fix; videoId: string; onGo: (to: FormPart) => void }

function Way({ fix, videoId, onGo }: WayProps) {
  const { t } = useTranslation()
  const look = { inherit: true, underline: 'always' } as const
  switch (fix) {
    case null:
      return null
    case 'reconnect':
      return (
        <AnchorLink {...look} to="/upload/account/all">
          {t('reservations.reconnect')}
        </AnchorLink>
      )
    case 'ratio':
      return (
        <AnchorLink {...look} to="/projects/done/$id" params={{ id: videoId }}>
          {t('reservations.fixRatio')}
        </AnchorLink>
      )
    case 'video':
      return (
        <AnchorLink {...look} to="/app/$subtemplateId" params={{ subtemplateId: videoId }}>
          {t('reservations.fixVideo')}
        </AnchorLink>
      )
    case 'mark':
      return (
        <AnchorLink {...look} to="/projects/purchase/$subtemplateId" params={{ subtemplateId: videoId }}>
          {t('reservations.fixMark')}
        </AnchorLink>
      )
    case 'caption':
    case 'settings':
    case 'time':
      return <GoThere to={fix} onGo={onGo} />
  }
}
