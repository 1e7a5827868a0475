import type { Project } from '@clipmint/contract'
import { useMemo } from 'react'

import { composeShown } from './compose-preview.ts'
import { useKnownFiles } from './desk.ts'
import { FilmStill } from './film-still.tsx'

/** A project as it stands, as one picture that fills its place. */
export function ProjectStill({ project }: { project: Project }) {
  const { files, brand } = project
  const known = useMemo(() => (brand.logo ? [...files, brand.logo] : files), [files, brand.logo])
  useKnownFiles(known)
  const film = useMemo(() => {
    const { template, userSource, bgm, bgmUrl, changedColor } = project
    const content = {
      userSource,
      bgm,
      bgmUrl,
      changedColor,
      watermark: project.watermark,
      brand: { name: brand.name, logoAssetId: brand.logo?._id ?? null },
    }
    return composeShown(template, content, known)
  }, [project, brand, known])
  return <FilmStill film={film} />
}
