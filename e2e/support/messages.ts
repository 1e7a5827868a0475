import type { Page } from 'playwright-core'

import { firstPassword, lastCode, newPhone } from './new-owner.ts'
import { until } from './until.ts'
import type { Language } from './visit.ts'

/** What a message is brought about with. */
export type World = { page: Page; url: string; language: Language; takenEmail: string; takenPhone: string }

let newcomers = 0

/** An e-mail that nobody has yet. */
export function newEmail(): string {
  newcomers += 1
  return `newcomer-${newcomers}@example.com`
}

export async function signInAs({ page }: World, email: string, password: string): Promise<void> {
  await page.goto('/auth/signin')
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.keyboard.press('Enter')
}

/** Comes back from Google with what Google would have sent. */
export async function comeBackFromGoogle({ page }: World, said: string): Promise<void> {
  await page.goto('/auth/signin')
  await page.evaluate(() => sessionStorage.setItem('clipmint.login', 'sign-in ours'))
  await page.goto(`/auth/social#channel=google&ticket=ours&${said}`)
}

export async function fillFirstStep({ page }: World, email: string): Promise<void> {
  await page.goto('/auth/signin?mode=signup')
  await page.locator('input[type="email"]').fill(email)
  for (const field of await page.locator('input[autocomplete="new-password"]').all())
    await field.fill(firstPassword)
  await page.locator('form button[type="submit"]').click()
}

/** Comes to the second step and asks for a code. */
export async function askForCode(world: World, phone: string): Promise<void> {
  await fillFirstStep(world, newEmail())
  await world.page.locator('input[autocomplete="tel"], input[type="tel"]').first().fill(phone)
  await world.page.locator('form button[type="submit"]').click()
}

export async function typeCode({ page }: World, code: string): Promise<void> {
  await page.locator('input[autocomplete="one-time-code"]').fill(code)
  await page.locator('form button[type="submit"]').click()
}

/** Goes all the way to the last press of signing up. */
export async function signUp(world: World): Promise<void> {
  const phone = newPhone()
  await askForCode(world, phone)
  const code = await until(
    () => lastCode(world.url, phone),
    (sent) => sent !== null,
  )
  await typeCode(world, code ?? '')
  const { page } = world
  await page.locator('input[autocomplete="nickname"]').fill('Hana')
  await page.getByRole('checkbox').first().check()
  await page.locator('form button[type="submit"]').click()
}
