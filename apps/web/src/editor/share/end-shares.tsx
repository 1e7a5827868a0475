import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { api } from '../../api/index.ts'
import { FailureNote } from '../../app/failure-note.tsx'
import { useSession } from '../session/use-session.ts'

import classes from './share-dialog.module.css'

/** Takes back every link that was given out, once that is said twice. */
export function EndShares({ onEnded }: { onEnded: () => void }) {
  const { t } = useTranslation()
  const { projectId } = useSession()
  const [isAsking, setAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => api.projects.endShares({ params: { id: projectId } }),
    onSuccess: () => {
      setAsking(false)
      notifications.show({ message: t('share.endDone') })
      onEnded()
    },
  })
  return (
    <section className={classes['end']} aria-label={t('share.end')}>
      {isAsking ? (
        <>
          <p>{t('share.endAsk')}</p>
          <div className={classes['actions']}>
            <Button size="xs" color="red" loading={end.isPending} onClick={() => end.mutate()}>
              {t('share.endSure')}
            </Button>
            <Button size="xs" variant="default" onClick={() => setAsking(false)}>
              {t('share.endKeep')}
            </Button>
          </div>
        </>
      ) : (
        <Button size="xs" variant="subtle" color="gray" onClick={() => setAsking(true)}>
          {t('share.end')}
        </Button>
      )}
      {end.isError ? <FailureNote error={end.error} /> : null}
    </section>
  )
}
