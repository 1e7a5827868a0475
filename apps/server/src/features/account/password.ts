import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for Argon2id (the library's default kind): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost)
}

/** True when the password is the one that was hashed. */
export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFC'))
}
