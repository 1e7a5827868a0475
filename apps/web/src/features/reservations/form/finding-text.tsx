import { limits, type NetworkId } from '@clipmint/contract'
import { Anchor } from '@mantine/core'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import type { WordFault } from './form-faults.ts'
import type { useTimeFault } from './when-fields.tsx'

import classes from './findings.module.css'

/** A part of the form that a finding leads to. */
export type FormPart = 'caption' | 'title' | 'settings' | 'time'

/** One finding: what stops a post, or what would be better. */
export function FindingText({ stops, children }: { stops: boolean; children: ReactNode }) {
  const Icon = stops ? CircleAlert : Info
  return (
    <p className={classes['line']} data-tone={stops ? 'bad' : 'advice'}>
      <Icon aria-hidden="true" size="1.125rem" />
      <span>{children}</span>
    </p>
  )
}

/** Leads to the part of the form where something is mended. */
export function GoThere({ to, onGo }: { to: FormPart; onGo: (to: FormPart) => void }) {
  const { t } = useTranslation()
  return (
    <Anchor inherit underline="always" component="button" type="button" onClick={() => onGo(to)}>
      {t(goWords[to])}
    </Anchor>
  )
}

const goWords = {
  caption: 'reservations.fixCaption',
  title: 'reservations.fixTitle',
  settings: 'reservations.fixSettings',
  time: 'reservations.fixTime',
} as const

type FormFaultsProps = {
  faults: readonly WordFault[]
  timeFault: ReturnType<typeof useTimeFault>
  onGo: (to: FormPart, of: NetworkId | null) => void
}

/** What is wrong with the form itself, by the button that waits for it. */
export function FormFaults({ faults, timeFault, onGo }: FormFaultsProps) {
  const textOf = useFaultText()
  const { t } = useTranslation()
  return (
    <>
      {faults.map((fault) => (
        <FindingText key={`${fault.of} ${fault.field} ${fault.kind}`} stops>
          {textOf(fault)} <GoThere to={fault.field} onGo={(to) => onGo(to, fault.of)} />
        </FindingText>
      ))}
      {timeFault === null ? null : (
        <FindingText stops>
          {t(`reservations.timeFault_${timeFault}`, {
            minutes: limits.postLeadMinutes,
            days: limits.postDaysAhead,
          })}{' '}
          <GoThere to="time" onGo={(to) => onGo(to, null)} />
        </FindingText>
      )}
    </>
  )
}

function useFaultText(): (fault: WordFault) => string {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (fault) => {
    if (fault.kind === 'long') return t('reservations.tooLong', { most: number(limits.captionMax) })
    const word = fault.field === 'title' ? 'reservations.forbiddenTitle' : 'reservations.forbidden'
    return t(word, { letters: fault.letters.join(' ') })
  }
}
