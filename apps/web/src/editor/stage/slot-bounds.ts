import { type SlotBox, type SlotMap, slotBoxesAt } from '@clipmint/editor'
import { createMeasure, layoutText, type Surface, type TextMeasure } from '@clipmint/engine'
import { loadFonts } from '@clipmint/engine/browser'
import type { Film, FilmText, Rect } from '@clipmint/film'
import { useEffect, useState } from 'react'

let measure: TextMeasure | null = null

/** Where the slots of a moment stand: words where they are set, not where they may be. Empty until fonts are there. */
export function useSlotBounds(film: Film, slots: SlotMap, sceneId: string | null): readonly SlotBox[] {
  const isReady = useFontsOf(film)
  const scene = film.scenes.find(({ id }) => id === sceneId)
  if (!isReady || !scene) return []
  return slotBoxesAt(film, slots, scene.startMs).map((box) => {
    const layer = scene.layers.find(({ id }) => id === box.slotId)
    return layer?.kind === 'text' ? { ...box, ...boundsOf(layer) } : box
  })
}

/** The words of a slot as they are set: how many lines, and the rectangle of their ink. Null while nobody can say. */
export function useTextSetting(
  film: Film,
  slotId: string,
): { layer: FilmText; lines: number; ink: Rect } | null {
  const isReady = useFontsOf(film)
  const layer = film.scenes.flatMap((scene) => scene.layers).find(({ id }) => id === slotId)
  if (!isReady || layer?.kind !== 'text') return null
  const { lines, bounds } = layoutText(textMeasure(), layer)
  return { layer, lines: lines.length, ink: bounds }
}

function useFontsOf(film: Film): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isWanted = true
    void loadFonts(film).then(
      () => isWanted && setReady(true),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [film])
  return isReady
}

const known = new WeakMap<FilmText, Pick<SlotBox, 'x' | 'y' | 'w' | 'h'>>()

/** The ink of a text with a little air, so that a frame around it does not touch its letters. */
function boundsOf(layer: FilmText): Pick<SlotBox, 'x' | 'y' | 'w' | 'h'> {
  const measured = known.get(layer)
  if (measured) return measured
  const air = 14
  const { x, y, w, h } = layoutText(textMeasure(), layer).bounds
  const bounds = { x: x - air, y: y - air, w: w + 2 * air, h: h + 2 * air }
  known.set(layer, bounds)
  return bounds
}

function textMeasure(): TextMeasure {
  // The browser's context has all of the engine's surface; TypeScript sees wider types in a few of its members.
  measure ??= createMeasure(new OffscreenCanvas(1, 1).getContext('2d') as unknown as Surface)
  return measure
}
