import { expect, it } from 'vitest'

import { scenesOf } from '../corpus/scenes.ts'
import { nameVariants } from '../reading/names.ts'

it.each([
  [
    'Piano for grown-ups',
    'You told yourself "I\'m too old to start" — most of my students were 45 or older. No recital unless you want one.',
    'You told yourself “I’m too old to start”',
  ],
  [
    'Spanish for nurses',
    '"I freeze when a patient talks to me" is what every student tells me in week one. Eight evening classes.',
    '“I freeze when a patient talks to me” is what every student tells me in week one',
  ],
  [
    'Mending basket',
    'I darn socks. Post it to me with a note saying "visible" or "invisible" pinned on, and the zip that a customer called "gone for good, love" is mended by Friday.',
    '“gone for good, love”',
  ],
])('who says what in the words of %s is known by its quotation marks', (name, info, said) => {
  const scenes = scenesOf(name, info)
  expect(scenes.join('\n')).toContain(said)
  for (const scene of scenes)
    for (const row of scene.split(' | ')) expect(row.split('“').length).toBe(row.split('”').length)
})

it('a promise stands without its idle end where it has no room with it, and never under it', () => {
  const scenes = scenesOf(
    'Monstera in clay pot',
    'Grown in our own greenhouse for two years. If it dies in the first 60 days send me a picture and I’ll give you another one, no questions.',
  )
  expect(scenes.join('\n')).toContain(
    'If it dies in the first 60 days send me a picture and I’ll give you another one',
  )
  expect(scenes.join('\n')).not.toMatch(/No questions/iu)
})

it('a shop is called neither by its place alone nor by what it does to nothing', () => {
  const info = 'Keys cut in five minutes, and if it doesn’t turn we cut it again for nothing.'
  expect(scenesOf('Corner Hardware key cutting', info).join('\n')).not.toMatch(/^Cutting \|/mu)
  expect(nameVariants('Snow removal Duluth', 'en')).toEqual(['Snow removal Duluth'])
})

it('what is told of him or her opens no video and follows whom it is told of', () => {
  const scenes = scenesOf(
    'Chess coach',
    'I teach kids from 6 up. One boy went from last in his club to county champion in two years. He still forgets to press the clock.',
  )
  const at = scenes.findIndex((scene) => scene.includes('He still forgets'))
  expect(at).toBeGreaterThan(0)
  expect(scenes[at - 1]).toContain('One boy went from last')
})
