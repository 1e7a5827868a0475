const ids = new WeakMap<object, number>()
let next = 1

/** A number for each picture, the same as long as it lives: what a sprite holds does not change. */
export function idOf(picture: object): number {
  const known = ids.get(picture)
  if (known !== undefined) return known
  const id = next
  next += 1
  ids.set(picture, id)
  return id
}
