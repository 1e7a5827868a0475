import { describe, expect, it } from 'vitest'

import { projectOfPage, sortArrivals } from './arrivals.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const fresh = { _id: 'n1', projectId: 'p1', seen: false, read: false, createdAt: '2026-03-01T11:59:58Z' }

describe('a notification that arrives', () => {
  it('is called out on another page and counts as seen', () => {
    expect(sortArrivals([fresh], '/products', now)).toEqual({ toast: [fresh], seen: ['n1'], read: [] })
  })

  it('is read at once where the page shows what it tells of', () => {
    for (const path of ['/projects/done/p1', '/app/p1'])
      expect(sortArrivals([fresh], path, now)).toEqual({ toast: [], seen: ['n1'], read: ['n1'] })
    expect(sortArrivals([fresh], '/app/p2', now).toast).toEqual([fresh])
  })

  it('of a video that is done does not come up over campaigns and the calendar, which show it', () => {
    const done = { ...fresh, kind: 'render-done' } as const
    for (const path of ['/upload/calendar', '/upload/campaigns/c1'])
      expect(sortArrivals([done], path, now)).toEqual({ toast: [], seen: ['n1'], read: [] })
    expect(sortArrivals([done], '/products', now).toast).toEqual([done])
    const failed = { ...fresh, kind: 'render-failed' } as const
    expect(sortArrivals([failed], '/upload/calendar', now).toast).toEqual([failed])
  })

  it('of no video is called out on every page, and read on none', () => {
    const { projectId: _none, ...credits } = fresh
    for (const path of ['/products', '/app/p1'])
      expect(sortArrivals([credits], path, now)).toEqual({ toast: [credits], seen: ['n1'], read: [] })
  })

  it('is not called out again once a screen has shown it, nor when it is old', () => {
    expect(sortArrivals([{ ...fresh, seen: true }], '/products', now)).toEqual({
      toast: [],
      seen: [],
      read: [],
    })
    const old = { ...fresh, createdAt: '2026-03-01T11:50:00Z' }
    expect(sortArrivals([old], '/products', now)).toEqual({ toast: [], seen: ['n1'], read: [] })
  })
})

it('knows the project of a page', () => {
  expect(['/app', '/app/x', '/projects/done', '/projects/done/x', '/projects'].map(projectOfPage)).toEqual([
    null,
    'x',
    null,
    'x',
    null,
  ])
})
