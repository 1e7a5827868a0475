import { NewTitle, type ProjectStatus, type RenderState, renderStates } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import {
  decideStatus,
  deletedAt,
  editableUntil,
  editRefusal,
  expiryOf,
  hasServiceWatermark,
  isExpired,
  isUnderWay,
  isWaiting,
  titleOfCopy,
  toTitle,
  trashLimit,
} from './rules.ts'

const statuses: ProjectStatus[] = [0, 1, 2, 3]
const underWay: RenderState[] = ['requested', 'queued', 'preparing', 'rendering']
const atRest: RenderState[] = ['none', 'done', 'failed']

function decide(status: ProjectStatus, renderState: RenderState, wanted: ProjectStatus): string {
  const decision = decideStatus({ status, renderState }, wanted)
  return 'move' in decision ? decision.move : decision.refused
}

describe('asking for a status', () => {
  it('is decided for every state there is', () => {
    for (const status of statuses)
      for (const state of renderStates)
        for (const wanted of statuses) expect(decide(status, state, wanted)).toMatch(/^[a-z-]+$|^PROJECTS_/)
  })

  it('never takes an expired status as a wish', () => {
    for (const status of statuses)
      for (const state of renderStates) expect(decide(status, state, 2)).toBe('PROJECTS_INVALID_STATUS')
  })

  it('asks for the render of a project in progress, unless one is under way', () => {
    for (const state of atRest) expect(decide(0, state, 1)).toBe('request-render')
    for (const state of underWay) expect(decide(0, state, 1)).toBe('stay')
  })

  it('takes back a render that waits, and none that draws already', () => {
    for (const state of ['requested', 'queued', 'preparing'] as const)
      expect(decide(0, state, 0)).toBe('cancel-render')
    for (const state of ['none', 'rendering', 'done', 'failed'] as const)
      expect(decide(0, state, 0)).toBe('PROJECTS_INVALID_STATUS')
  })

  it('reopens a done project, and does not finish it twice', () => {
    expect(decide(1, 'done', 0)).toBe('reopen')
    expect(decide(1, 'done', 1)).toBe('stay')
  })

  it('puts anything but trash into the trash, whatever its render does', () => {
    for (const status of [0, 1, 2] as const)
      for (const state of renderStates) expect(decide(status, state, 3)).toBe('trash')
    expect(decide(3, 'none', 3)).toBe('PROJECTS_INVALID_STATUS')
  })

  it('brings back from the trash', () => {
    expect(decide(3, 'none', 0)).toBe('restore')
    expect(decide(3, 'done', 1)).toBe('restore')
  })

  it('names expiry as the reason when an expired project is to be edited or made', () => {
    for (const state of atRest) {
      expect(decide(2, state, 0)).toBe('PROJECTS_EXPIRED')
      expect(decide(2, state, 1)).toBe('PROJECTS_EXPIRED')
    }
  })
})

it('knows which renders wait and which are under way', () => {
  expect(renderStates.filter(isWaiting)).toEqual(['requested', 'queued', 'preparing'])
  expect(renderStates.filter(isUnderWay)).toEqual(underWay)
})

describe('editing', () => {
  const refusal = (status: ProjectStatus, renderState: RenderState, titleOnly = false) =>
    editRefusal({ status, renderState }, { titleOnly })

  it('is open in progress while no render is under way', () => {
    for (const state of atRest) expect(refusal(0, state)).toBeNull()
    for (const state of underWay) expect(refusal(0, state)).toBe('PROJECTS_LOCKED')
  })

  it('is closed once the video is done, but for its title', () => {
    expect(refusal(1, 'done')).toBe('PROJECTS_LOCKED')
    expect(refusal(1, 'done', true)).toBeNull()
  })

  it('is closed when expired or in the trash, title too', () => {
    expect(refusal(2, 'none', true)).toBe('PROJECTS_EXPIRED')
    expect(refusal(3, 'none', true)).toBe('PROJECTS_LOCKED')
  })
})

