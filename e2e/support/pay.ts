import type { Page } from 'playwright-core'

import { enterBy, loginOf } from './enter.ts'
import { newOwner } from './new-owner.ts'
import { type Owner, ownerBy } from './owner.ts'

export type PracticeCard = {
  number: string
  stage: string | null
  code: string | null
  /** What the issuer says by itself, where the gateway tells it. */
  declineCode?: string | null
  manner: string
}

/** The practice cards of the sandbox's window for a currency. */
export async function practiceCards(url: string, gateway = 'toss'): Promise<PracticeCard[]> {
  const answer = await fetch(`${url}/sandbox/${gateway}/cards.json`)
  const { cards } = (await answer.json()) as { cards: PracticeCard[] }
  return cards
}

/** A practice card that always pays. */
export async function goodCard(url: string): Promise<string> {
  const cards = await practiceCards(url)
  const good = cards.find(({ manner, stage }) => manner === 'good' && stage === null)
  if (!good) throw new Error('There is no card that always pays.')
  return good.number
}

/** A new owner, signed in on the page and at the API. */
export async function enterAsNewOwner(page: Page, url: string): Promise<Owner> {
  const { email } = await newOwner(url)
  await enterBy(page, loginOf(email))
  return ownerBy(url, loginOf(email))
}

/** An owner who has bought a plan by a practice card, all at the API. */
export async function subscriber(url: string, bought: Bought): Promise<{ email: string; owner: Owner }> {
  const { email } = await newOwner(url)
  const owner = await ownerBy(url, loginOf(email))
  await buyPlan(owner, bought)
  return { email, owner }
}

type Bought = { planType: number; card: string; uploadService?: boolean }

/** Has an owner buy a plan by a practice card, with the upload service where that is said, all at the API. */
export async function buyPlan(
  owner: Owner,
  { planType, card, uploadService = false }: Bought,
): Promise<void> {
  const consent = { purchase: true, gateway: true, renewal: true }
  const { invoice, window } = await owner.ask<{ invoice: { orderId: string }; window: { url: string } }>(
    'POST',
    '/v3/invoice2/payment/request',
    { planType, uploadService, currency: 'KRW', consent },
  )
  const back = await fetch(window.url, {
    method: 'POST',
    body: new URLSearchParams({
      answer: 'pay',
      number: card,
      expiry: '12/40',
      birth: '900101',
      password: '00',
    }),
    redirect: 'manual',
  })
  const fields = Object.fromEntries(new URL(back.headers.get('location') ?? '').searchParams)
  await owner.ask('POST', `/v3/invoice2/payment/cert-pc/${invoice.orderId}`, fields)
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

/**
 * Presses the button that pays, and waits for the window: over the page, or in its place where the answer took so long that
 * the browser lets no popup open any more.
 */
export async function openCardWindow(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup')
  const inPlace = page.waitForURL('**/sandbox/*/window**').then(() => page)
  await page.getByRole('button', { name: /결제하기$|^Pay / }).click()
  // Of the two that are waited for, one never comes.
  return Promise.any([popup, inPlace])
}
