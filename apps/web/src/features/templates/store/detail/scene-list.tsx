import { designedLimit, type Film, sceneMoment, slotsOf, type Template } from '@clipmint/film'
import { ImageIcon, Type } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../../locales/use-words.ts'
import { FilmStill } from '../../preview/film-still.tsx'

import classes from './scene-list.module.css'

/** The template scene by scene: how each looks, and which words and pictures it wants. */
export function SceneList({ template, film }: { template: Template; film: Film }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  return (
    <section className={classes['section']} aria-labelledby="store-scenes">
      <h2 id="store-scenes" className={classes['heading']}>
        {t('store.sceneHeading', { count: template.scenes.length })}
      </h2>
      <ol className={classes['list']}>
        {slotsOf(template).map(({ scene, text, media }) => (
          <li key={scene.id} className={classes['scene']}>
            <span className={classes['still']} style={{ aspectRatio: film.ratio.replace(':', ' / ') }}>
              <FilmStill film={film} timeMs={sceneMoment(film, scene.id) ?? 0} />
            </span>
            <div className={classes['words']}>
              <h3>
                {scene.label[language]}
                {scene.optional ? <small>{t('store.optional')}</small> : null}
              </h3>
              <ul>
                {media.length > 0 ? (
                  <li>
                    <ImageIcon aria-hidden="true" size="0.875rem" />
                    {t(
                      media.some(({ slot }) => slot.accept.includes('video'))
                        ? 'store.slotMedia'
                        : 'store.slotPhotos',
                      { count: media.length },
                    )}
                  </li>
                ) : null}
                {text.map((slot) => (
                  <li key={slot.id}>
                    <Type aria-hidden="true" size="0.875rem" />
                    <span>
                      {t('store.slotWords', {
                        words: slot.slot.sample[language].replaceAll('\n', ' '),
                        most: designedLimit(slot, language),
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
