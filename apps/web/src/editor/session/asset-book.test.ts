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
