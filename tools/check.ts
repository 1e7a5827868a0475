// Runs every check that must hold before a commit: each `check:…` script of the root package.json is a step.
import { inParallel, runCommand } from './command.ts'
import { readScripts } from './repository.ts'

// Lint reads types with a Go program: with less garbage collection it takes 40 s instead of 50, for a tenth more memory.
process.env['GOGC'] ??= '400'

const startedAt = performance.now()
const steps = Object.entries(readScripts()).filter(([name]) => name.startsWith('check:'))

const results = await inParallel(steps, 2, async ([script, line]) => {
  const name = script.slice('check:'.length)
  const { passed, seconds, output } = await runCommand(line)
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(8)} ${seconds.toFixed(1).padStart(5)} s`)
  return { name, passed, output }
})

const failed = results.filter((it) => !it.passed)
for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output}`)

const took = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
if (failed.length > 0) {
  console.log(`\ncheck failed in ${took}: ${failed.map((it) => it.name).join(', ')}`)
  process.exitCode = 1
} else {
  console.log(`check passed in ${took}`)
}
