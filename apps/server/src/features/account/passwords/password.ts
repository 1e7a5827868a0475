import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for Argon2id (the library's default kind): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost)
}

let nobodys: Promise<string> | null = null

/** True when the password is the one that was hashed. Where there is no hash the answer is false, and takes as long. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword('the password of nobody')
  const isRight = await verify(passwordHash ?? (await nobodys), password.normalize('NFC'))
  return isRight && passwordHash !== null
}
