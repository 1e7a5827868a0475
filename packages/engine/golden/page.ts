import type { Film } from '@clipmint/film'
import { must } from '@clipmint/kit'

import { FilmView, loadFonts, Player } from '../src/browser.ts'
import { browserHome } from '../src/browser/home.ts'
import { Stage } from '../src/stage.ts'
import type { Played } from './played.ts'

/** What the harness may ask of the page. */
export type GoldenPage = {
  show(film: Film, urls: Record<string, string>): Promise<void>
  /** The frame at a time, as a PNG in base64. */
  frame(timeMs: number): Promise<string>
  /** Each text's lines, by its layer. */
  lines(): Record<string, string[]>
  /** Plays a film with its sound for a while, then seeks, and says what happened. */
  play(film: Film, forMs: number): Promise<Played>
}

declare global {
  var golden: GoldenPage
}

const canvas = must(document.querySelector('canvas'), 'the canvas')
let view: FilmView | null = null
let shown: Film | null = null

globalThis.golden = {
  async show(film, urls) {
    view?.dispose()
    canvas.style.width = `${film.width}px`
    shown = film
    view = new FilmView(canvas, film, { urlOf: ({ file }) => urls[file.id] ?? null, pixelRatio: 1 })
    await loadFonts(film)
    await view.ready
    view.fit()
  },
  async frame(timeMs) {
    await must(view, 'a film').drawExactly(timeMs)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const bytes = new Uint8Array(await must(blob, 'a picture').arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return btoa(text)
  },
  lines() {
    const stage = new Stage(browserHome, must(shown, 'a film'), 1)
    const texts = stage.film.scenes.flatMap(({ layers }) => layers).filter((layer) => layer.kind === 'text')
    const lines = Object.fromEntries(
      texts.map((layer) => [layer.id, stage.layoutOf(layer).lines.map(({ text }) => text)]),
    )
    stage.dispose()
    return lines
  },
  async play(film, forMs) {
    view?.dispose()
    view = null
    canvas.style.width = '360px'
    let frames = 0
    const player = new Player(canvas, film, { urlOf: () => null, sound: true, onTime: () => (frames += 1) })
    await player.view.ready
    await player.soundReady
    player.play()
    await new Promise((resolve) => setTimeout(resolve, forMs))
    player.pause()
    const played = { timeMs: player.timeMs, frames }
    player.seek(500)
    const result = { ...played, soughtMs: player.timeMs, playing: player.playing }
    player.dispose()
    return result
  },
}
