import type { ProjectCard } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { daysUntil, failureWord, isUnderWay, leavesOpen, mainActionOf, stateOf, withNews } from './status.ts'

test.for([
  [0, 'none', 'editing'],
  [0, 'done', 'editing'],
  [0, 'requested', 'requested'],
  [0, 'queued', 'queued'],
  [0, 'preparing', 'preparing'],
  [0, 'rendering', 'rendering'],
  [0, 'failed', 'failed'],
  [1, 'done', 'done'],
  [2, 'none', 'expired'],
  [2, 'done', 'expired'],
  [3, 'done', 'trash'],
] as const)('status %i with render %s is shown as %s', ([status, renderState, state]) =>
  expect(stateOf({ status, renderState })).toBe(state),
)

test('a render is under way from asking for it to its end', () => {
  const states = ['none', 'requested', 'queued', 'preparing', 'rendering', 'done', 'failed'] as const
  expect(states.filter((renderState) => isUnderWay({ status: 0, renderState }))).toEqual([
    'requested',
    'queued',
    'preparing',
    'rendering',
  ])
  expect(isUnderWay({ status: 3, renderState: 'rendering' })).toBe(false)
})

test('each card names the one thing that helps now', () => {
  const actionOf = (status: 0 | 1 | 2 | 3, renderState: ProjectCard['renderState']) =>
    mainActionOf({ status, renderState })
  expect(actionOf(0, 'none')).toBe('continue')
  expect(actionOf(0, 'queued')).toBe('cancel')
  expect(actionOf(0, 'rendering')).toBe('copy')
  expect(actionOf(0, 'failed')).toBe('again')
  expect(actionOf(1, 'done')).toBe('download')
  expect(actionOf(2, 'none')).toBe('watch')
  expect(actionOf(3, 'none')).toBe('restore')
})

test('days left count the one that has begun', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  expect(daysUntil('2026-12-08T12:00:00Z', now)).toBe(7)
  expect(daysUntil('2026-12-01T13:00:00Z', now)).toBe(1)
  expect(daysUntil('2026-11-30T12:00:00Z', now)).toBe(0)
})

test('a reason that this version does not know still has words', () => {
  expect(failureWord('media-missing')).toBe('projects.failure_media-missing')
  expect(failureWord('sun-storm')).toBe('projects.failure_engine')
})

test('news changes what it tells of and nothing else', () => {
  const card = {
    title: '비니',
    status: 0,
    renderState: 'queued',
    progress: 0,
    queuePosition: 2,
  } as ProjectCard
  expect(withNews(card, { renderState: 'rendering', progress: 43, queuePosition: null })).toMatchObject({
    title: '비니',
    status: 0,
    renderState: 'rendering',
    progress: 43,
    queuePosition: null,
  })
  expect(withNews(card, { title: 'no', progress: 'many' })).toEqual(card)
})

test('the server is asked again only when a render begins or ends, or when news does not speak of it', () => {
  const making = { status: 0, renderState: 'rendering' } as const
  const news = { renderState: 'any' }
  expect(leavesOpen(news, { status: 0, renderState: 'none' }, { status: 0, renderState: 'queued' })).toBe(
    true,
  )
  expect(leavesOpen(news, { status: 0, renderState: 'queued' }, making)).toBe(false)
  expect(leavesOpen(news, making, making)).toBe(false)
  expect(leavesOpen(news, making, { status: 1, renderState: 'done' })).toBe(true)
  expect(leavesOpen(news, making, { status: 0, renderState: 'failed' })).toBe(true)
  expect(leavesOpen({ status: 0 }, making, making)).toBe(true)
})
