import { checkLine } from '@clipmint/copy'
import type { Contrasts } from '@clipmint/engine'
import { FilmContrast } from '@clipmint/engine/browser'
import type { CheckInsight, Finding } from '@clipmint/film'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

import { showable } from '../../player/shown.ts'
import { useUploads } from '../media/use-uploads.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'
import { wordsOnceDrawn } from '../stage/slot-bounds.ts'
import { usePlayback } from '../stage/use-playback.ts'
import { useKnownFacts } from '../words/use-known-facts.ts'
import { useMusicIsLimited } from './use-music-is-limited.ts'

/** The stage comes first: what there is to see to is worked out once the hands rest this long. */
const REST_MS = 300
/** Clips and slow lines may keep contrasts waiting: the rest is told by then, as they were measured last. */
const PATIENCE_MS = 4_000

/** What is found, and how well words read. */
type Found = { list: readonly Finding[]; contrasts: Contrasts }

/**
 * All that is found, once the work has been left alone for a moment. It is told once, when fonts are there and words
 * have been measured on the pixels behind them: a list that grows while it is read is not trusted.
 */
export function useFound(): Found {
  const { editor, assets: book, uploads, startedFromSamples: isFromSamples } = useSession()
  const work = useEditorState((state) => state.work)
  const files = useEditorState((state) => state.files)
  const overlong = useEditorState((state) => state.overlong)
  const brand = useEditorState((state) => state.brand)
  const assets = useAssets()
  const { list } = useUploads()
  const isMusicLimited = useMusicIsLimited()
  const claimOf = useClaims()
  const meter = useContrastMeter()
  const [found, setFound] = useState<Found>({ list: [], contrasts: new Map() })
  useEffect(() => {
    let isWanted = true
    const { current: contrastMeter } = meter
    const tell = (measured: Contrasts | null, drawn: CheckInsight) =>
      setFound((before) => {
        const contrasts = measured ?? before.contrasts
        const now = editor.findings({
          ...drawn,
          isFromSamples,
          isBroken: (id) => book.byId.get(id)?.status === 'failed',
          uploads: uploads.slotIds,
          isMusicLimited,
          claimOf,
          contrastOf: (slotId) => figuresOf(contrasts, slotId),
        })
        return { list: same(before.list, now), contrasts }
      })
    const findAll = async () => {
      const film = showable(editor.film(), book.byId)
      const drawn = (await wordsOnceDrawn(film)) ?? {}
      const late = setTimeout(() => isWanted && tell(null, drawn), PATIENCE_MS)
      const measured = await contrastMeter?.measure(film).catch((error: unknown): Contrasts => {
        // All else is told though measuring failed, and nothing of what words stood on before.
        reportError(error)
        return new Map()
      })
      clearTimeout(late)
      if (isWanted) tell(measured ?? null, drawn)
    }
    const timer = setTimeout(() => void findAll(), REST_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
      contrastMeter?.end()
    }
  }, [
    editor,
    book,
    uploads,
    meter,
    work,
    files,
    overlong,
    brand,
    assets,
    list,
    isMusicLimited,
    claimOf,
    isFromSamples,
  ])
  return found
}

/** What advertising law says of words, by what is known of what the video is about. */
function useClaims(): NonNullable<CheckInsight['claimOf']> {
  const product = useKnownFacts()
  return useCallback((words) => claimWords[checkLine(words, { product }).verdict], [product])
}

const claimWords = { ok: null, warn: 'doubtful', block: 'forbidden' } as const

/** Measures words for as long as the screen stands; null before. */
function useContrastMeter(): RefObject<FilmContrast | null> {
  const { urlOf, library } = usePlayback()
  const meter = useRef<FilmContrast | null>(null)
  useEffect(() => {
    const fresh = new FilmContrast({ urlOf, library })
    meter.current = fresh
    return () => {
      meter.current = null
      fresh.dispose()
    }
  }, [urlOf, library])
  return meter
}

/** Two decimals say more than anyone sees, and do not change with a pixel. */
function figuresOf(contrasts: Contrasts, slotId: string): { ratio: number; least: number } | null {
  const contrast = contrasts.get(slotId)
  return contrast ? { ratio: Math.floor(contrast.ratio * 100) / 100, least: contrast.least } : null
}

/** The list as it was, if it says the same: nothing is drawn anew then. */
function same(before: readonly Finding[], now: readonly Finding[]): readonly Finding[] {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}
