import type { StoreCard } from '@clipmint/contract'
import type { Ratio, Template } from '@clipmint/film'
import { Page } from '@clipmint/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../../../app/links.tsx'
import { usePageTitle } from '../../../../app/page-title.ts'
import { useFormats } from '../../../../locales/use-words.ts'
import { RatioSwitch } from '../../parts/ratio-switch.tsx'
import { triedFilm } from '../try/compose-tried.ts'
import { plainFileOf, useTried } from '../try/tried.ts'
import { TryPanel } from '../try/try-panel.tsx'
import { FilmPlayer } from './film-player.tsx'
import { MakePanel } from './make-panel.tsx'
import { SceneList } from './scene-list.tsx'
import { Similar } from './similar.tsx'
import { TemplateHead } from './template-head.tsx'
import { useStageInSight } from './use-stage-in-sight.ts'

import classes from './template-room.module.css'

const route = getRouteApi('/store/$id')

type TemplateRoomProps = { card: StoreCard; template: Template }

/** One template: the film, what it is, the visitor's own photographs in it, its scenes, and others like it. */
export function TemplateRoom({ card, template }: TemplateRoomProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const navigate = route.useNavigate()
  const { ratio = '9:16' } = route.useSearch()
  const { photos, headline } = useTried()
  // Typing stays quick: the film follows when it can.
  const words = useDeferredValue(headline)
  const film = useMemo(
    () => triedFilm(template, { ratio, lang: language, files: photos.map(plainFileOf), headline: words }),
    [template, ratio, language, photos, words],
  )
  const { stage, show } = useStageInSight()
  usePageTitle(card.title[language])
  const changeRatio = (next: Ratio) =>
    void navigate({
      search: next === '9:16' ? {} : { ratio: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <Page>
      <AnchorLink to="/store" className={classes['back'] ?? ''}>
        {t('store.allTemplates')}
      </AnchorLink>
      <div className={classes['room']}>
        <div ref={stage} className={classes['stage']}>
          <FilmPlayer film={film} title={card.title[language]} />
          <RatioSwitch value={ratio} onChange={changeRatio} />
        </div>
        <div className={classes['side']}>
          <TemplateHead card={card} film={film} />
          <TryPanel template={template} onAdded={show} />
          <MakePanel card={card} ratio={ratio} />
        </div>
      </div>
      <SceneList template={template} film={film} />
      <Similar card={card} ratio={ratio} />
    </Page>
  )
}
