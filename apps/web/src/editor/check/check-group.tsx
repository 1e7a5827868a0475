import type { Finding } from '@clipmint/film'
import { Button } from '@mantine/core'
import { ChevronRight, CircleAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useGoToSlot, usePlaceName } from '../render/go-to-slot.tsx'
import { useEditorState, useSession } from '../session/use-session.ts'
import { GroupWays } from './finding-ways.tsx'
import type { FindingGroup } from './groups.ts'
import { nameOf } from './ignored.ts'
import { contrastFigure, useKindText } from './use-finding-text.ts'
import { useFindings } from './use-findings.tsx'

import classes from './check-list.module.css'

/** As many places as are taken in at a glance. */
const SHOWN = 3

type CheckGroupProps = { group: FindingGroup; onDone: () => void }

/** One kind of thing to see to in many places: said once, decided once, and every place within reach. */
export function CheckGroup({ group: { code, severity, findings }, onDone }: CheckGroupProps) {
  const { t } = useTranslation()
  const kindText = useKindText()
  const { ignore } = useFindings()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? findings : findings.slice(0, SHOWN)
  const isBlocking = severity === 'blocking'
  const Icon = isBlocking ? CircleAlert : TriangleAlert
  return (
    <li className={classes['item']} data-severity={severity}>
      <Icon role="img" aria-label={t(isBlocking ? 'checks.blocking' : 'checks.warning')} size="1.125rem" />
      <h3 className={classes['kind']}>
        {kindText(code)} <span>{t('checks.places', { count: findings.length })}</span>
      </h3>
      <div className={classes['actions']}>
        <GroupWays findings={findings} onDone={onDone} />
        {isBlocking ? null : (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => {
              ignore(findings)
              onDone()
            }}
          >
            {t('checks.ignoreAll')}
          </Button>
        )}
      </div>
      <ul className={classes['members']}>
        {shown.map((finding) => (
          <Member key={nameOf(finding)} finding={finding} onDone={onDone} />
        ))}
      </ul>
      {shown.length < findings.length ? (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          className={classes['rest'] ?? ''}
          onClick={() => setWhole(true)}
        >
          {t('checks.morePlaces', { count: findings.length - shown.length })}
        </Button>
      ) : null}
    </li>
  )
}

/** One of the places: a press goes there, where the presses are that see to it alone. */
function Member({ finding, onDone }: { finding: Finding; onDone: () => void }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const placeName = usePlaceName()
  const goTo = useGoToSlot()
  const { ignore } = useFindings()
  const words = useEditorState(({ work }) => work.userSource.text[finding.slotId ?? '']?.value ?? '')
  const slot = editor.slots.get(finding.slotId ?? '')
  if (!slot) return null
  return (
    <li>
      <button
        type="button"
        aria-label={t('editor.findGoTo', { place: placeName(slot) })}
        onClick={() => goTo(slot)}
      >
        <ChevronRight aria-hidden="true" size="1rem" />
        <small>{placeName(slot)}</small>
        <span>
          {words}
          {finding.contrast ? (
            <i>{t('editor.contrastRatio', { figure: contrastFigure(finding.contrast.ratio) })}</i>
          ) : null}
        </span>
      </button>
      {finding.severity === 'blocking' ? null : (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={t('checks.ignoreOne', { place: placeName(slot) })}
          onClick={() => {
            ignore([finding])
            onDone()
          }}
        >
          {t('checks.ignore')}
        </Button>
      )}
    </li>
  )
}
