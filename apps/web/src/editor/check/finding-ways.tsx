import type { Finding } from '@clipmint/film'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useScreen } from '../session/screen.ts'
import { useSession } from '../session/use-session.ts'
import { useShowSlot } from '../stage/use-show-slot.ts'
import { fixAllWords, fixWords, shorteningHelps } from './check-words.ts'
import { ShortenButton } from './shorten-button.tsx'
import { useFix, useFixAll } from './use-fix.ts'

type FindingWaysProps = { finding: Finding; onDone?: () => void }

/** The presses that see to a finding, wherever it is shown. */
export function FindingWays({ finding, onDone = () => {} }: FindingWaysProps) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const fix = useFix(finding)
  const slot = finding.slotId === null ? undefined : editor.slots.get(finding.slotId)
  return (
    <>
      {slot?.kind === 'text' && shorteningHelps.has(finding.code) ? (
        <ShortenButton slots={[slot]} onDone={onDone} />
      ) : null}
      {fix ? (
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            fix.apply()
            onDone()
          }}
        >
          {t(fixWords[fix.kind])}
        </Button>
      ) : null}
      {finding.networks ? <ShowZone finding={finding} /> : null}
    </>
  )
}

type GroupWaysProps = { findings: readonly Finding[]; onDone: () => void }

/** The press that sees to all findings of a kind. */
export function GroupWays({ findings, onDone }: GroupWaysProps) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const fix = useFixAll(findings)
  const slots = findings.flatMap(({ slotId }) => {
    const slot = editor.slots.get(slotId ?? '')
    return slot?.kind === 'text' ? [slot] : []
  })
  // Words that are too long are worth shortening: to hide them all is nobody's wish.
  if (findings.some(({ code }) => shorteningHelps.has(code)))
    return <ShortenButton slots={slots} onDone={onDone} />
  if (!fix) return null
  const { all, some } = fixAllWords[fix.kind]
  return (
    <Button
      size="xs"
      variant="default"
      onClick={() => {
        fix.apply()
        onDone()
      }}
    >
      {t(fix.count === findings.length ? all : some, { count: fix.count })}
    </Button>
  )
}

/** Lays over the stage what the first of the networks covers. */
function ShowZone({ finding: { networks = [], coveredSlots = [] } }: { finding: Finding }) {
  const { t } = useTranslation()
  const { close, showZone } = useScreen()
  const showSlot = useShowSlot()
  const [network] = networks
  if (!network) return null
  return (
    <Button
      size="xs"
      variant="default"
      onClick={() => {
        showZone(network)
        if (coveredSlots[0] !== undefined) showSlot(coveredSlots[0])
        close()
      }}
    >
      {t('checks.showZone')}
    </Button>
  )
}