describe('expiry', () => {
  const madeAt = new Date('2026-11-01T03:00:00Z')

  it('comes after seven days on the free plan and never on a paid one', () => {
    expect(expiryOf(0, madeAt)).toEqual(new Date('2026-11-08T03:00:00Z'))
    for (const planType of [1, 12, 13, 101]) expect(expiryOf(planType, madeAt)).toBeNull()
  })

  const at = (iso: string, status: ProjectStatus, renderState: RenderState = 'none') =>
    isExpired(
      { status, renderState, expiresAt: expiryOf(0, madeAt), watermarkFreeUntil: null },
      new Date(iso),
    )

  it('holds from its moment on', () => {
    expect(at('2026-11-08T02:59:59.999Z', 0)).toBe(false)
    expect(at('2026-11-08T03:00:00Z', 0)).toBe(true)
    expect(at('2026-11-08T03:00:00Z', 1)).toBe(true)
  })

  it('lets a render that was asked for in time end', () => {
    for (const state of underWay) expect(at('2026-11-09T00:00:00Z', 0, state)).toBe(false)
  })

  it('does not expire what is expired or in the trash already', () => {
    expect(at('2026-11-09T00:00:00Z', 2)).toBe(false)
    expect(at('2026-11-09T00:00:00Z', 3)).toBe(false)
  })

  it('comes with the end of a watermark’s paid removal, when that is later, and never before', () => {
    const expiresAt = expiryOf(0, madeAt)
    const until = (iso: string) => editableUntil({ expiresAt, watermarkFreeUntil: new Date(iso) })
    expect(until('2026-12-03T03:00:00Z')).toEqual(new Date('2026-12-03T03:00:00Z'))
    expect(until('2026-11-02T03:00:00Z')).toEqual(expiresAt)
    expect(editableUntil({ expiresAt: null, watermarkFreeUntil: madeAt })).toBeNull()
    const standing = { status: 1, renderState: 'done', expiresAt } as const
    const paid = { ...standing, watermarkFreeUntil: new Date('2026-12-03T03:00:00Z') }
    expect(isExpired(paid, new Date('2026-12-03T02:59:59Z'))).toBe(false)
    expect(isExpired(paid, new Date('2026-12-03T03:00:00Z'))).toBe(true)
  })

  it('says of the trash when it is emptied', () => {
    expect(deletedAt(madeAt)).toEqual(new Date('2026-12-01T03:00:00Z'))
  })

  it('empties the trash after thirty days', () => {
    expect(trashLimit(new Date('2026-12-01T00:00:00Z'))).toEqual(new Date('2026-11-01T00:00:00Z'))
  })
})

describe('titles', () => {
  it('are made of any name and always pass their own rule', () => {
    const names = [
      '수제 딸기잼 200g!',
      'A+B <새 상품> #1',
      "Kim's & Co. (Seoul)",
      '가'.repeat(80),
      'é\u0301'.repeat(60),
    ]
    for (const name of names) {
      const title = toTitle(name)
      expect(NewTitle.parse(title)).toBe(title)
    }
    expect(toTitle('A+B <새 상품> #1')).toBe('A B 새 상품 1')
  })

  it('come of nothing when a name holds no letter', () => {
    expect(toTitle('!!! ###')).toBeNull()
  })

  it('of copies count on from the original', () => {
    expect(titleOfCopy('딸기잼', ['딸기잼'])).toBe('딸기잼 (2)')
    expect(titleOfCopy('딸기잼 (2)', ['딸기잼', '딸기잼 (2)'])).toBe('딸기잼 (3)')
    const long = titleOfCopy('가'.repeat(50), [])
    expect(long).toBe(`${'가'.repeat(46)} (2)`)
    expect(NewTitle.parse(long)).toBe(long)
  })
})

it('marks the videos of the free plan, but for one whose removal is paid for, until that runs out', () => {
  const now = new Date('2026-03-01T00:00:00Z')
  const until = (watermarkFreeUntil: Date | null) => ({ watermarkFreeUntil })
  const free = { planType: 0 }
  expect(hasServiceWatermark(free, until(null), now)).toBe(true)
  expect(hasServiceWatermark(free, until(new Date('2026-03-01T00:00:01Z')), now)).toBe(false)
  expect(hasServiceWatermark(free, until(now), now)).toBe(true)
  for (const planType of [1, 12, 3, 101])
    expect(hasServiceWatermark({ planType }, until(null), now)).toBe(false)
})
