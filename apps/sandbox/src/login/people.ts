import { createHash } from 'node:crypto'

export type LoginService = 'google' | 'naver' | 'kakao' | 'facebook' | 'apple'

/** Somebody who does not exist, with an account at every service. */
export type Person = {
  id: string
  family: string
  given: string
  /** Null for who opened their accounts with a phone number. */
  email: string | null
  /** Whether services made sure of the address. */
  isEmailProven: boolean
}

/** The address of the first is hosted by the services themselves, so they are sure of it. */
export const hostedDomain = 'clipmint.example'

export const people: readonly Person[] = [
  { id: 'haneul', family: '김', given: '하늘', email: `haneul@${hostedDomain}`, isEmailProven: true },
  { id: 'bada', family: '박', given: '바다', email: null, isEmailProven: false },
  { id: 'sam', family: 'Rivers', given: 'Sam', email: 'sam@example.com', isEmailProven: false },
]

export function findPerson(id: unknown): Person | null {
  return people.find((person) => person.id === id) ?? null
}

/** A name as people write it: 김하늘, Sam Rivers. */
export function fullName({ family, given }: Person): string {
  return /[가-힣]/.test(family) ? `${family}${given}` : `${given} ${family}`
}

/** A person's id at a service, in the shape that the service's ids have. */
export function subjectOf(service: LoginService, { id }: Person): string {
  const hash = createHash('sha256').update(`${service}:${id}`).digest('hex')
  const digits = BigInt(`0x${hash}`).toString()
  switch (service) {
    case 'google':
      return `1${digits.slice(0, 20)}`
    case 'kakao':
      return `3${digits.slice(0, 9)}`
    case 'facebook':
      return `1${digits.slice(0, 15)}`
    case 'naver':
      return Buffer.from(hash, 'hex').toString('base64url')
    case 'apple':
      return `000${digits.slice(0, 3)}.${hash.slice(0, 32)}.${digits.slice(3, 7)}`
  }
}
