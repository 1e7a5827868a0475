import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { MakeButton } from '../bars/make-button.tsx'
import { CheckCounts } from '../check/check-counts.tsx'
import { CoachMark, useCoached } from '../coach/coach-mark.tsx'
import { useScreen } from '../session/screen.ts'

import classes from './make-row.module.css'

/** Under the thumb: what there is to see to first, and the one main action. */
export function MakeRow() {
  const { t } = useTranslation()
  const { open } = useScreen()
  const coached = useCoached()
  return (
    <div className={classes['row']}>
      <Button
        className={classes['checks'] ?? ''}
        variant="default"
        size="sm"
        h="2.75rem"
        onClick={() => open({ kind: 'checks' })}
      >
        {t('checks.title')}
        <CheckCounts />
      </Button>
      <CoachMark of={['make']}>
        <div className={classes['make']} {...coached('make')}>
          <MakeButton fullWidth height="2.75rem" />
        </div>
      </CoachMark>
    </div>
  )
}
