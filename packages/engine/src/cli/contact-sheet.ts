import { type Film, type MediaFile, ratios, safeArea, type Template } from '@clipmint/film'
import { type Canvas, createCanvas } from '@napi-rs/canvas'

import { drawFrame } from '../draw/frame.ts'
import { registerFonts } from '../node/fonts.ts'
import { nodeHome, toSurface } from '../node/home.ts'
import { NodeMedia } from '../node/media.ts'
import { Stage } from '../stage.ts'
import { sampleFilm } from './sample-film.ts'

export type SheetOptions = {
  lang: 'ko' | 'en'
  /** An owner's pictures, put into the slots as the product would; none draws placeholders. */
  photos: readonly MediaFile[]
  /** Draws what the networks' own buttons cover. */
  showSafeArea: boolean
}

const MOMENTS = 8
const SHEET_WIDTH = 2400
const GAP = 12

/** A picture to judge a template by: eight moments, a row for each ratio, as a PNG. */
export async function drawContactSheet(template: Template, options: SheetOptions): Promise<Buffer> {
  registerFonts()
  const films = ratios.map((ratio) => sampleFilm(template, ratio, options))
  const cellWidth = Math.floor((SHEET_WIDTH - GAP) / MOMENTS) - GAP
  const heights = films.map((film) => Math.floor((cellWidth * film.height) / film.width))
  const sheet = createCanvas(
    SHEET_WIDTH,
    heights.reduce((sum, height) => sum + height + GAP, GAP),
  )
  const context = sheet.getContext('2d', { alpha: false })
  context.fillStyle = '#d8dcdb'
  context.fillRect(0, 0, sheet.width, sheet.height)
  let top = GAP
  for (const [row, film] of films.entries()) {
    const cells = await drawMoments(film, { width: cellWidth, options })
    for (const [column, cell] of cells.entries())
      context.drawImage(cell, GAP + column * (cellWidth + GAP), top)
    top += (heights[row] ?? 0) + GAP
  }
  return sheet.encode('png')
}

/** The moments worth looking at: the first frame, each scene when it has come to rest, and a change of scene. */
export function sheetMoments(film: Film): number[] {
  const rests = film.scenes.map(({ startMs, durationMs }) => startMs + durationMs * 0.74)
  const shown = rests.length <= MOMENTS - 1 ? rests : pickEvenly(rests, MOMENTS - 1)
  const changes = film.scenes
    .slice(1)
    .map(
      ({ startMs, transition }) => startMs + (transition.kind === 'cut' ? 130 : transition.durationMs * 0.32),
    )
  const rest = pickEvenly(changes, MOMENTS - 1 - shown.length)
  return [0, ...shown, ...rest].toSorted((one, other) => one - other)
}

function pickEvenly(times: readonly number[], count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const at = count === 1 ? 0 : Math.round((index * (times.length - 1)) / (count - 1))
    return times[at] ?? 0
  })
}

async function drawMoments(
  film: Film,
  { width, options }: { width: number; options: SheetOptions },
): Promise<Canvas[]> {
  const scale = width / film.width
  const stage = new Stage(nodeHome, film, scale)
  const media = new NodeMedia(film, Object.fromEntries(options.photos.map(({ id }) => [id, id])))
  const cells: Canvas[] = []
  for (const timeMs of sheetMoments(film)) {
    const cell = createCanvas(width, Math.floor(film.height * scale))
    const surface = toSurface(cell.getContext('2d', { alpha: false }))
    await media.prepare(timeMs)
    drawFrame(surface, stage, timeMs, media)
    if (options.showSafeArea) {
      const { left, top, right, bottom } = safeArea[film.ratio]
      surface.fillStyle = 'rgba(255,0,60,0.22)'
      surface.beginPath()
      surface.rect(0, 0, cell.width, cell.height)
      surface.rect(
        left * cell.width,
        top * cell.height,
        (1 - left - right) * cell.width,
        (1 - top - bottom) * cell.height,
      )
      surface.fill('evenodd')
    }
    cells.push(cell)
  }
  stage.dispose()
  await media.close()
  return cells
}
