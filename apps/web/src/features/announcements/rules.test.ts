import type { Maintenance } from '@clipmint/contract'
import { expect, test } from 'vitest'

import {
  HIDE_MAINTENANCE_MS,
  maintenanceView,
  mayInterrupt,
  nextAnnouncement,
  nextMidnight,
} from './rules.ts'

const text = { title: '점검', description: '점검해요.' }
const maintenance: Maintenance = {
  active: true,
  startAt: '2026-12-15T02:00:00+09:00',
  endAt: '2026-12-15T04:00:00+09:00',
  ko: text,
  en: text,
}
type Traits = { hiddenUntilMs?: number; isSignedIn?: boolean; path?: string; refusedOn?: string }
const at = (time: string, traits: Traits = {}) =>
  maintenanceView(maintenance, {
    nowMs: Date.parse(time),
    hiddenUntilMs: 0,
    isSignedIn: false,
    path: '/',
    refusedOn: null,
    ...traits,
  })

test('maintenance to come is told by a popup until it is over', () => {
  const views = [
    '2026-12-14T00:00:00Z',
    '2026-12-14T17:00:00Z',
    '2026-12-14T18:59:59Z',
    '2026-12-14T19:00:00Z',
  ].map((time) => at(time))
  expect(views).toEqual(['popup', 'popup', 'popup', 'none'])
})

test('what is not active, or not there, shows nothing', () => {
  const now = {
    nowMs: Date.parse('2026-12-14T17:30:00Z'),
    hiddenUntilMs: 0,
    isSignedIn: true,
    path: '/products',
    refusedOn: null,
  }
  expect(maintenanceView({ ...maintenance, active: false }, now)).toBe('none')
  expect(maintenanceView(undefined, now)).toBe('none')
})

test('a page that reads gives way too where the server refused to write, and comes back elsewhere or after it', () => {
  const onStore = { isSignedIn: true, refusedOn: '/store' }
  expect(at('2026-12-14T17:30:00Z', { ...onStore, path: '/store' })).toBe('page')
  expect(at('2026-12-14T17:30:00Z', { ...onStore, path: '/guide' })).toBe('popup')
  expect(at('2026-12-14T19:00:00Z', { ...onStore, path: '/store' })).toBe('none')
})

test('while it lasts a member’s writing pages give way, and reading ones do not', () => {
  const during = '2026-12-14T17:30:00Z'
  const view = (path: string, isSignedIn = true) => at(during, { path, isSignedIn })
  for (const path of [
    '/products',
    '/product/store/product/x',
    '/app/x',
    '/projects',
    '/account/likes',
    '/upload',
  ])
    expect([path, view(path)]).toEqual([path, 'page'])
  for (const path of ['/', '/store', '/guide/direct', '/docs/terms', '/account/faq', '/account/notices'])
    expect([path, view(path)]).toEqual([path, 'popup'])
  expect(view('/products', false)).toBe('popup')
  expect(at('2026-12-14T16:59:59Z', { path: '/products', isSignedIn: true })).toBe('popup')
})

test('hiding takes away the popup for a day, and the page never', () => {
  const hiddenAt = Date.parse('2026-12-13T18:00:00Z')
  const hiddenUntilMs = hiddenAt + HIDE_MAINTENANCE_MS
  expect(at('2026-12-14T17:59:59Z', { hiddenUntilMs })).toBe('none')
  expect(at('2026-12-14T18:00:00Z', { hiddenUntilMs })).toBe('popup')
  expect(at('2026-12-14T17:30:00Z', { hiddenUntilMs, isSignedIn: true, path: '/projects' })).toBe('page')
})

test('nobody is interrupted in the editor, on a shared video or on a phone that sends', () => {
  expect(['/app/x', '/m/x', '/share/x'].map(mayInterrupt)).toEqual([false, false, false])
  expect(['/', '/store', '/my', '/application'].map(mayInterrupt)).toEqual([true, true, true, true])
})

test('announcements come one after another, without those closed or hidden for today', () => {
  const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  const next = (closed: string[], hidden: Record<string, number>) =>
    nextAnnouncement(list, { closed, hidden, nowMs: 100 })
  expect(next([], {})?.id).toBe('a')
  expect(next(['a'], {})?.id).toBe('b')
  expect(next(['a'], { b: 101 })?.id).toBe('c')
  expect(next(['a'], { b: 100 })?.id).toBe('b')
  expect(next(['a', 'b', 'c'], {})).toBeNull()
})

test('today ends at midnight where the browser is', () => {
  const evening = new Date(2026, 10, 30, 23, 59, 59).getTime()
  expect(nextMidnight(evening)).toBe(new Date(2026, 11, 1).getTime())
  expect(nextMidnight(new Date(2026, 11, 1).getTime())).toBe(new Date(2026, 11, 2).getTime())
})
