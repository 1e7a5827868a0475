import { type FieldFact, type FieldForm, type FieldPlace, placeFields, swapFields } from './field-words.ts'

/** Words that show fields' values outside of a video, such as a caption, with the fields that they show. */
export type BoundWords = { words: string; shows: readonly FieldForm[] }

/** The fields of those that words of several lines show, each form of one once. */
export function bindWords(words: string, forms: readonly FieldForm[]): FieldForm[] {
  const found = new Map<string, FieldForm>()
  for (const { at: _at, ...form } of placesIn(words, forms))
    found.set(`${form.field} ${form.form} ${form.shown}`, form)
  return [...found.values()]
}

/**
 * Words with the values of now wherever they show what a field was; the same where they show nothing outdated. Null where a field says
 * nothing any more, or its value is not fit to be shown: its owner has to see to that.
 */
export function renewWords({ words, shows }: BoundWords, now: readonly FieldFact[]): BoundWords | null {
  const facts = new Map(now.map((fact) => [fact.field, fact]))
  const nowOf = ({ field, form }: FieldForm) => {
    const fact = facts.get(field)
    return fact && !fact.fault ? (fact.shown[form] ?? null) : null
  }
  const swaps: (FieldPlace & { now: string })[] = []
  for (const place of placesIn(words, shows)) {
    const value = nowOf(place)
    if (value === null) return null
    swaps.push({ ...place, now: value })
  }
  const renewed = shows.map((one) => ({ ...one, shown: nowOf(one) ?? one.shown }))
  return { words: swapFields(words, swaps), shows: bindWords(swapFields(words, swaps), renewed) }
}

function placesIn(words: string, forms: readonly FieldForm[]): FieldPlace[] {
  let begins = 0
  return words.split('\n').flatMap((line) => {
    const places = placesInLine(line, forms).map((place) => ({ ...place, at: place.at + begins }))
    begins += line.length + 1
    return places
  })
}

/** All places in a line, also of a value that stands there twice. */
function placesInLine(line: string, forms: readonly FieldForm[]): FieldPlace[] {
  const meant = forms
    .filter((form) => isMeant(line, form, forms))
    .toSorted((a, b) => line.indexOf(a.of ?? '') - line.indexOf(b.of ?? ''))
  const found: FieldPlace[] = []
  for (let left = line; ;) {
    const more = placeFields(left, meant)
    if (more.length === 0) return found
    found.push(...more)
    left = swapFields(
      left,
      more.map((place) => ({ ...place, now: '\0'.repeat(place.shown.length) })),
    )
  }
}

/** Of two dishes at one price, the one whose name stands in the line is meant. */
function isMeant(line: string, { field, shown, of }: FieldForm, forms: readonly FieldForm[]): boolean {
  if (of === undefined || line.includes(of)) return true
  return !forms.some((other) => other.field !== field && other.shown === shown)
}
