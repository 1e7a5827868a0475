/** The id of a shop in what somebody typed or pasted: the id itself, or an address of the shop. */
export function mallIdIn(typed: string): string {
  const plain = typed.normalize('NFKC').trim().toLowerCase()
  return /^(?:https?:\/\/)?([^/.\s]+)\.cafe24(?:api|shop)?\.com(?:$|[/?#:])/.exec(plain)?.[1] ?? plain
}

export type MallIdFault = 'empty' | 'letters' | 'length'

/** What is wrong with an id, by the rule it breaks; null when nothing is. */
export function mallIdFault(id: string): MallIdFault | null {
  if (id === '') return 'empty'
  if (!/^[a-z0-9]+$/.test(id)) return 'letters'
  return id.length < 3 || id.length > 20 ? 'length' : null
}
