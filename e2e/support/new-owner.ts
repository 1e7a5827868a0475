import { randomInt } from 'node:crypto'

export const firstPassword = 'tree house 9'

/** Somebody who has signed up by e-mail, and from when on another code may go to their phone. */
export type NewOwner = { email: string; phone: string; codeAgainAt: number }

/** Opens an account through the API, with the code from the sandbox's inbox. */
export async function newOwner(url: string): Promise<NewOwner> {
  const phone = newPhone()
  const email = `owner-${crypto.randomUUID()}@example.com`
  const { resendAfter } = await post(url, 'requestPhoneVerification', {
    phoneNumber: phone,
    phoneVerificationType: 0,
  })
  const token = await lastCode(url, phone)
  const { idToken } = await post(url, 'verifyPhoneToken', { phoneNumber: phone, token })
  await post(url, 'signup', {
    idToken,
    userEmail: email,
    password: firstPassword,
    userName: '박하나',
    userPhoneNumber: phone,
    agreements: { age: true, terms: true, privacy: true, marketing: false },
  })
  return { email, phone, codeAgainAt: Date.parse(resendAfter ?? '') }
}

/** A phone that nobody has yet; by chance, since files that know nothing of each other share a product. */
export function newPhone(): string {
  return `010${randomInt(20_000_000, 100_000_000)}`
}

/** The newest code that went to a phone; null before the first. */
export async function lastCode(url: string, phone: string): Promise<string | null> {
  const answer = await fetch(`${url}/sandbox/inbox/messages.json?to=${phone}`)
  const { messages } = (await answer.json()) as { messages: { code: string | null }[] }
  return messages[0]?.code ?? null
}

async function post(
  url: string,
  path: string,
  body: Record<string, unknown>,
): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/v3/user/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const said = await answer.json()
  if (said.code !== 'SUCCESS') throw new Error(`${path}: ${JSON.stringify(said)}`)
  return said.result
}
