import { describe, expect, it } from 'vitest'

import { readArguments } from './command.ts'

describe('a command line', () => {
  it('gives options the words that follow them, as many as they take', () => {
    const { words, options } = readArguments(['a.json', '--frame', '1.5', 'out.png'], { frame: 1 })
    expect(words).toEqual(['a.json', 'out.png'])
    expect(options.get('frame')).toEqual(['1.5'])
  })

  it('gathers a list until the next option', () => {
    const { words, options } = readArguments(['slug', '--photos', 'a', 'b', '--safe'], {
      photos: 99,
      safe: 0,
    })
    expect(words).toEqual(['slug'])
    expect(options.get('photos')).toEqual(['a', 'b'])
    expect(options.has('safe')).toBe(true)
  })

  it('refuses an option it does not know, naming those it does', () => {
    expect(() => readArguments(['--fast'], { frame: 1 })).toThrow(
      'There is no option --fast. Options: --frame.',
    )
  })
})
