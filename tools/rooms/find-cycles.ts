/** Chains of files that import each other in a circle, each ending where it began; none only where there is none. */
export function findCycles(importsByFile: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const chain: string[] = []

  function follow(file: string): void {
    if (done.has(file)) return
    const begin = chain.indexOf(file)
    if (begin !== -1) {
      cycles.push([...chain.slice(begin), file])
      return
    }
    chain.push(file)
    for (const next of importsByFile.get(file) ?? []) follow(next)
    chain.pop()
    done.add(file)
  }

  for (const file of importsByFile.keys()) follow(file)
  return cycles
}
