import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import classes from './skeleton.module.css'

/** The editor before its video is there. */
export function EditorSkeleton({ posterUrl }: { posterUrl: string | null }) {
  const { t } = useTranslation()
  return (
    <div className={classes['screen']} role="status" aria-label={t('editor.opening')}>
      <div className={classes['bar']}>
        <Skeleton height="1.25rem" width="5rem" />
        <Skeleton height="1.25rem" width="10rem" />
        <Skeleton height="2.25rem" width="9rem" ml="auto" />
      </div>
      <div className={classes['panel']}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="2.5rem" />
        ))}
      </div>
      <div className={classes['stage']}>
        <div className={classes['frame']}>
          {posterUrl ? <img src={posterUrl} alt="" /> : null}
          <p>{t('editor.opening')}</p>
        </div>
      </div>
    </div>
  )
}
