import { describe, expect, it } from 'vitest'

import { cleanFilename, isOtherPicture, takenType } from './rules.ts'

describe('takenType', () => {
  it('goes by the content, not by the name', () => {
    expect(takenType('image/png', 'photo.jpg')).toBe('image')
    expect(takenType('video/quicktime', 'IMG_0001')).toBe('video')
    expect(takenType('audio/mpeg', 'song.wav')).toBe('audio')
    expect(takenType('video/mp4', 'song.m4a')).toBe('audio')
  })

  it('refuses what has no content we know, whatever its name', () => {
    expect(takenType(null, 'list.mp4')).toBeNull()
    expect(takenType('application/xml', 'drawing.svg')).toBeNull()
    expect(takenType('audio/ogg', 'song.mp3')).toBeNull()
  })

  it('refuses a picture that calls itself a clip, and the other way round', () => {
    expect(takenType('image/jpeg', 'clip.MP4')).toBeNull()
    expect(takenType('video/mp4', 'photo.jpg')).toBeNull()
    expect(takenType('audio/mpeg', 'clip.mp4')).toBeNull()
    expect(takenType('video/mp4', 'song.mp3')).toBeNull()
  })
})

it('tells a picture of another kind from what is no picture, by its content or its name', () => {
  expect(isOtherPicture('application/xml', 'drawing.svg')).toBe(true)
  expect(isOtherPicture('image/tiff', 'scan')).toBe(true)
  expect(isOtherPicture('application/pdf', 'menu.pdf')).toBe(false)
})

describe('cleanFilename', () => {
  it('keeps the last part of a path, composed and without control characters', () => {
    expect(cleanFilename('../../etc/비니\u0000.jpg'.normalize('NFD'))).toBe('비니.jpg')
    expect(cleanFilename('C:\\photos\\a.png')).toBe('a.png')
  })

  it('never gives an empty or endless name', () => {
    expect(cleanFilename('')).toBe('file')
    expect([...cleanFilename('가'.repeat(500))]).toHaveLength(120)
  })
})
