import { describe, expect, it } from 'vitest'

import { SpriteStore } from './sprites.ts'
import { createFakeHome } from './test/fake-home.ts'

const frame = { width: 100, height: 100 }
const whole = { x: 0, y: 0, w: 100, h: 100 }

describe('the sprite store', () => {
  it('paints a sprite once', () => {
    const store = new SpriteStore(createFakeHome(), frame, { scale: 1, keepFrames: Infinity })
    let painted = 0
    const sprites = [1, 2, 3].map(() => store.get('a', whole, () => (painted += 1)))
    expect(painted).toBe(1)
    expect(new Set(sprites).size).toBe(1)
  })

  it('puts the edges of a sprite on whole pixels of the surface', () => {
    const sprite = new SpriteStore(createFakeHome(), frame, { scale: 0.5, keepFrames: Infinity }).get(
      'a',
      { x: 3, y: 5, w: 9, h: 4 },
      () => {},
    )
    expect(sprite).toMatchObject({ x: 2, y: 4, w: 10, h: 6 })
    expect(sprite.canvas).toMatchObject({ width: 5, height: 3 })
  })

  it('lets the longest unused go when it is full, and gives their memory back', () => {
    const home = createFakeHome()
    const store = new SpriteStore(home, frame, { scale: 1, keepFrames: Infinity })
    for (let index = 0; index < 30; index += 1) {
      store.beginFrame()
      store.get('kept', whole, () => {})
      store.get(`sprite ${index}`, whole, () => {})
    }
    const live = home.canvases.filter((canvas) => !canvas.released)
    expect(live.length).toBeLessThanOrEqual(20)
    expect(home.canvases[0]?.released).toBe(false)
  })

  it('keeps whatever the frame being drawn uses, even past its bound', () => {
    const home = createFakeHome()
    const store = new SpriteStore(home, frame, { scale: 1, keepFrames: Infinity })
    store.beginFrame()
    for (let index = 0; index < 40; index += 1) store.get(`sprite ${index}`, whole, () => {})
    expect(home.canvases.every((canvas) => !canvas.released)).toBe(true)
  })

  it('forgets what a film that runs forwards has not shown for long', () => {
    const home = createFakeHome()
    const store = new SpriteStore(home, frame, { scale: 1, keepFrames: 2 })
    const place = { x: 0, y: 0, w: 10, h: 10 }
    store.beginFrame()
    store.get('old', place, () => {})
    for (let later = 0; later < 2; later += 1) {
      store.beginFrame()
      store.get('new', place, () => {})
    }
    expect(home.canvases.map(({ released }) => released)).toEqual([false, false])
    store.beginFrame()
    expect(home.canvases.map(({ released }) => released)).toEqual([true, false])
  })
})
