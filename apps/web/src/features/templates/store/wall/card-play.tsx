import type { Ratio } from '@clipmint/film'
import { useMemo } from 'react'

import { useFormats } from '../../../../locales/use-words.ts'
import { FilmPlay } from '../../preview/film-play.tsx'
import { useTemplate } from '../queries.ts'
import { triedFilm } from '../try/compose-tried.ts'
import { plainFileOf, useTried } from '../try/tried.ts'

/** A card's template playing, with the photographs and the headline that the visitor tries. */
export function CardPlay({ templateId, ratio }: { templateId: string; ratio: Ratio }) {
  const { language } = useFormats()
  const { data } = useTemplate(templateId)
  const { photos, headline } = useTried()
  const film = useMemo(
    () =>
      data
        ? triedFilm(data.document, { ratio, lang: language, files: photos.map(plainFileOf), headline })
        : null,
    [data, ratio, language, photos, headline],
  )
  return film ? <FilmPlay film={film} /> : null
}
