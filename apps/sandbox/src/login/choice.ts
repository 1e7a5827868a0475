import { findPerson, type Person } from './people.ts'

/** What a person decided on a service's page. */
export type Choice = { person: Person; sharesEmail: boolean }

/** Reads the form of the page; null for somebody who is not there. */
export function readChoice(body: unknown): Choice | 'cancelled' | null {
  const form = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}))
  if (form.has('cancel')) return 'cancelled'
  const person = findPerson(form.get('person'))
  return person && { person, sharesEmail: form.get('email') === 'on' }
}
