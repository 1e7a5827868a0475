import { pino } from 'pino'
import { expect, it } from 'vitest'

import { contentBoard } from './content-board.ts'

const log = pino({ level: 'silent' })

it('tells what stands there now, and what stood there last while it cannot be read', async () => {
  let said: string | null = 'one'
  const board = await contentBoard(async () => {
    if (said === null) throw new Error('a slip of the pen')
    return said
  })
  said = 'two'
  expect(await board({ log })).toBe('two')
  said = null
  expect(await board({ log })).toBe('two')
  said = 'three'
  expect(await board({ log })).toBe('three')
})

it('stops the start at what cannot be read', async () => {
  await expect(
    contentBoard(async () => {
      throw new Error('a slip of the pen')
    }),
  ).rejects.toThrow('a slip of the pen')
})
