import type { ProjectVersion } from '@clipmint/contract'
import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useAssets, useSession } from '../session/use-session.ts'
import { useComparing } from './comparing.ts'
import type { FilmStills } from './film-stills.ts'
import { VersionActions } from './version-actions.tsx'
import { VersionMenu } from './version-menu.tsx'
import { VersionStill } from './version-still.tsx'
import { useVersionWords } from './version-words.ts'

import classes from './version-card.module.css'

/** One version of the list; pressed, it comes onto the stage beside the video as it is now. */
export function VersionCard({ version, stills }: { version: ProjectVersion; stills: FilmStills }) {
  const { editor } = useSession()
  const { version: compared, compare } = useComparing()
  const { name, facts, changes } = useVersionWords()(version)
  const isCompared = compared?._id === version._id
  const toggle = () => {
    editor.select(null)
    compare(isCompared ? null : version)
  }
  return (
    <li className={classes['card']} data-compared={isCompared || undefined}>
      <div className={classes['row']}>
        <button type="button" className={classes['open']} aria-pressed={isCompared} onClick={toggle}>
          <VersionStill version={version} stills={stills} />
          <span className={classes['words']}>
            <b>
              {version.name === null ? null : <Bookmark aria-hidden="true" size="0.875rem" />}
              {name}
            </b>
            {/* A date is not broken within. */}
            <time dateTime={version.savedAt}>
              {facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ')}
            </time>
            {changes === null ? null : <span>{changes}</span>}
            <Missing version={version} />
          </span>
        </button>
        <VersionMenu version={version} name={name} />
      </div>
      {isCompared ? <VersionActions version={version} /> : null}
    </li>
  )
}

/** How many of its pictures are gone for good. */
function Missing({ version }: { version: ProjectVersion }) {
  const { t } = useTranslation()
  const assets = useAssets()
  const shown = new Set(Object.values(version.userSource.media).map(({ assetId }) => assetId))
  const count = [...shown].filter((id) => !assets.has(id)).length
  return count === 0 ? null : <span className={classes['missing']}>{t('versions.missing', { count })}</span>
}
