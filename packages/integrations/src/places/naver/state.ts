import { PlaceRefusal } from '../refusal.ts'

const assignment = 'window.__APOLLO_STATE__'
const deepest = 24

export type Entity = Record<string, unknown>
export type State = Record<string, unknown>

/**
 * The state that a page of a place carries: one object literal that a script assigns. It is cut out by its braces, with
 * strings and escapes minded, and parsed as JSON; nothing of the page is run.
 */
export function readState(html: string): State {
  for (let at = html.indexOf(assignment); at >= 0; at = html.indexOf(assignment, at + 1)) {
    const start = html.indexOf('{', at)
    const between = start < 0 ? '' : html.slice(at + assignment.length, start)
    if (!/^\s*=\s*$/.test(between)) continue
    const end = endOfObject(html, start)
    const state = end < 0 ? null : parsed(html.slice(start, end))
    if (state) return state
  }
  // A page that asks whether a person looks is told apart from one that has been rebuilt.
  throw new PlaceRefusal(/ncpt|captcha/i.test(html) ? 'blocked' : 'layout_changed')
}

/** What a reference leads to, references inside of it too; cycles and what is missing end in null. */
export function follow(state: State, value: unknown, depth = 0): unknown {
  if (depth > deepest) return null
  if (Array.isArray(value)) return value.map((it) => follow(state, it, depth + 1)).filter((it) => it !== null)
  if (!isEntity(value)) return value
  const { __ref: ref } = value
  if (typeof ref === 'string') return Object.hasOwn(state, ref) ? follow(state, state[ref], depth + 1) : null
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, follow(state, inner, depth + 1)]),
  )
}

export function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of the first key that begins so: what follows are arguments, in an order that varies. */
export function startingWith(entity: Entity, start: string): unknown {
  const key = Object.keys(entity).find((it) => it === start || it.startsWith(`${start}(`))
  return key === undefined ? undefined : entity[key]
}

function endOfObject(html: string, start: number): number {
  let depth = 0
  let inString = false
  for (let at = start; at < html.length; at += 1) {
    const letter = html[at]
    if (inString) {
      if (letter === '\\') at += 1
      else if (letter === '"') inString = false
    } else if (letter === '"') inString = true
    else if (letter === '{') depth += 1
    else if (letter === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return -1
}

function parsed(json: string): State | null {
  try {
    const value: unknown = JSON.parse(json)
    return isEntity(value) ? value : null
  } catch {
    return null
  }
}
