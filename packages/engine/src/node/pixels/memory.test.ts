import { createRandom } from '@clipmint/kit'
import { expect, it } from 'vitest'

import { PixelMemory } from './memory.ts'

it('keeps what is in a room while others come and go', () => {
  const memory = new PixelMemory()
  const chance = createRandom(7)
  const held: boolean[] = []
  const rooms: { at: number; size: number; mark: number }[] = []
  for (let step = 0; step < 400; step += 1) {
    if (rooms.length > 12 || (rooms.length > 0 && chance() < 0.45)) {
      const [room] = rooms.splice(Math.floor(chance() * rooms.length), 1)
      if (!room) continue
      held.push(memory.bytes(room.at, room.size).every((byte) => byte === room.mark))
      memory.give(room.at)
    } else {
      const size = 1 + Math.floor(chance() * 300_000)
      const room = { at: memory.take(size), size, mark: step % 256 }
      memory.bytes(room.at, size).fill(room.mark)
      rooms.push(room)
    }
  }
  expect(held.length).toBeGreaterThan(100)
  expect(held).not.toContain(false)
})

it('uses again what was given back, instead of growing', () => {
  const memory = new PixelMemory()
  const first = [memory.take(5_000_000), memory.take(3_000_000)]
  const grown = memory.memory.buffer.byteLength
  for (let scene = 0; scene < 30; scene += 1) {
    for (const at of first.splice(0)) memory.give(at)
    first.push(memory.take(4_000_000 + scene * 1000), memory.take(3_500_000))
  }
  expect(memory.memory.buffer.byteLength).toBeLessThan(grown * 1.5)
})

it('does not take back what was never given out', () => {
  expect(() => new PixelMemory().give(64)).toThrow('No room was taken at 64.')
})
