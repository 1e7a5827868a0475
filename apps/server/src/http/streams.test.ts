import { expect, it } from 'vitest'

import { createStreams } from './streams.ts'

function watch() {
  const streams = createStreams(2)
  const closed: string[] = []
  return {
    streams,
    closed,
    add: (account: string, name: string) => streams.add(account, () => closed.push(name)),
  }
}

it('ends the oldest stream of an account for one too many, and nobody else’s', () => {
  const { closed, add } = watch()
  add('a', 'a1')
  add('b', 'b1')
  add('a', 'a2')
  expect(closed).toEqual([])
  add('a', 'a3')
  add('a', 'a4')
  expect(closed).toEqual(['a1', 'a2'])
})

it('forgets a stream that ended by itself', () => {
  const { streams, closed, add } = watch()
  const leave = add('a', 'a1')
  add('a', 'a2')
  leave()
  leave()
  add('a', 'a3')
  expect(closed).toEqual([])
  streams.closeAll()
  expect(closed).toEqual(['a2', 'a3'])
})

it('counts anew once all of an account’s have ended', () => {
  const { streams, closed, add } = watch()
  add('a', 'a1')()
  add('a', 'a2')
  streams.closeAll()
  expect(closed).toEqual(['a2'])
})
