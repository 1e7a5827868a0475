import type { Effect, EffectKind, EffectOf } from './effect.ts'
import type { Rule } from './rule.ts'

/** What goes wrong with one call; who answers it asks for what it must see to itself. */
export type Effects = {
  find: <Kind extends EffectKind>(kind: Kind) => EffectOf<Kind> | null
  all: () => Effect[]
  /** After how many bytes of an upload the line goes dead; null when it does not. */
  cutAfter: number | null
}

export function effectsOf(rules: readonly Rule[]): Effects {
  const all = rules.map(({ effect }) => effect)
  const cut = rules.find(({ effect }) => effect.kind === 'cut')
  return {
    find: <Kind extends EffectKind>(kind: Kind) =>
      all.find((effect): effect is EffectOf<Kind> => effect.kind === kind) ?? null,
    all: () => all,
    cutAfter: cut ? (cut.match.afterBytes ?? 0) : null,
  }
}
