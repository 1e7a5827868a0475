import { useState } from 'react'

/** Some videos of a list that are chosen to be done something with. */
export type Selection = {
  has: (id: string) => boolean
  toggle: (id: string) => void
  set: (ids: readonly string[]) => void
  end: () => void
}

/** The choice on one list; it ends when another list is shown. Null while nothing is being chosen. */
export function useSelection(scope: string): { selection: Selection | null; begin: () => void } {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const [known, setKnown] = useState(scope)
  if (known !== scope) {
    setKnown(scope)
    setIds(null)
  }
  const selection: Selection | null = ids && {
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])),
    set: (list) => setIds(new Set(list)),
    end: () => setIds(null),
  }
  return { selection, begin: () => setIds(new Set()) }
}
