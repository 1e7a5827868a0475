import { languageOfWords } from '@clipmint/copy'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { readTried, type TriedWords, useTried } from '../store/try/tried.ts'
import { restored, type Refusals, tryPhotos } from '../store/try/try-desk.ts'
import { type Given, useThreeFilms } from './compose-three.ts'
import { FilmRow } from './film-row.tsx'
import { KeepNote } from './keep-note.tsx'
import { LinkForm } from './link-form.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { SampleNote } from './sample-note.tsx'
import { useKeep } from './use-keep.ts'
import { usePage } from './use-page.ts'
import { useSample } from './use-sample.ts'
import { WordForm } from './word-form.tsx'
import { planWords, wordFaults } from './words.ts'

import classes from './tryout.module.css'

/** What the visitor did to come here: brought photographs, has a link, asked for the sample, or was here before. */
export type TryoutStart = { files: readonly File[] } | 'link' | 'sample' | 'kept'

type TryoutProps = {
  start: TryoutStart
  isMoving: boolean
  /** Asked to have everything move, or stand still. */
  onMove: () => void
  /** What stands in the place of the films until there are some. */
  children: ReactNode
}

/** A visitor's photographs and words as three films, before anything is asked of them. */
export function Tryout({ start, isMoving, onMove, children }: TryoutProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { refused, add, clearRefused } = usePhotos(start)
  const { sample, hasFailed, openSample, closeSample } = useSample(start === 'sample')
  const { photos } = useTried()
  const [asked, setAsked] = useAskedWords(start)
  const own: Given | null =
    asked && photos.length > 0 ? { photos, words: asked, language: languageOfWords(asked, language) } : null
  const given = sample ?? own
  const films = useThreeFilms(given)
  usePlannerReady(language)
  const keeping = useKeep()
  const isKeeping = keeping.isRunning || keeping.error !== null
  const [isLinking, setLinking] = useState(start === 'link')
  const stage = useRef<HTMLDivElement>(null)
  const ask = () => {
    setAsked(readTried().words)
    // On a phone the films stand under the form.
    requestAnimationFrame(() => stage.current?.scrollIntoView({ block: 'nearest' }))
  }
  const page = usePage(() => {
    setLinking(false)
    // What a page says may be too little for films; then it waits in the form for more.
    if (Object.keys(wordFaults(readTried().words, language)).length === 0) ask()
  })
  return (
    <div className={classes['tryout']}>
      {isLinking ? (
        <LinkForm page={page} onClose={() => setLinking(false)} />
      ) : sample ? (
        <SampleNote onOwn={closeSample} />
      ) : (
        <>
          <PhotoStrip
            onAdd={add}
            onRemove={clearRefused}
            refused={refused}
            isOnlyHere={!isKeeping}
            onSample={openSample}
            onLink={() => setLinking(true)}
          />
          {hasFailed ? (
            <p className={classes['fault']} role="alert">
              {t('landing.tryFailed')}
            </p>
          ) : null}
          <WordForm isBusy={films.isFetching} onAsk={ask} />
        </>
      )}
      <div ref={stage} className={classes['stage']}>
        {isKeeping ? <KeepNote keeping={keeping} /> : null}
        {given ? (
          <FilmRow
            films={films}
            isMoving={isMoving}
            onMove={onMove}
            onKeep={
              sample
                ? null
                : ({ card, spoken, turn }) =>
                    keeping.keep({ templateId: card._id, scenarioId: spoken.id, lang: given.language, turn })
            }
          />
        ) : (
          children
        )}
      </div>
    </div>
  )
}

/**
 * Plans once while the visitor is still writing: the first plan of a page compiles the patterns of the law check, which takes
 * a slow phone over a second, and each after it a tenth of that.
 */
function usePlannerReady(language: 'ko' | 'en') {
  const { t } = useTranslation()
  const [name, info] = [t('tryout.sampleName'), t('tryout.sampleInfo')]
  useEffect(() => {
    const prepare = () => void planWords({ name, info, price: '', currency: '' }, language, 1)
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(prepare, 500)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(prepare)
    return () => cancelIdleCallback(handle)
  }, [name, info, language])
}

function usePhotos(start: TryoutStart) {
  const [refused, setRefused] = useState<Refusals | null>(null)
  const add = (files: readonly File[]) => {
    if (files.length > 0) void tryPhotos(files).then(setRefused)
  }
  const isBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (isBegun.current || typeof start !== 'object') return
    isBegun.current = true
    add(start.files)
  })
  useEffect(() => begin(), [])
  return { refused, add, clearRefused: () => setRefused(null) }
}

/** The words that films were asked for with last. Who was here before sees theirs again. */
function useAskedWords(start: TryoutStart) {
  const { language } = useFormats()
  const [asked, setAsked] = useState<TriedWords | null>(null)
  const askAgain = useEffectEvent(() => {
    const { words } = readTried()
    if (start === 'kept' && Object.keys(wordFaults(words, language)).length === 0) setAsked(words)
  })
  useEffect(() => void restored.then(() => askAgain()), [])
  return [asked, setAsked] as const
}
