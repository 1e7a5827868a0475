import type { Asset } from '@clipmint/contract'
import { expect, it, vi } from 'vitest'

import { AssetBook } from './asset-book.ts'

const song = {
  _id: 'song',
  originalName: '녹음 3.mp3',
  status: 'ready',
  preview: null,
  file: '/song?signature=1',
  quality: { duplicateOf: null, sharpness: null },
  cutout: { status: 'none', file: null },
} as Asset

it('tells of a file that was given another name, and not of one whose link alone is new', () => {
  const book = new AssetBook()
  book.add([song])
  const heard = vi.fn<() => void>()
  book.subscribe(heard)
  book.add([{ ...song, file: '/song?signature=2' }])
  expect(heard).not.toHaveBeenCalled()
  book.add([{ ...song, originalName: '우리 가게 노래.mp3' }])
  expect(heard).toHaveBeenCalledOnce()
  expect(book.byId.get('song')?.originalName).toBe('우리 가게 노래.mp3')
})

it('tells of a cut-out that was made, switched off or touched up, and not of one whose link alone is new', () => {
  const book = new AssetBook()
  const withCutout = (status: 'none' | 'made' | 'off', file: string | null): Asset => ({
    ...song,
    cutout: { ...song.cutout, status, file },
  })
  book.add([withCutout('none', null)])
  const heard = vi.fn<() => void>()
  book.subscribe(heard)
  book.add([withCutout('made', '/cutout.webp?signature=1')])
  book.add([withCutout('made', '/cutout.webp?signature=2')])
  expect(heard).toHaveBeenCalledTimes(1)
  book.add([withCutout('made', '/cutout-2.webp?signature=1')])
  book.add([withCutout('off', null)])
  expect(heard).toHaveBeenCalledTimes(3)
})
