import sharp from 'sharp'
import { expect, it } from 'vitest'

import { maskOf } from './mask.ts'

function picture(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">${svg}</svg>`))
    .flatten({ background: '#e8e4dc' })
    .jpeg()
    .toBuffer()
}

it('is white where the thing is and black around it, in the picture’s shape', async () => {
  const mask = await maskOf(await picture('<rect x="90" y="50" width="120" height="100" fill="#a01830"/>'))
  const { data, info } = await sharp(mask ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([300, 200])
  const at = (x: number, y: number) => data[(y * 300 + x) * info.channels]
  expect([at(150, 100), at(20, 20)]).toEqual([255, 0])
})

it('is none where nothing stands out', async () => {
  expect(await maskOf(await picture(''))).toBeNull()
})
