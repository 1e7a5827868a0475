/** What stands under an area's name and a call's name, made when it is asked for: nobody has to list the names. */
export function byName(make: (area: string, name: string) => unknown): unknown {
  return named((area) => named((name) => make(area, name)))
}

function named(make: (name: string) => unknown): unknown {
  const made = new Map<string, unknown>()
  return new Proxy(
    {},
    {
      get(_, name) {
        if (typeof name === 'symbol') return undefined
        if (!made.has(name)) made.set(name, make(name))
        return made.get(name)
      },
    },
  )
}
