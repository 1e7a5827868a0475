/** What a person can mend: shown as its sentence alone, without a trace. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Runs a command and sets how the process ends: 1 with a sentence when it fails. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** Where the person stands: npm moves to the project's folder before it runs a script, and says where it came from. */
export function personFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd()
}

export type Arguments = { words: string[]; options: Map<string, string[]> }

/**
 * The words of a command line, and its options with the words that follow each. Throws CommandError on an option that is
 * not among `known`; `known` says how many words an option takes, at most.
 */
export function readArguments(line: readonly string[], known: Readonly<Record<string, number>>): Arguments {
  const words: string[] = []
  const options = new Map<string, string[]>()
  let open: { taken: string[]; most: number } | null = null
  for (const word of line) {
    if (word.startsWith('--')) {
      const name = word.slice(2)
      const most = known[name]
      if (most === undefined) {
        throw new CommandError(
          `There is no option ${word}. Options: ${Object.keys(known)
            .map((it) => `--${it}`)
            .join(', ')}.`,
        )
      }
      open = { taken: options.get(name) ?? [], most }
      options.set(name, open.taken)
    } else if (open && open.taken.length < open.most) open.taken.push(word)
    else words.push(word)
  }
  return { words, options }
}
