/** Somebody who does not exist, with accounts at the networks. */
export type Person = { id: string; name: string }

export const people: readonly Person[] = [
  { id: 'haneul', name: '김하늘' },
  { id: 'bada', name: '박바다' },
  { id: 'mina', name: '이미나' },
  { id: 'sam', name: 'Sam Rivers' },
  { id: 'lucia', name: 'Lucía Ortega' },
]

export function findPerson(id: unknown): Person | null {
  return people.find((person) => person.id === id) ?? null
}

/** A person's id as the app sees it: a number of its own at each network. */
export function personNumber(network: string, id: string): string {
  const known = people.findIndex((person) => person.id === id) + 1
  return `${network === 'instagram' ? '178414' : '1221'}00000000${String(known).padStart(3, '0')}`
}
