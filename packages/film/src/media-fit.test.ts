import { expect, it } from 'vitest'

import { placeMedia } from './media-fit.ts'

const photo = (width: number, height: number, focal = { x: 0.5, y: 0.5 }) => ({
  crop: null,
  file: { width, height, focal },
})

it('covers a place around the focal point and never leaves the picture', () => {
  const { source, target } = placeMedia(photo(3000, 2000, { x: 0.95, y: 0.5 }), 'cover', {
    width: 1080,
    height: 1920,
  })
  expect(source.x + source.w).toBeCloseTo(3000)
  expect(source.w / source.h).toBeCloseTo(1080 / 1920)
  expect(target).toEqual({ x: 0, y: 0, w: 1080, h: 1920 })
})

it('shows the whole picture when covering would cut most of it away', () => {
  expect(placeMedia(photo(3000, 2000), 'auto', { width: 1080, height: 1920 }).contained).toBe(true)
  expect(placeMedia(photo(3000, 2000), 'auto', { width: 1080, height: 900 }).contained).toBe(false)
})

it('shows the whole picture rather than a soft one', () => {
  expect(placeMedia(photo(400, 400), 'auto', { width: 1000, height: 1000 }).contained).toBe(true)
})

it('lets the owner’s crop decide', () => {
  const crop = { x: 0.5, y: 0, w: 0.5, h: 1 }
  const { source } = placeMedia({ ...photo(2000, 1000), crop }, 'cover', { width: 1000, height: 1000 })
  expect(source).toEqual({ x: 1000, y: 0, w: 1000, h: 1000 })
})
