import { describe, expect, it } from 'vitest'

import { goldenFilms } from '../golden/films.ts'
import { enters, filmOf, media, motion, shape, text } from '../golden/parts.ts'
import { noMedia } from '../media.ts'
import { Stage } from '../stage.ts'
import { createFakeCanvas, createFakeHome, type FakeCanvas } from '../test/fake-home.ts'
import { drawFrame } from './frame.ts'

function drawn(film: Parameters<typeof filmAt>[0], timeMs: number): FakeCanvas {
  return filmAt(film, timeMs).canvas
}

function filmAt(
  film: ReturnType<typeof filmOf>,
  timeMs: number,
): { canvas: FakeCanvas; home: ReturnType<typeof createFakeHome> } {
  const home = createFakeHome()
  const canvas = createFakeCanvas(film.width, film.height)
  drawFrame(canvas.surface, new Stage(home, film, 1), timeMs, noMedia)
  return { canvas, home }
}

const colored = (color: string) => ({
  ground: color,
  layers: [shape('a', { form: 'rect', radius: 0 }, { x: 0, y: 0, w: 10, h: 10 })],
})

describe('drawing a frame', () => {
  it('draws every film of the golden set at any time and leaves the surface as it found it', () => {
    for (const film of Object.values(goldenFilms)) {
      for (let timeMs = -100; timeMs < film.durationMs + 200; timeMs += 130) {
        const { calls } = drawn(film, timeMs)
        const saves = calls.filter(({ name }) => name === 'save').length
        const restores = calls.filter(({ name }) => name === 'restore').length
        expect(restores).toBe(saves)
      }
    }
  })

  it('draws the same twice', () => {
    const one = drawn(goldenFilms.pictures, 1700).calls
    expect(drawn(goldenFilms.pictures, 1700).calls).toEqual(one)
  })

  it('shows the last frame past the end', () => {
    const film = filmOf('1:1', [colored('#111111'), colored('#222222')])
    expect(drawn(film, 99_999).calls.find(({ name }) => name === 'fillRect')?.style).toBe('#222222')
  })

  it('keeps the leaving scene alive while the next one comes', () => {
    const coming = {
      ...colored('#222222'),
      transition: { kind: 'wipe', durationMs: 400, angle: 0, easing: 'linear' } as const,
    }
    const film = filmOf('1:1', [colored('#111111'), coming])
    const grounds = (timeMs: number) =>
      drawn(film, timeMs)
        .calls.filter(({ name, args }) => name === 'fillRect' && args[2] === 1080)
        .map(({ style }) => style)
    expect(grounds(1400)).toEqual(['#111111'])
    expect(grounds(1600)).toEqual(['#111111', '#222222'])
    expect(grounds(1950)).toEqual(['#222222'])
  })

  it('leaves out what cannot be seen yet', () => {
    const late = shape(
      'late',
      { form: 'rect', radius: 0 },
      { x: 5, y: 5, w: 50, h: 50 },
      { fill: '#abcdef', motion: enters(motion('fade', { delayMs: 500 })) },
    )
    const film = filmOf('1:1', [{ ground: '#000000', layers: [late] }])
    const styles = (timeMs: number) =>
      drawn(film, timeMs)
        .calls.filter(({ name }) => name === 'fill')
        .map(({ style }) => style)
    expect(styles(100)).toEqual([])
    expect(styles(1200)).toEqual(['#abcdef'])
  })

  it('moves words one after another', () => {
    const words = text(
      'w',
      'one two',
      { x: 0, y: 0, w: 900, h: 300, size: 100 },
      { motion: enters(motion('fade', { by: 'word', staggerMs: 400, durationMs: 200, easing: 'linear' })) },
    )
    const film = filmOf('1:1', [{ ground: '#ffffff', layers: [words] }])
    const alphas = (timeMs: number) =>
      drawn(film, timeMs)
        .calls.filter(({ name }) => name === 'drawImage')
        .map(({ alpha }) => alpha)
    expect(alphas(100)).toEqual([0.5])
    expect(alphas(500)).toEqual([1, 0.5])
    // At rest they are one picture.
    expect(alphas(1200)).toEqual([1])
  })

  it('puts a see-through card together before it is blended, so that its shadow does not show through', () => {
    const card = media(
      'c',
      { x: 10, y: 10, w: 100, h: 100 },
      { opacity: 0.5, shadow: { x: 0, y: 9, blur: 9, color: '#000000' } },
    )
    const { canvas } = filmAt(filmOf('1:1', [{ ground: '#ffffff', layers: [card] }]), 500)
    const pictures = canvas.calls.filter(({ name }) => name === 'drawImage')
    expect(pictures.map(({ alpha, args }) => [alpha, args.slice(1)])).toEqual([[0.5, [0, 0, 1080, 1080]]])
  })

  it('takes what looks the same in the next version of a film from before', () => {
    const home = createFakeHome()
    const film = (words: string) =>
      filmOf('1:1', [
        {
          ground: '#ffffff',
          layers: [
            text('a', words, { x: 0, y: 0, w: 900, h: 100, size: 50 }),
            text('b', 'same', { x: 0, y: 200, w: 900, h: 100, size: 50 }),
          ],
        },
      ])
    const stage = new Stage(home, film('one'), 1)
    const { surface } = createFakeCanvas(1080, 1080)
    drawFrame(surface, stage, 0, noMedia)
    const before = home.canvases.length
    stage.showFilm(film('two'))
    drawFrame(surface, stage, 0, noMedia)
    expect(home.canvases.length - before).toBe(1)
  })
})
