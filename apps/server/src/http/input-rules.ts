import { onceEach } from '@clipmint/contract'
import type { core } from 'zod'

import { Failure } from '../failure.ts'
import { type InputRule, fill, words } from '../locales/index.ts'
import type { Lang } from './handlers.ts'

type Broken = { rule: InputRule; values: Record<string, string | number> }

/** INVALID_INPUT for what zod found first in what was given, naming the field and the rule in both languages. */
export function invalidInput(issues: readonly core.$ZodIssue[], given: unknown): Failure {
  const issue = issues[0] ? deepest(issues[0]) : null
  const broken: Broken = issue ? brokenRule(issue, given) : { rule: 'other', values: {} }
  const field = issue?.path.map(String).join('.') ?? ''
  return brokenInput(broken.rule, field, broken.values)
}

/** INVALID_INPUT for one field and the rule it breaks. */
export function brokenInput(
  rule: InputRule,
  field: string,
  values: Record<string, string | number> = {},
): Failure {
  const say = (lang: Lang) => {
    const sentence = fill(words[lang].rules[rule], values)
    return field ? `${field}: ${sentence}` : sentence
  }
  return new Failure('INVALID_INPUT', {
    sentence: { ko: say('ko'), en: say('en') },
    ...(field ? { field } : {}),
  })
}

/** In a union no branch fitted; the branch that came furthest tells most. */
function deepest(issue: core.$ZodIssue): core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue
  const candidates = issue.errors.flatMap((branch) => (branch[0] ? [deepest(branch[0])] : []))
  const [best] = candidates.sort((a, b) => b.path.length - a.path.length)
  return best && best.path.length > 0 ? { ...best, path: [...issue.path, ...best.path] } : issue
}

function brokenRule(issue: core.$ZodIssue, given: unknown): Broken {
  switch (issue.code) {
    case 'invalid_type':
      return { rule: isMissing(issue, given) ? 'required' : typeRule(issue.expected), values: {} }
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return sized(issue.origin, 'Max', Number(issue.maximum))
    case 'invalid_format':
      return { rule: formatRule(issue.format), values: {} }
    case 'invalid_value':
    case 'invalid_union':
      return { rule: isMissing(issue, given) ? 'required' : 'choice', values: {} }
    case 'not_multiple_of':
      return { rule: 'numberWhole', values: {} }
    case 'unrecognized_keys':
      return { rule: 'unknown', values: {} }
    case 'custom':
      return { rule: issue.params?.['rule'] === onceEach ? 'once' : 'other', values: {} }
    case 'invalid_key':
    case 'invalid_element':
      return { rule: 'other', values: {} }
  }
}

/** Whether nothing was given there. An issue itself does not tell: zod leaves the input out of it. */
function isMissing({ path }: core.$ZodIssue, given: unknown): boolean {
  let value = given
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return true
    value = Reflect.get(value, key)
  }
  return value === undefined || value === null
}

function typeRule(expected: string): InputRule {
  switch (expected) {
    case 'int':
      return 'numberWhole'
    case 'number':
      return 'number'
    case 'string':
      return 'text'
    case 'boolean':
      return 'yesNo'
    case 'array':
      return 'list'
    default:
      return 'type'
  }
}

function tooSmall(issue: core.$ZodIssueTooSmall): Broken {
  // Above 0 is said as 1 and more: what is counted is whole.
  const minimum = Number(issue.minimum) + (issue.inclusive === false ? 1 : 0)
  if (issue.origin === 'string' && minimum === 1) return { rule: 'required', values: {} }
  return sized(issue.origin, 'Min', minimum)
}

/** Both languages write long numbers so. */
const grouped = new Intl.NumberFormat('en')

function sized(origin: string, side: 'Min' | 'Max', bound: number): Broken {
  const shown = grouped.format(bound)
  const values = side === 'Min' ? { min: shown } : { max: shown }
  if (origin === 'string') return { rule: `text${side}`, values }
  if (origin === 'array' || origin === 'set' || origin === 'file') return { rule: `list${side}`, values }
  return { rule: `number${side}`, values }
}

function formatRule(format: string): InputRule {
  if (format === 'email' || format === 'url') return format
  if (format === 'uuid' || format === 'guid') return 'id'
  if (format === 'date' || format === 'datetime' || format === 'time') return 'date'
  return 'pattern'
}
