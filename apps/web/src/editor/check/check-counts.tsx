import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { groupsOf } from './groups.ts'
import { useFindings } from './use-findings.tsx'

import classes from './check-list.module.css'

/**
 * How much would stop the video and how much is only warned of, each with a dot in its colour: as many as there are
 * things to decide.
 */
export function CheckCounts() {
  const { t } = useTranslation()
  const { open } = useFindings()
  const groups = groupsOf(open)
  const blocking = groups.filter(({ severity }) => severity === 'blocking').length
  const warnings = groups.length - blocking
  return (
    <span className={classes['counts']}>
      {blocking > 0 ? <Count severity="blocking" count={blocking} words={t('checks.blocking')} /> : null}
      {warnings > 0 ? <Count severity="warning" count={warnings} words={t('checks.warning')} /> : null}
    </span>
  )
}

function Count({ severity, count, words }: { severity: string; count: number; words: string }) {
  return (
    <span className={classes['count']} data-severity={severity}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {count}
    </span>
  )
}
