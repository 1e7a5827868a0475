import type { Asset } from '@clipmint/contract'
import { expect, test, vi } from 'vitest'

import { TooLarge, Tray } from './tray.ts'

function assetOf(name: string): Asset {
  return {
    _id: `id of ${name}`,
    type: /mp4|mov/.test(name) ? 'video' : 'image',
    status: 'ready',
    originalName: name,
    size: 1,
    resolution: { width: 1080, height: 1080 },
    duration: null,
    hasSound: false,
    focal: { x: 0.5, y: 0.5 },
    quality: {
      sharpness: null,
      isSmall: false,
      isBlurry: false,
      isDark: false,
      isBright: false,
      isWordy: false,
      ground: null,
      duplicateOf: null,
    },
    cutout: { status: 'none', reason: null, file: null, isTouched: false },
    file: '',
    preview: null,
    poster: '',
    thumbnail: '',
    createdAt: '2026-01-01T00:00:00.000Z',
  }
}

/** A tray whose server answers when the test says so. */
function openTray(stored: Asset[] = []) {
  const waiting = new Map<
    string,
    { resolve: () => void; reject: (error: unknown) => void; signal: AbortSignal }
  >()
  const dropped: string[] = []
  const tray = new Tray(
    {
      send: (file, { signal }) =>
        new Promise((resolve, reject) => {
          waiting.set(file.name, { resolve: () => resolve(assetOf(file.name)), reject, signal })
        }),
      urls: { make: ({ name }) => `local ${name}`, drop: (url) => void dropped.push(url) },
    },
    stored,
  )
  const settle = async (name: string, error?: unknown) => {
    const job = waiting.get(name)
    waiting.delete(name)
    if (error === undefined) job?.resolve()
    else job?.reject(error)
    await vi.waitFor(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { tray, waiting, dropped, settle }
}

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
const names = (tray: Tray) => tray.list.map(({ name }) => name)

test('three files go up at a time, the next when one is done', async () => {
  const { tray, waiting, settle } = openTray()
  tray.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => file(name)))
  expect([...waiting.keys()]).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  await settle('b.jpg')
  expect([...waiting.keys()]).toEqual(['a.jpg', 'c.jpg', 'd.jpg'])
})

test('what is stored keeps its place, whichever came first', async () => {
  const { tray, settle } = openTray()
  tray.add(['a.jpg', 'b.jpg'].map((name) => file(name)))
  await settle('b.jpg')
  await settle('a.jpg')
  expect(tray.assets.map(({ originalName }) => originalName)).toEqual(['a.jpg', 'b.jpg'])
  expect(tray.isBusy).toBe(false)
})

test('a file that is taken away is stopped on its way, and the next goes up', async () => {
  const { tray, waiting, dropped } = openTray()
  tray.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => file(name)))
  const { signal } = waiting.get('a.jpg') ?? {}
  tray.remove(tray.list[0]?.key ?? '')
  expect(signal?.aborted).toBe(true)
  expect(names(tray)).toEqual(['b.jpg', 'c.jpg', 'd.jpg'])
  expect(waiting.has('d.jpg')).toBe(true)
  expect(dropped).toEqual(['local a.jpg'])
})

test('a failure stays with its file, which can be sent again', async () => {
  const { tray, waiting, settle } = openTray()
  tray.add([file('a.jpg')])
  await settle('a.jpg', new Error('away'))
  const [item] = tray.list
  expect(item).toMatchObject({ state: 'failed', error: new Error('away') })
  tray.retry(item?.key ?? '')
  expect(waiting.has('a.jpg')).toBe(true)
  await settle('a.jpg')
  expect(tray.list[0]?.state).toBe('stored')
})

test('thirty is the most; the rest is counted, not taken', () => {
  const { tray } = openTray(Array.from({ length: 29 }, (_, index) => assetOf(`${index}.jpg`)))
  tray.add(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => file(name)))
  expect(tray.list).toHaveLength(30)
  expect(tray.leftOut).toBe(2)
})

test('what was turned away takes no room, and goes all at once', async () => {
  const { tray, settle, dropped } = openTray(
    Array.from({ length: 28 }, (_, index) => assetOf(`${index}.jpg`)),
  )
  const large = file('big.png')
  Object.defineProperty(large, 'size', { value: 21 * 1024 ** 2 })
  tray.add([large, file('a.jpg'), file('b.jpg'), file('c.jpg')])
  expect(tray.leftOut).toBe(1)
  expect(tray.kept).toHaveLength(30)
  await settle('b.jpg', new Error('away'))
  tray.add([file('d.jpg')])
  expect(tray.leftOut).toBe(0)
  tray.retry(tray.list.find(({ name }) => name === 'b.jpg')?.key ?? '')
  expect(tray.leftOut).toBe(1)
  tray.removeRefused()
  expect(tray.list).toHaveLength(30)
  expect(dropped).toEqual(['local c.jpg', 'local big.png', 'local b.jpg'])
})

test('a file that is too large is told so before it is sent', () => {
  const { tray, waiting } = openTray()
  const large = file('big.png')
  Object.defineProperty(large, 'size', { value: 21 * 1024 ** 2 })
  tray.add([large])
  expect(tray.list[0]?.error).toBeInstanceOf(TooLarge)
  expect(waiting.size).toBe(0)
})

test('items change places, and the ends hold', () => {
  const { tray } = openTray(['a.jpg', 'b.jpg', 'c.jpg'].map(assetOf))
  tray.move('id of c.jpg', 0)
  expect(names(tray)).toEqual(['c.jpg', 'a.jpg', 'b.jpg'])
  tray.move('id of c.jpg', 9)
  expect(names(tray)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  tray.move('id of a.jpg', -1)
  expect(names(tray)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
})

test('a phone’s clip without a type is known by its name', () => {
  const { tray } = openTray()
  tray.add([file('IMG_1.MOV', ''), file('IMG_2.HEIC', '')])
  expect(tray.list.map(({ type }) => type)).toEqual(['video', 'image'])
})

test('waiting ends when the last file is stored or turned away', async () => {
  const { tray, settle } = openTray()
  tray.add(['a.jpg', 'b.jpg'].map((name) => file(name)))
  const seen: string[] = []
  void tray.settled().then(() => seen.push('settled'))
  await settle('a.jpg')
  expect(seen).toEqual([])
  await settle('b.jpg', new Error('refused'))
  expect(seen).toEqual(['settled'])
})

test('a tray that is closed and opened again sends what had not arrived, and whoever waits for it hears of it', async () => {
  const { tray, waiting, dropped, settle } = openTray()
  tray.add(['a.jpg', 'b.jpg'].map((name) => file(name)))
  await settle('a.jpg')
  const cut = waiting.get('b.jpg')
  let isSettled = false
  void tray.settled().then(() => {
    isSettled = true
  })
  tray.close()
  expect(cut?.signal.aborted).toBe(true)
  expect(dropped).toContain('local b.jpg')
  tray.open()
  expect(waiting.get('b.jpg')?.signal.aborted).toBe(false)
  await settle('b.jpg')
  expect(names(tray)).toEqual(['a.jpg', 'b.jpg'])
  expect(tray.assets).toHaveLength(2)
  expect(isSettled).toBe(true)
})
