import { randomInt } from 'node:crypto'
import { join, resolve } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'

import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'
import type { z } from 'zod'

import type { Database } from '../../db/database.ts'
import { FolderInUse } from '../../db/folder-lock.ts'
import { Failure } from '../../failure.ts'
import { writeAudit } from '../../features/audit/index.ts'
import { fill, words } from '../../locales/index.ts'
import { type Config, toConfig } from '../config.ts'
import { openDatabase } from '../data.ts'
import { root } from '../env.ts'
import { OwnersFault } from '../faults.ts'
import { commands } from './all.ts'
import { type Answer, type Command, type Desk, faultOf, type Shelf } from './command.ts'
import { helpOf, overview } from './help.ts'

const nameLetters = { least: 2, most: 60 }
const reasonLetters = { least: 5, most: 500 }

/** Does what the words of a command line ask for, in an environment; gives what is to be printed. */
export async function runAdmin(argv: readonly string[], env: Record<string, string>): Promise<string> {
  const [group = 'help', action = ''] = argv
  if (group === 'help' || group === '--help') return helpFor(argv.slice(1))
  const command = commands.find(({ name }) => name === `${group} ${action}`)
  if (!command) throw new OwnersFault(unknownCommand(group, action))
  const { values, about } = readLine(command, argv.slice(2))
  if (values['help'] === true) return helpOf(command)
  const input = readInput(command, values, about)
  const config = toConfig(env, root)
  const deed = command.isAudited ? readDeed(values, config) : null
  const shelf = {
    now: () => new Date(),
    contentFolder: resolve(asText(values['content']) ?? join(root, 'content')),
    maintenanceUrl: config.maintenanceUrl,
  }
  const answer = command.isOfFilesAlone
    ? await command.run(shelf, input)
    : await withDatabase(config, (database) =>
        withAudit(command, { desk: deskOf(database, shelf), deed, input }),
      )
  return values['json'] === true ? JSON.stringify(answer.data, null, 2) : answer.lines.join('\n')
}

async function withDatabase<T>(config: Config, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await open(config)
  try {
    await database.migrate()
    return await use(database)
  } finally {
    await database.close()
  }
}

type Deed = { operator: string; reason: string }
type Values = Record<string, string | boolean | undefined>

/** Runs the command and writes it down in one transaction, files last: a deed without its entry does not happen. */
function withAudit(
  command: Command,
  { desk, deed, input }: { desk: Desk; deed: Deed | null; input: unknown },
): Promise<Answer> {
  return desk.withTx(async () => {
    const answer = await command.run(desk, input).catch((error: unknown) => {
      throw sentenceOf(error)
    })
    if (deed && answer.audit) {
      await writeAudit(desk, { ...deed, ...answer.audit, action: command.name.replace(' ', '.') })
    }
    await answer.write?.()
    return answer
  })
}

/** What an area refuses it says by a code; an operator is told the sentence. */
function sentenceOf(error: unknown): unknown {
  if (!(error instanceof Failure)) return error
  return new OwnersFault(fill(words.en.errors[error.code], error.values), { cause: error })
}

async function open(config: Config): Promise<Database> {
  try {
    return await openDatabase(config, pino({ level: 'warn' }, pino.destination(2)), new Date())
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new OwnersFault(
      `${error.where} The embedded database belongs to one process: stop the product, run this command, and start it ` +
        'again. With DATABASE_URL (PostgreSQL) commands run at any time.',
      { cause: error },
    )
  }
}

function deskOf({ db, withTx }: Database, shelf: Shelf): Desk {
  return { ...shelf, db, withTx, newId: uuidv7, randomInt: (below) => randomInt(below) }
}

function helpFor(argv: readonly string[]): string {
  const firstOption = argv.findIndex((word) => word.startsWith('-'))
  const [group = '', action = ''] = firstOption < 0 ? argv : argv.slice(0, firstOption)
  if (group === '') return overview(commands)
  const meant = commands.filter(({ name }) =>
    action === '' ? name.startsWith(`${group} `) : name === `${group} ${action}`,
  )
  if (meant.length === 0) throw new OwnersFault(unknownCommand(group, action))
  return meant.map(helpOf).join('\n\n')
}

function unknownCommand(group: string, action: string): string {
  const beside = commands.filter(({ name }) => name.startsWith(`${group} `)).map(({ name }) => name)
  const way = beside.length > 0 ? `There is: ${beside.join(', ')}.` : 'npm run admin -- help lists them all.'
  return `There is no command "${`${group} ${action}`.trim()}". ${way}`
}

function readLine(
  { options, about }: Command,
  argv: readonly string[],
): { values: Values; about: string | undefined } {
  const text = { type: 'string' } as const
  const said = { type: 'boolean' } as const
  const config = {
    args: [...argv],
    allowPositionals: true,
    options: {
      ...Object.fromEntries(
        Object.entries(options).map(([name, { what }]) => [name, what === null ? said : text]),
      ),
      as: text,
      reason: text,
      content: text,
      json: said,
      help: said,
    },
  } satisfies ParseArgsConfig
  try {
    const { values, positionals } = parseArgs(config)
    if (positionals.length > (about === null ? 0 : 1)) {
      throw new OwnersFault(
        `"${positionals.at(-1)}" belongs to no option; write texts of several words in quotes.`,
      )
    }
    return { values, about: positionals[0] }
  } catch (error) {
    if (error instanceof TypeError) throw new OwnersFault(error.message, { cause: error })
    throw error
  }
}

function readInput(command: Command, values: Values, about: string | undefined): unknown {
  const named = Object.keys(command.options).flatMap((name) =>
    values[name] === undefined ? [] : [[name, values[name]] as const],
  )
  const parsed = command.input.safeParse({
    ...Object.fromEntries(named),
    ...(about === undefined ? {} : { about }),
  })
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${placeOf(command, issue)}: ${faultOf(issue)}`)
  throw new OwnersFault(
    [`${command.name} was not asked for as it must be:`, ...faults, '', helpOf(command)].join('\n'),
  )
}

function placeOf({ about }: Command, { path }: z.core.$ZodIssue): string {
  const name = String(path[0] ?? '')
  if (name === 'about') return about?.what ?? 'about'
  return name === '' ? 'options' : `--${name}`
}

/** Who does it, and why: both stand in the audit. */
function readDeed(values: Values, { operator: fromEnv }: Config): Deed {
  const operator = (asText(values['as']) ?? fromEnv ?? '').trim()
  const reason = (asText(values['reason']) ?? '').trim()
  if (operator.length < nameLetters.least || operator.length > nameLetters.most) {
    throw new OwnersFault('Say who you are, for the audit: --as "Kim Mint", or OPERATOR in the environment.')
  }
  if (reason.length < reasonLetters.least || reason.length > reasonLetters.most) {
    throw new OwnersFault(
      'Say why, for the audit, in 5 letters or more: --reason "asked for by mail on 3 March".',
    )
  }
  return { operator, reason }
}

function asText(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
