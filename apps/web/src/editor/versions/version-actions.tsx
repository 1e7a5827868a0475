import type { ProjectVersion } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldName } from '../session/names.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { useComparing } from './comparing.ts'
import { useRestore } from './use-restore.ts'

import classes from './version-card.module.css'

/** More places than this are counted, not named. */
const NAMED = 4

/** What restoring the version would change, and the way to do it. */
export function VersionActions({ version }: { version: ProjectVersion }) {
  const { t } = useTranslation()
  const { compare } = useComparing()
  const { ask, isRestoring } = useRestore()
  const places = useDifferentPlaces(version)
  const more = places.length - NAMED
  return (
    <div ref={keepInHand} className={classes['actions']}>
      {places.length === 0 ? (
        <p>{t('versions.same')}</p>
      ) : (
        <>
          <p>{t('versions.differs')}</p>
          <ul>
            {places.slice(0, NAMED).map((place) => (
              <li key={place}>{place}</li>
            ))}
            {more > 0 ? <li>{t('versions.differsMore', { count: more })}</li> : null}
          </ul>
        </>
      )}
      <div className={classes['buttons']}>
        {places.length === 0 ? null : (
          <Button
            size="sm"
            leftSection={<RotateCcw aria-hidden="true" size="1rem" />}
            loading={isRestoring}
            onClick={() => ask(version)}
          >
            {t('versions.restore')}
          </Button>
        )}
        <Button size="sm" variant="subtle" onClick={() => compare(null)}>
          {t('versions.compareEnd')}
        </Button>
      </div>
    </div>
  )
}

/** The places that restoring would change, each named once. */
function useDifferentPlaces(version: ProjectVersion): string[] {
  const { editor } = useSession()
  const work = useEditorState((state) => state.work)
  const files = useEditorState((state) => state.files)
  const nameOf = useFieldName()
  const fields = useMemo(
    () => editor.differences(version),
    // The editor compares exactly these.
    // oxlint-disable-next-line react/exhaustive-deps
    [editor, version, work, files],
  )
  return [...new Set(fields.map((field) => nameOf(field)))]
}

/** At the foot of a list they would open out of sight; when they go, the keyboard stays at their card. */
function keepInHand(actions: HTMLDivElement): () => void {
  actions.scrollIntoView({ block: 'nearest' })
  const card = actions.parentElement?.querySelector('button')
  return () => {
    if (actions.contains(document.activeElement)) card?.focus()
  }
}
