import { describe, expect, it } from 'vitest'

import { fileInLook, lookName, lookOf, mirroredCrop } from './picture-look.ts'
import { SlotMedia } from './project.ts'

const file = { width: 400, height: 300, focal: { x: 0.2, y: 0.9 } }

describe('the look of a picture', () => {
  it('is none for files of older projects, which say nothing of it', () => {
    expect(lookOf(SlotMedia.parse({ assetId: 'a' }))).toBeNull()
    expect(lookName(null)).toBe('')
    expect(fileInLook(file, null)).toBe(file)
  })

  it('carries size and focal point round clockwise, and mirrors afterwards', () => {
    const turned = fileInLook(file, { turn: 90, flip: false, filter: null })
    expect([turned.width, turned.height]).toEqual([300, 400])
    expect(turned.focal.x).toBeCloseTo(0.1)
    expect(turned.focal.y).toBeCloseTo(0.2)
    expect(fileInLook(file, { turn: 270, flip: true, filter: null }).focal.x).toBeCloseTo(0.1)
    expect(fileInLook(file, { turn: 180, flip: false, filter: 'bw' }).width).toBe(400)
  })

  it('keeps a crop on the same thing when the picture is mirrored', () => {
    expect(mirroredCrop({ x: 0.1, y: 0.3, w: 0.5, h: 0.5 }).x).toBeCloseTo(0.4)
  })

  it('refuses a turn that is no quarter and a filter nobody has', () => {
    expect(SlotMedia.safeParse({ assetId: 'a', turn: 45 }).success).toBe(false)
    expect(SlotMedia.safeParse({ assetId: 'a', filter: 'sepia' }).success).toBe(false)
    expect(SlotMedia.safeParse({ assetId: 'a', turn: 90, flip: true, filter: 'bw' }).success).toBe(true)
  })
})
