import type { Page } from 'playwright-core'

import { firstPassword, newOwner } from './new-owner.ts'
import { type Owner, ownerBy } from './owner.ts'

export type PracticeCard = { number: string; stage: string | null; code: string | null; manner: string }

/** The practice cards of the sandbox's window. */
export async function practiceCards(url: string): Promise<PracticeCard[]> {
  const answer = await fetch(`${url}/sandbox/toss/cards.json`)
  const { cards } = (await answer.json()) as { cards: PracticeCard[] }
  return cards
}

/** A new owner, signed in on the page and at the API. */
export async function enterAsNewOwner(page: Page, url: string): Promise<Owner> {
  const { email } = await newOwner(url)
  return enterByMail(page, url, email)
}

/** An owner who has signed up already, signed in on the page and at the API. */
export async function enterByMail(page: Page, url: string, email: string): Promise<Owner> {
  await page.goto('/auth/signin')
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(firstPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((where) => !where.pathname.startsWith('/auth'))
  return ownerBy(url, { channel: 'email', userEmail: email, password: firstPassword })
}

/** Agrees to all that a payment asks for. */
export async function agreeToAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /모두 동의|agree to all/ }).check()
}

/** Gives a practice card in the window, and goes on; the always good one when none is named. */
export async function giveCard(window: Page, number?: string): Promise<void> {
  // Its script says whether it is a popup, and fills in the card.
  await window.waitForLoadState()
  if (number !== undefined) await window.locator('#practice').selectOption(number)
  await window.locator('button[value="pay"]').click()
}

/** Presses the button that pays, and waits for the window that opens over the page. */
export async function openCardWindow(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /결제하기$|^Pay / }).click(),
  ])
  return popup
}
