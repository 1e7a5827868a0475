import { ProgressBar } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { claimSteps } from './claim.ts'
import type { useClaim } from './use-claim.ts'

import classes from './tryout.module.css'

/** How far a film has come on its way to being the visitor's video, or what kept it. */
export function ClaimNote({ claim }: { claim: ReturnType<typeof useClaim> }) {
  const { t } = useTranslation()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={note} className={classes['claim']} role="status">
      {claim.error ? (
        <>
          <FailureNote error={claim.error} cost={t('tryout.claimKept')} onRetry={claim.retry} />
          <Button variant="subtle" color="gray" size="xs" onClick={claim.cancel}>
            {t('tryout.claimCancel')}
          </Button>
        </>
      ) : (
        <ProgressBar
          label={t('tryout.claiming')}
          percent={((claimSteps.indexOf(claim.step) + 0.5) / claimSteps.length) * 100}
          stage={t(`tryout.step_${claim.step}`)}
        />
      )}
    </div>
  )
}
