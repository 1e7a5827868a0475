/**
 * Prints what the built-in planner makes of inputs as owners type them: how much of what they said is said in a video and
 * in a first line, and which lines say nothing of theirs, are too long, or stand twice in one video.
 *
 *   npm run judge:words -- inputs.json [--show]
 *
 * A file is a list of `{lang, name, price, info, facts}`, a fact being the words that have to be seen, with alternatives
 * parted by “|”. With `--show` every plan is printed as well, to be read aloud.
 */
import { readFileSync } from 'node:fs'

import { measure, type Measured, readInputs, sayPlan } from '@clipmint/copy/judge'

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isShown = process.argv.includes('--show')
if (files.length === 0) {
  console.error('Name at least one file of inputs: npm run judge:words -- inputs.json')
  process.exitCode = 2
}

for (const file of files) {
  const inputs = readInputs(JSON.parse(readFileSync(file, 'utf8')))
  // The first plan of a process compiles every pattern: it is not what an owner waits for.
  if (inputs[0]) measure(inputs[0])
  const judged = inputs.map((input) => {
    const began = performance.now()
    const measured = measure(input)
    return { measured, ms: performance.now() - began }
  })
  print(file, judged)
}

function print(file: string, judged: readonly { measured: Measured; ms: number }[]): void {
  const all = judged.map(({ measured }) => measured)
  const facts = sum(all.map(({ input }) => input.facts.length))
  const rich = all.filter(({ input }) => input.facts.length >= 3)
  const lines = sum(all.map((one) => one.lines))
  const times = judged.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const rows: [string, string][] = [
    ['inputs', String(all.length)],
    ['facts said in a video', share(facts - sum(all.map(({ unsaid }) => unsaid.length)), facts)],
    ['facts said in a first line', share(facts - sum(all.map(({ unopened }) => unopened.length)), facts)],
    ['lines that say nothing of the owner’s', share(sum(all.map(({ empty }) => empty.length)), lines)],
    [
      'four videos and more, of those with three facts',
      share(rich.filter(({ plan }) => plan.scenarios.length >= 4).length, rich.length),
    ],
    ['lines over their room', String(sum(all.map(({ long }) => long.length)))],
    ['lines repeated in one video', String(sum(all.map(({ repeated }) => repeated.length)))],
    ['words that the owner did not say', String(sum(all.map(({ ungrounded }) => ungrounded.length)))],
    ['diversity, mean', (sum(all.map(({ plan }) => plan.diversity)) / all.length).toFixed(3)],
    ['ms for a plan, median and most', `${at(times, 0.5)} and ${at(times, 1)}`],
  ]
  console.log(`\n${file}`)
  for (const [name, figure] of rows) console.log(`  ${figure.padStart(14)}  ${name}`)
  for (const { input, unsaid, empty } of all.filter((one) => one.unsaid.length > 0))
    console.log(
      `  - ${input.name}: unsaid ${unsaid.join(', ')}${empty.length > 0 ? `; empty ${empty.join(', ')}` : ''}`,
    )
  if (isShown)
    for (const { input, plan } of all) console.log(`\n${input.name}: ${input.info}\n${sayPlan(plan)}`)
}

function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0)
}

function share(part: number, whole: number): string {
  return whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`
}

function at(sorted: readonly number[], part: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
}
