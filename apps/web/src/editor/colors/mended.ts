import {
  type ChangedColor,
  type ColorRole,
  contrast,
  type Palette,
  READABLE_CONTRAST,
  readableOn,
  type Template,
  toHex,
  toOklch,
} from '@clipmint/film'

/** Words of one role on a ground of another. */
type Pair = { words: ColorRole; ground: ColorRole }

/** Colours that cannot stand on one another: how little they are told apart, and what the words are shown in instead. */
export type MendedPair = Pair & { ratio: number; shown: string }

/** How far each try for a tone goes, of the way from black to white. */
const TONE_STEP = 0.01

/**
 * The pairs whose words are shown in another colour since the owner chose colours, to be told at the field of one role:
 * that of the words, or that of the ground where only the ground was chosen. The hardest to read comes first.
 */
export function mendedAt(role: ColorRole, template: Template, changed: ChangedColor): MendedPair[] {
  const palette = { ...template.colors, ...changed }
  return pairsOf(template)
    .filter((pair) => roleToTellAt(pair, changed) === role)
    .map((pair) => ({
      ...pair,
      ratio: contrast(palette[pair.words], palette[pair.ground]),
      shown: readableOn(palette[pair.ground], palette[pair.words], palette),
    }))
    .filter(({ words, shown }) => shown !== palette[words])
    .toSorted((one, other) => one.ratio - other.ratio)
}

/** The role of the two that the owner chose a colour for; null for what the template mends in its own colours. */
function roleToTellAt({ words, ground }: Pair, changed: ChangedColor): ColorRole | null {
  if (changed[words] !== undefined) return words
  return changed[ground] === undefined ? null : ground
}

/**
 * The nearest tone of a role's own hue with which all its words are read, or at least those that are not now; null where
 * there is none.
 */
export function readableTone(role: ColorRole, template: Template, changed: ChangedColor): string | null {
  const palette: Palette = { ...template.colors, ...changed }
  const others = pairsOf(template).flatMap(({ words, ground }) =>
    words === role ? [palette[ground]] : ground === role ? [palette[words]] : [],
  )
  const weak = others.filter((it) => contrast(palette[role], it) < READABLE_CONTRAST)
  return nearestTone(palette[role], others) ?? nearestTone(palette[role], weak)
}

function nearestTone(color: string, others: readonly string[]): string | null {
  const now = toOklch(color)
  for (let step = TONE_STEP; step <= 1; step += TONE_STEP) {
    for (const light of [now.light - step, now.light + step]) {
      if (light < 0 || light > 1) continue
      const tone = toHex({ ...now, light })
      if (others.every((it) => contrast(tone, it) >= READABLE_CONTRAST)) return tone
    }
  }
  return null
}

function pairsOf({ scenes }: Template): Pair[] {
  const texts = scenes.flatMap(({ layers }) => layers.filter((it) => it.kind === 'text'))
  const pairs = new Map(texts.map(({ color, on }) => [`${color} ${on}`, { words: color, ground: on }]))
  return [...pairs.values()].filter(({ words, ground }) => words !== ground)
}
