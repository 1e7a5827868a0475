import type { Command } from './command.ts'

const width = 26

/** What every command takes beside its own options. */
const shared: readonly (readonly [string, string])[] = [
  ['--as NAME', 'who you are; OPERATOR in the environment says it once. Written to the audit'],
  ['--reason TEXT', 'why, in 5 letters or more. Written to the audit'],
  ['--json', 'prints data for a program instead of lines for a person'],
  ['--content FOLDER', "another folder of the site's texts than this checkout's content/"],
  ['--help', 'what a command takes'],
]

/** All commands with a line each, and how they are meant. */
export function overview(commands: readonly Command[]): string {
  return [
    "Clipmint's operators do by this command line what no screen of the site does.",
    '',
    '  npm run admin -- <command> [options]',
    '  npm run admin -- help <command>        what a command takes, with examples',
    '',
    ...groupsOf(commands).flatMap((group) => [
      ...group.map(({ name, summary, isAudited }) => line(`${name}${isAudited ? ' *' : ''}`, summary)),
      '',
    ]),
    '  * is written to the audit with who, when, what, to whom and why, in the transaction that does it.',
    '',
    'Every command takes:',
    ...shared.map(([name, help]) => line(name, help)),
    '',
    'The embedded database belongs to one process: stop the product before a command and start it afterwards. With',
    'DATABASE_URL (PostgreSQL) commands run at any time. Notices, questions, announcements and maintenance are files of',
    'content/: a command writes them where it runs, so with several servers commit and deploy them. Maintenance and',
    'announcements are read anew each time, the others when a server starts. Days are days in Seoul, the last one included.',
  ].join('\n')
}

/** What one command takes, with examples. */
export function helpOf({ name, summary, about, options, isAudited, examples }: Command): string {
  const taken = Object.entries(options)
  return [
    `${name}${about ? ` <${about.what}>` : ''} — ${summary}`,
    ...(about ? [line(about.what, about.help)] : []),
    ...taken.map(([option, { what, help }]) => line(`--${option}${what === null ? '' : ` ${what}`}`, help)),
    ...(isAudited ? [line('--as NAME --reason TEXT', 'who does it and why; needed')] : []),
    ...examples.map((example) => `  $ npm run admin -- ${example}`),
  ].join('\n')
}

function groupsOf(commands: readonly Command[]): Command[][] {
  return [...Map.groupBy(commands, ({ name }) => name.split(' ')[0]).values()]
}

function line(name: string, help: string): string {
  return name.length > width ? `  ${name}\n  ${' '.repeat(width)} ${help}` : `  ${name.padEnd(width)} ${help}`
}
