import type { Page } from 'playwright-core'

/** Chooses, on a Korean page, the template whose video is the shortest: making one takes longer than all else of a journey. */
export async function chooseShortest(page: Page): Promise<void> {
  const cards = page.locator('[data-card]')
  const facts = await cards.allInnerTexts()
  const seconds = facts.map((words) => Number(/(\d+)초/u.exec(words)?.[1] ?? Infinity))
  const shortest = cards.nth(seconds.indexOf(Math.min(...seconds)))
  await shortest.getByRole('radio').check({ force: true })
}
