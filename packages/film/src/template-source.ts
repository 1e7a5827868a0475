import { Family, SceneUse } from './family.ts'
import { isObject } from './merge-patch.ts'
import { resolveScene } from './resolve-scene.ts'
import { Template } from './template.ts'

/** Reads a text file by its path; throws when there is none. */
export type ReadText = (path: string) => Promise<string>

/** A file of `content/` that is not as it must be: the message names the file, and of a template the scene and layer. */
export class ContentError extends Error {
  override name = 'ContentError'
}

/**
 * The one way to read templates: gives a function that reads a `film.json` by its path and resolves what it takes from
 * its family in `content/families`. Each family is read once. Throws ContentError.
 */
export function templateReader(
  readText: ReadText,
  contentFolder: string,
): (path: string) => Promise<Template> {
  const families = new Map<string, Promise<Family>>()
  const familyOf = (id: string): Promise<Family> => {
    const path = `${contentFolder.replace(/[\\/]$/, '')}/families/${id}/family.json`
    const family = families.get(id) ?? readJson(path, readText).then((value) => parseFamily(value, path, id))
    families.set(id, family)
    return family
  }
  return async (path) => {
    const source = await readJson(path, readText)
    const family = sharesScenes(source) ? await familyOf(String(source['family'])) : null
    return resolveTemplate(source, { path, family })
  }
}

/**
 * A template as written in a `film.json`, with the scenes and fonts that it takes from its family written out. A
 * resolved layer's id is `${scene.id}-${layer.id}`. Throws ContentError with everything that is wrong. Pure.
 */
export function resolveTemplate(
  source: unknown,
  { path, family }: { path: string; family: Family | null },
): Template {
  const faults: string[] = []
  const whole = isObject(source) && family ? writtenOut(source, family, faults) : source
  const parsed = Template.safeParse(whole)
  if (!parsed.success) {
    faults.push(...parsed.error.issues.map((issue) => `${placeOf(issue.path, whole)}: ${issue.message}`))
  } else if (parsed.data.categories.length === 0) {
    faults.push('categories: name at least one kind of business or occasion')
  }
  if (faults.length === 0 && parsed.success) return parsed.data
  throw new ContentError(`${path} is not as it must be.\n${faults.map((fault) => `✖ ${fault}`).join('\n')}`)
}

/** Reads a JSON file of `content/`. Throws ContentError when it cannot be read or is not JSON. */
export async function readJson(path: string, readText: ReadText): Promise<unknown> {
  const text = await readText(path).catch((cause: unknown) => {
    throw new ContentError(`${path} cannot be read.`, { cause })
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ContentError(`${path} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

function parseFamily(value: unknown, path: string, id: string): Family {
  const parsed = Family.safeParse(value)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `✖ ${issue.path.join('.')}: ${issue.message}`)
    throw new ContentError(`${path} is not as it must be.\n${faults.join('\n')}`)
  }
  if (parsed.data.id !== id)
    throw new ContentError(`${path}: the id "${parsed.data.id}" is not its folder's name.`)
  return parsed.data
}

function sharesScenes(source: unknown): source is Record<string, unknown> {
  if (!isObject(source)) return false
  const { scenes, fonts } = source
  return typeof fonts === 'string' || (Array.isArray(scenes) && scenes.some(isUse))
}

function isUse(scene: unknown): boolean {
  return isObject(scene) && 'use' in scene
}

function writtenOut(source: Record<string, unknown>, family: Family, faults: string[]): unknown {
  const { fonts, scenes } = source
  const pair = typeof fonts === 'string' ? family.fonts[fonts] : fonts
  if (pair === undefined) {
    faults.push(`fonts: the family has no "${String(fonts)}". Fonts: ${Object.keys(family.fonts).join(', ')}`)
  }
  const list = Array.isArray(scenes) ? scenes : []
  return {
    ...source,
    fonts: pair,
    scenes: list.map((scene, at) => sceneOf(scene, { family, faults, before: idOf(list[at - 1]) })),
  }
}

type Writing = { family: Family; faults: string[]; before: string | null }

function sceneOf(scene: unknown, { family, faults, before }: Writing): unknown {
  if (!isUse(scene)) return scene
  const use = SceneUse.safeParse(scene)
  if (!use.success) {
    const name = idOf(scene) ?? 'without an id'
    faults.push(
      ...use.error.issues.map((issue) => `scene ${name}, ${issue.path.join('.')}: ${issue.message}`),
    )
    return scene
  }
  const resolved = resolveScene(use.data, family, before)
  faults.push(...resolved.faults.map((fault) => `scene ${use.data.id}, ${fault}`))
  return resolved.scene
}

function idOf(scene: unknown): string | null {
  return isObject(scene) && typeof scene['id'] === 'string' ? scene['id'] : null
}

/** Where an issue stands, in the words of its author: `scene s2, layer s2-title, layout.9:16.size`. */
function placeOf(path: readonly PropertyKey[], whole: unknown): string {
  const [list, sceneAt, layers, layerAt, ...rest] = path
  const scenes = isObject(whole) && Array.isArray(whole['scenes']) ? whole['scenes'] : []
  const scene: unknown = list === 'scenes' ? scenes[Number(sceneAt)] : undefined
  if (!isObject(scene)) return path.map(String).join('.') || 'the file'
  const name = `scene ${String(scene['id'])}`
  const all = Array.isArray(scene['layers']) ? scene['layers'] : []
  const layer: unknown = layers === 'layers' && layerAt !== undefined ? all[Number(layerAt)] : undefined
  if (!isObject(layer)) return [name, path.slice(2).map(String).join('.')].filter(Boolean).join(', ')
  return [name, `layer ${String(layer['id'])}`, rest.map(String).join('.')].filter(Boolean).join(', ')
}
