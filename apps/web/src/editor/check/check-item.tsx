import { type Finding, isVouchable } from '@clipmint/film'
import { Button } from '@mantine/core'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { GoToSlot, usePlaceName } from '../render/go-to-slot.tsx'
import { useScreen } from '../session/screen.ts'
import { useSession } from '../session/use-session.ts'
import { claimCodes, findingTools } from './check-words.ts'
import { ClaimNote } from './claim-note.tsx'
import { FindingWays } from './finding-ways.tsx'
import { useFindingText } from './use-finding-text.ts'
import { useFindings } from './use-findings.tsx'

import classes from './check-list.module.css'

/** One thing to see to: where it is, what it is, and what can be done about it. */
export function CheckItem({ finding, onDone }: { finding: Finding; onDone: () => void }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const placeName = usePlaceName()
  const textOf = useFindingText()
  const slot = finding.slotId === null ? undefined : editor.slots.get(finding.slotId)
  const isBlocking = finding.severity === 'blocking'
  const Icon = isBlocking ? CircleAlert : TriangleAlert
  return (
    <li className={classes['item']} data-severity={finding.severity}>
      <Icon role="img" aria-label={t(isBlocking ? 'checks.blocking' : 'checks.warning')} size="1.125rem" />
      <p>
        {slot ? <b>{placeName(slot)}</b> : null}
        {textOf(finding)}
      </p>
      {slot?.kind === 'text' && claimCodes.has(finding.code) ? <ClaimNote slot={slot} /> : null}
      <div className={classes['actions']}>
        <Ways finding={finding} onDone={onDone} />
      </div>
    </li>
  )
}

function Ways({ finding, onDone }: { finding: Finding; onDone: () => void }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const { ignore } = useFindings()
  const slot = finding.slotId === null ? undefined : editor.slots.get(finding.slotId)
  return (
    <>
      {findingTools[finding.code] ? <GoToTool finding={finding} /> : slot ? <GoToSlot slot={slot} /> : null}
      <FindingWays finding={finding} onDone={onDone} />
      {finding.severity === 'warning' || isVouchable(finding) ? (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          onClick={() => {
            ignore([finding])
            onDone()
          }}
        >
          {t(isVouchable(finding) ? 'checks.vouch' : 'checks.ignore')}
        </Button>
      ) : null}
    </>
  )
}

function GoToTool({ finding }: { finding: Finding }) {
  const { t } = useTranslation()
  const { close, showTool } = useScreen()
  return (
    <Button
      size="xs"
      variant="default"
      onClick={() => {
        close()
        showTool(findingTools[finding.code] ?? 'text')
      }}
    >
      {t(finding.code === 'music-missing' ? 'checks.otherMusic' : 'editor.findGo')}
    </Button>
  )
}
