import { limits, type ProjectVersion } from '@clipmint/contract'
import { Button, Skeleton } from '@mantine/core'
import { Bookmark } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { Panel } from '../panels/panel.tsx'
import { useScreen } from '../session/screen.ts'
import { useComparing } from './comparing.ts'
import { useVersions } from './use-versions.ts'
import { VersionCard } from './version-card.tsx'
import { useFilmStills } from './version-still.tsx'

import classes from './versions-panel.module.css'

/** How the video once was: kept by itself or by name, seen beside how it is now, and restored. */
export function VersionsPanel() {
  const { t } = useTranslation()
  const { open } = useScreen()
  const { compare } = useComparing()
  const { data, error, refetch } = useVersions()
  useEffect(() => () => compare(null), [compare])
  const named = data?.list.filter(({ name }) => name !== null).length ?? 0
  const most = limits.namedVersionsMax
  return (
    <Panel
      title={t('versions.tool')}
      hint={t(data?.list.length === 0 ? 'versions.hintEmpty' : 'versions.hint')}
    >
      <Button
        variant="default"
        fullWidth
        leftSection={<Bookmark aria-hidden="true" size="1.125rem" />}
        onClick={() => open({ kind: 'name-version', version: null })}
      >
        {t('versions.nameNow')}
      </Button>
      {named === 0 ? null : (
        <p className={classes['note']}>
          {t(named < most ? 'versions.named' : 'versions.namedFull', { count: named, most })}
        </p>
      )}
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {data ? <VersionList list={data.list} /> : error ? null : <ListSkeleton />}
    </Panel>
  )
}

function VersionList({ list }: { list: readonly ProjectVersion[] }) {
  const { t } = useTranslation()
  const stills = useFilmStills()
  if (list.length === 0) return <p className={classes['note']}>{t('versions.empty')}</p>
  return (
    <>
      <ul className={classes['list']} aria-label={t('versions.list')}>
        {list.map((version) => (
          <VersionCard key={version._id} version={version} stills={stills} />
        ))}
      </ul>
      <p className={classes['note']}>{t('versions.keeps', { most: limits.versionsMax })}</p>
    </>
  )
}

function ListSkeleton() {
  return (
    <div className={classes['list']} aria-hidden="true">
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} height="6.5rem" radius="md" />
      ))}
    </div>
  )
}
