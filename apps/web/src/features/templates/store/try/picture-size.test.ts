import { expect, it } from 'vitest'

import { readSize } from './picture-size.ts'

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const zeros = (count: number) => Array.from({ length: count }, () => 0)
const size = (...bytes: number[][]) => readSize(new Uint8Array(bytes.flat()))

it('reads the size of a PNG, a JPEG behind its camera’s notes, a GIF, a WebP and an AVIF', () => {
  const png = [
    0x89,
    ...ascii('PNG\r\n\x1a\n'),
    0,
    0,
    0,
    13,
    ...ascii('IHDR'),
    0,
    0,
    0x3e,
    0x80,
    0,
    0,
    0x3e,
    0x80,
  ]
  expect(size(png)).toEqual({ width: 16_000, height: 16_000 })
  const notes = [0xff, 0xe1, 0, 6, 0xff, 0xc0, 1, 2]
  const frame = [0xff, 0xc2, 0, 17, 8, 0x0b, 0xd0, 0x0f, 0xc0]
  expect(size([0xff, 0xd8], notes, frame)).toEqual({ width: 4_032, height: 3_024 })
  expect(size(ascii('GIF89a'), [0x20, 0x03, 0x58, 0x02])).toEqual({ width: 800, height: 600 })
  const extended = [
    ...ascii('RIFF'),
    ...zeros(4),
    ...ascii('WEBPVP8X'),
    ...zeros(8),
    0x7f,
    0x07,
    0,
    0x37,
    0x04,
    0,
  ]
  expect(size(extended)).toEqual({ width: 1_920, height: 1_080 })
  const tile = [...ascii('ispe'), ...zeros(4), 0, 0, 2, 0, 0, 0, 2, 0]
  const whole = [...ascii('ispe'), ...zeros(4), 0, 0, 0x0f, 0xc0, 0, 0, 0x0b, 0xd0]
  expect(size(zeros(4), ascii('ftypheic'), tile, whole)).toEqual({ width: 4_032, height: 3_024 })
})

it('reads none out of what is no picture, or ends before it tells', () => {
  expect(size(ascii('<svg xmlns="http://www.w3.org/2000/svg">'))).toBeNull()
  expect(size([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff])).toBeNull()
  expect(size([])).toBeNull()
})
