import { ProgressBar } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { keepSteps } from './keep-film.ts'
import type { useKeep } from './use-keep.ts'

import classes from './tryout.module.css'

/** How far a film has come on its way to being the visitor's video, or what kept it. */
export function KeepNote({ keeping }: { keeping: ReturnType<typeof useKeep> }) {
  const { t } = useTranslation()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={note} className={classes['keeping']} role="status">
      {keeping.error ? (
        <>
          <FailureNote error={keeping.error} cost={t('tryout.nothingSpent')} onRetry={keeping.retry} />
          <Button variant="subtle" color="gray" size="xs" onClick={keeping.cancel}>
            {t('tryout.chooseAnother')}
          </Button>
        </>
      ) : (
        <ProgressBar
          label={t('tryout.keeping')}
          percent={((keepSteps.indexOf(keeping.step) + 0.5) / keepSteps.length) * 100}
          stage={t(`tryout.step_${keeping.step}`)}
        />
      )}
    </div>
  )
}
