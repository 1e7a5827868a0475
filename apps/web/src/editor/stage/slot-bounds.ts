import { type SlotBox, type SlotMap, slotBoxesAt } from '@clipmint/editor'
import { createMeasure, layoutText, type Surface, type TextMeasure } from '@clipmint/engine'
import { loadFonts } from '@clipmint/engine/browser'
import type { CheckInsight, Film, FilmText, Rect } from '@clipmint/film'
import { useEffect, useState } from 'react'

/** Where the slots of a moment stand: words where they are set, not where they may be. Empty until fonts are there. */
export function useSlotBounds(film: Film, slots: SlotMap, sceneId: string | null): readonly SlotBox[] {
  const faces = useFacesFor(film)
  const scene = film.scenes.find(({ id }) => id === sceneId)
  if (faces === null || !scene) return []
  const ruler = rulerFor(faces)
  return slotBoxesAt(film, slots, scene.startMs).map((box) => {
    const layer = scene.layers.find(({ id }) => id === box.slotId)
    return layer?.kind === 'text' ? { ...box, ...boundsOf(layer, ruler) } : box
  })
}

/** The words of a slot as they are set: how many lines, and the rectangle of their ink. Null while nobody can say. */
export function useTextSetting(
  film: Film,
  slotId: string,
): { layer: FilmText; lines: number; ink: Rect } | null {
  const faces = useFacesFor(film)
  const layer = film.scenes.flatMap((scene) => scene.layers).find(({ id }) => id === slotId)
  if (faces === null || layer?.kind !== 'text') return null
  const { lines, bounds } = layoutText(rulerFor(faces).measure, layer)
  return { layer, lines: lines.length, ink: bounds }
}

type DrawnWords = Required<Pick<CheckInsight, 'drawnShareOf' | 'linesOf'>>

/** How words of a film are drawn, once its fonts are there; null where they do not come, for then nobody can say. */
export function wordsOnceDrawn(film: Film): Promise<DrawnWords | null> {
  return loadFonts(film).then(drawnWords, () => null)
}

/**
 * Tells how large words are drawn, as a share of the size they are set in when they have the room, and where their lines
 * stand. Measures by itself: a font on its way would leave its mark on what the frames are measured with.
 */
export function drawnWords(): DrawnWords {
  const measure = newMeasure()
  const known = new Map<FilmText, ReturnType<typeof layoutText>>()
  const layoutOf = (layer: FilmText) => {
    const layout = known.get(layer) ?? layoutText(measure, layer)
    known.set(layer, layout)
    return layout
  }
  return {
    drawnShareOf: (layer) => layoutOf(layer).size / layer.size,
    linesOf: (layer) => layoutOf(layer).lines.map(({ cell }) => cell),
  }
}

/** How many faces the page had when a film's were last all there; null before. The first emoji typed brings another. */
function useFacesFor(film: Film): number | null {
  const [faces, setFaces] = useState<number | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadFonts(film).then(
      () => isWanted && setFaces(document.fonts.size),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [film])
  return faces
}

type Bounds = Pick<SlotBox, 'x' | 'y' | 'w' | 'h'>

/** What measures words, and what it said of them, as long as the page has no other faces. */
type Ruler = { faces: number; measure: TextMeasure; known: WeakMap<FilmText, Bounds> }

let lastRuler: Ruler | null = null

/** A face that comes late makes words wider than they were measured: then all is measured anew. */
function rulerFor(faces: number): Ruler {
  if (lastRuler?.faces === faces) return lastRuler
  lastRuler = { faces, measure: newMeasure(), known: new WeakMap() }
  return lastRuler
}

function newMeasure(): TextMeasure {
  // The browser's context has all of the engine's surface; TypeScript sees wider types in a few of its members.
  return createMeasure(new OffscreenCanvas(1, 1).getContext('2d') as unknown as Surface)
}

/** The ink of a text with a little air, so that a frame around it does not touch its letters. */
function boundsOf(layer: FilmText, { measure, known }: Ruler): Bounds {
  const measured = known.get(layer)
  if (measured) return measured
  const air = 14
  const { x, y, w, h } = layoutText(measure, layer).bounds
  const bounds = { x: x - air, y: y - air, w: w + 2 * air, h: h + 2 * air }
  known.set(layer, bounds)
  return bounds
}
