import type { ProjectVersion } from '@clipmint/contract'
import type { Film } from '@clipmint/film'
import { useMemo } from 'react'

import { showable } from '../../player/shown.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'

/** The film of a version, as it can be shown now. */
export function useVersionFilm(version: ProjectVersion): Film {
  const { editor } = useSession()
  const assets = useAssets()
  const files = useEditorState((state) => state.files)
  const brand = useEditorState((state) => state.brand)
  return useMemo(
    () => showable(editor.filmOf(version), assets),
    // The editor composes from exactly these.
    // oxlint-disable-next-line react/exhaustive-deps
    [editor, version, files, brand, assets],
  )
}
