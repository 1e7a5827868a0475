import { findCycles } from './find-cycles.ts'
import { type ImportRule, listImportRules, type Pattern, testOnlyFile } from './import-rules.ts'
import type { Manifest } from './manifests.ts'
import type { Import } from './read-imports.ts'
import { createResolver, type Target } from './resolve-import.ts'

/** What is checked: each source file's imports, the rooms' manifests, and which other files there are. */
export type Sources = {
  importsByFile: ReadonlyMap<string, readonly Import[]>
  manifests: ReadonlyMap<string, Manifest>
  isFile: (path: string) => boolean
}

type Edge = Target & Import

/** What is built into the product or runs in it, once its tests are left out. */
const productFile = /^(packages|apps)\/[^/]+\/(src|public)\//

/** Every import that breaks a rule, with the rule's name and reason. */
export function findImportFaults({ importsByFile, manifests, isFile }: Sources): string[] {
  const resolve = createResolver(manifests, isFile)
  const rules = listImportRules(manifests)
  const faults = new Set<string>()
  const targetsByFile = new Map<string, string[]>()
  for (const [from, imports] of importsByFile) {
    const edges: Edge[] = []
    for (const it of imports) {
      const target = resolve(from, it.specifier)
      if (target === 'not found') faults.add(describeMissing(from, it.specifier))
      else edges.push({ ...target, ...it })
    }
    targetsByFile.set(from, [...new Set(edges.map((it) => it.to))])
    for (const it of findBroken(from, edges, rules)) faults.add(it)
    for (const it of findUnlisted(from, edges, manifests)) faults.add(it)
  }
  return [...faults, ...findCycles(targetsByFile).map(describeCycle)]
}

function describeMissing(from: string, specifier: string): string {
  const reason = specifier.startsWith('.')
    ? 'No such file. Name the whole file, with its extension.'
    : 'No such package, or its package.json does not export that.'
  return `not-found: ${from} → ${specifier}\n    ${reason}`
}

function findBroken(from: string, edges: readonly Edge[], rules: readonly ImportRule[]): string[] {
  return rules.flatMap((rule) => {
    const captured = rule.from.exec(from)
    if (!captured || rule.exceptFrom?.test(from)) return []
    const to = patternFor(rule.to, captured)
    const exceptTo = rule.exceptTo && patternFor(rule.exceptTo, captured)
    return edges
      .filter((edge) => to.test(edge.to) && !exceptTo?.test(edge.to))
      .map((edge) => `${rule.name}: ${from} → ${edge.to}\n    ${rule.reason}`)
  })
}

function patternFor(pattern: Pattern, captured: RegExpExecArray): RegExp {
  return pattern instanceof RegExp ? pattern : pattern(captured)
}

/** Types are gone when the product runs: that they are listed anywhere at all is the search for unused code's to see. */
function findUnlisted(
  from: string,
  edges: readonly Edge[],
  manifests: ReadonlyMap<string, Manifest>,
): string[] {
  if (!productFile.test(from) || testOnlyFile.test(from)) return []
  const [room, manifest] = [...manifests].find(([it]) => from.startsWith(`${it}/`)) ?? []
  const { name, dependencies, peerDependencies, optionalDependencies } = manifest ?? {}
  const listed = { ...dependencies, ...peerDependencies, ...optionalDependencies }
  return edges.flatMap(({ packageName, isTypeOnly }) => {
    if (packageName === undefined || packageName === name || packageName in listed || isTypeOnly) return []
    const reason = `The product imports only what is under "dependencies" in ${room}/package.json.`
    return [`own-dependencies: ${from} → ${packageName}\n    ${reason}`]
  })
}

function describeCycle(files: string[]): string {
  return `no-cycle: ${files.join(' → ')}\n    Two files that need each other are one idea, or hide a third.`
}
