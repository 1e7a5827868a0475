import { type ColorRole, colorRoles } from './color.ts'
import { type Family, keepLeftOut, type SceneUse } from './family.ts'
import { isObject, mergePatch } from './merge-patch.ts'

type Layer = Record<string, unknown> & { id: string }
export type ResolvedScene = { scene: Record<string, unknown>; faults: string[] }

/**
 * A use of a family's scene written out whole: its layers with their parts, changes and words, their ids led by the
 * scene's. `before` is the id of the scene that it follows. Faults name the layer; the scene is then still as whole as
 * it can be. Pure.
 */
export function resolveScene(use: SceneUse, family: Family, before: string | null): ResolvedScene {
  const design = family.scenes[use.use]
  if (!design) {
    const names = Object.keys(family.scenes).join(', ')
    return { scene: {}, faults: [`the family has no scene "${use.use}". Scenes: ${names}`] }
  }
  const faults = strangers(use, design.layers)
  const { use: _use, roles, words, change, transition, ...own } = use
  const layers = design.layers
    .filter(({ id }) => change[id] !== null)
    .map((shared) => {
      const layer = withPart(shared, family, faults)
      const changed = patched(layer, change[shared.id] ?? {})
      const said = words[shared.id]
      return said ? withWords(changed, said, faults) : changed
    })
  const { layers: _layers, transition: usual, ...given } = design
  const takeover = transition ?? usual
  const scene = {
    ...given,
    ...own,
    ...(takeover ? { transition: fullTransition(takeover, { before, own: use.id }) } : {}),
    layers: layers.map((layer) => withFullIds(layer, use.id)),
  }
  return { scene: recast(scene, roles) as Record<string, unknown>, faults }
}

/** A layer's id, that of the picture its letters show and that of the words it holds, led by the scene's. */
function withFullIds(layer: Layer, scene: string): Layer {
  const { picture, holds } = layer
  return {
    ...layer,
    id: `${scene}-${layer.id}`,
    ...(typeof picture === 'string' ? { picture: `${scene}-${picture}` } : {}),
    ...(typeof holds === 'string' ? { holds: `${scene}-${holds}` } : {}),
  }
}

type Neighbours = { before: string | null; own: string }

/** A transition that names layers, of the scene that leaves (`through`, `from`) and of its own (`to`), with full ids. */
function fullTransition(
  transition: Record<string, unknown>,
  { before, own }: Neighbours,
): Record<string, unknown> {
  const { through, pairs } = transition
  return {
    ...transition,
    ...(typeof through === 'string' ? { through: `${before}-${through}` } : {}),
    ...(Array.isArray(pairs)
      ? { pairs: pairs.map((pair) => ({ from: `${before}-${pair.from}`, to: `${own}-${pair.to}` })) }
      : {}),
  }
}

/** Changes and words for layers that the design does not have. */
function strangers({ words, change, use }: SceneUse, layers: readonly { id: string }[]): string[] {
  const ids = layers.map(({ id }) => id)
  return [...Object.keys(change), ...Object.keys(words)]
    .filter((id) => !ids.includes(id))
    .map((id) => `layer ${id}: "${use}" has no such layer. Layers: ${ids.join(', ')}`)
}

function withPart(
  { like, ...own }: Layer & { like?: string | undefined },
  family: Family,
  faults: string[],
): Layer {
  if (like === undefined) return own
  const part = family.parts[like]
  if (!part) faults.push(`layer ${own.id}: the family has no part "${like}"`)
  return patched({ id: own.id, ...part }, own)
}

function patched(layer: Layer, patch: Record<string, unknown>): Layer {
  const merged = mergePatch(layer, patch) as Layer
  keepLeftOut(merged, patch)
  return merged
}

function withWords(layer: Layer, said: { ko: string; en: string }, faults: string[]): Layer {
  if (layer['kind'] !== 'text') faults.push(`layer ${layer.id}: only a text has words`)
  return isObject(layer['slot'])
    ? { ...layer, slot: { ...layer['slot'], sample: said } }
    : { ...layer, words: said }
}

const tint = new RegExp(`^(${colorRoles.join('|')})(/[0-9.]+)?$`)
/** What people read is no colour, though it may say "paper". */
const spoken = new Set(['label', 'words', 'sample'])

/** The same scene with colour roles played by others, wherever a tint stands. */
function recast(value: unknown, roles: Partial<Record<ColorRole, ColorRole>>): unknown {
  if (Array.isArray(value)) return value.map((item) => recast(item, roles))
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, spoken.has(key) ? item : recast(item, roles)]),
    )
  }
  const [, role, opacity = ''] = (typeof value === 'string' && tint.exec(value)) || []
  return role === undefined ? value : `${roles[role as ColorRole] ?? role}${opacity}`
}
