import type { core } from 'zod'

import { Failure } from '../failure.ts'
import { type InputRule, fill, words } from '../locales/index.ts'
import type { Lang } from './handlers.ts'

type Broken = { rule: InputRule; values: Record<string, string | number> }

/** INVALID_INPUT for what zod found first, naming the field and the rule in both languages. */
export function invalidInput(issues: readonly core.$ZodIssue[]): Failure {
  const issue = issues[0] ? deepest(issues[0]) : null
  const broken: Broken = issue ? brokenRule(issue) : { rule: 'other', values: {} }
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

function brokenRule(issue: core.$ZodIssue): Broken {
  switch (issue.code) {
    case 'invalid_type':
      return { rule: missing(issue) ? 'required' : 'type', values: {} }
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return sized(issue.origin, 'Max', Number(issue.maximum))
    case 'invalid_format':
      return { rule: formatRule(issue.format), values: {} }
    case 'invalid_value':
    case 'invalid_union':
      return { rule: missing(issue) ? 'required' : 'choice', values: {} }
    case 'not_multiple_of':
      return { rule: 'numberWhole', values: {} }
    case 'unrecognized_keys':
      return { rule: 'unknown', values: {} }
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return { rule: 'other', values: {} }
  }
}

function missing(issue: core.$ZodIssue): boolean {
  return issue.input === undefined || issue.message.endsWith('received undefined')
}

function tooSmall(issue: core.$ZodIssueTooSmall): Broken {
  const minimum = Number(issue.minimum)
  if (issue.origin === 'string' && minimum === 1) return { rule: 'required', values: {} }
  return sized(issue.origin, 'Min', minimum)
}

function sized(origin: string, side: 'Min' | 'Max', bound: number): Broken {
  const values = side === 'Min' ? { min: bound } : { max: bound }
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
