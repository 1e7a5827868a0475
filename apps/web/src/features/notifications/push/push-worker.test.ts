import { describe, expect, it } from 'vitest'

import script from '../../../../public/push-worker.js?raw'

type Page = { focused: boolean; controlled: boolean }
type Shown = { title: string; silent: boolean }

/** What the worker shows for a push while these pages of the site are open. */
async function shownWith(pages: Page[]): Promise<Shown[]> {
  const heard = new Map<string, (event: object) => void>()
  const shown: Shown[] = []
  const self = {
    addEventListener: (kind: string, hear: (event: object) => void) => heard.set(kind, hear),
    clients: {
      matchAll: async ({ includeUncontrolled = false }) =>
        pages.filter(({ controlled }) => controlled || includeUncontrolled),
    },
    registration: {
      showNotification: async (title: string, { silent }: { silent: boolean }) => {
        shown.push({ title, silent })
      },
    },
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- A worker is a script and no module: it is run as one.
  new Function('self', script)(self)
  const notice = { id: '1', title: '영상이 다 됐어요', body: '', url: '/projects', lang: 'ko' }
  let done: Promise<void> = Promise.resolve()
  heard.get('push')?.({
    data: { json: () => notice },
    waitUntil: (work: Promise<void>) => {
      done = work
    },
  })
  await done
  return shown
}

describe('a push', () => {
  it.each([
    ['sounds while no page is open', [], false],
    ['sounds while nobody looks at the page', [{ focused: false, controlled: true }], false],
    ['is silent while somebody looks at the site', [{ focused: true, controlled: true }], true],
    ['is silent on the very first visit too', [{ focused: true, controlled: false }], true],
  ])('%s', async (_what, pages, silent) => {
    expect(await shownWith(pages)).toEqual([{ title: '영상이 다 됐어요', silent }])
  })
})
