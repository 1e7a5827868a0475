import type { z } from 'zod'

import type { Context } from '../../context.ts'

/** What a command works with that looks at the texts of the site alone. */
export type Shelf = Pick<Context, 'now'> & {
  contentFolder: string
  /** Where maintenance is read instead of from that folder. */
  maintenanceUrl: string | null
}

/** What an operator's command works with: the data, and the folder of what the site says. */
export type Desk = Shelf & Pick<Context, 'db' | 'withTx' | 'newId' | 'randomInt'>

/** How an option is written: `what` stands for its value (`--days N`); without it the option is said or not. */
export type Option = { what: string | null; help: string }

/** What a command says: to a person in lines, to a program as data, and to the audit if it did something. */
export type Answer = {
  lines: string[]
  data: unknown
  /** Null where nothing was done or looked at. */
  audit: { target: string; details: Record<string, unknown> } | null
  /** Changes files: comes last in the transaction, since no rollback takes it back. */
  write?: () => Promise<void>
}

export type Command<Shape extends z.ZodType = z.ZodType> = {
  /** Two words, such as `coupons create`; its action in the audit is `coupons.create`. */
  name: string
  summary: string
  /** What stands behind its name without an option; null for nothing. */
  about: { what: string; help: string } | null
  options: Readonly<Record<string, Option>>
  /** Needs `--as` and `--reason`: it changes something, or shows a person's data. */
  isAudited: boolean
  examples: readonly string[]
  /** The options by their names, and what stands behind the command's name as `about`. */
  input: Shape
} & (
  | { isOfFilesAlone?: false; run(desk: Desk, input: z.output<Shape>): Promise<Answer> }
  /** Works also while the product holds the data. */
  | { isOfFilesAlone: true; isAudited: false; run(shelf: Shelf, input: z.output<Shape>): Promise<Answer> }
)

/** Writes a command down, with its input typed by its shape. */
export function defineCommand<Shape extends z.ZodType>(command: Command<Shape>): Command<Shape> {
  return command
}

/** What is wrong with a value, in words for who typed it. */
export function faultOf({ code, message }: z.core.$ZodIssue): string {
  return code === 'invalid_type' && message.endsWith('received undefined') ? 'is needed' : message
}

/** Rows under each other in columns that are as wide as what stands in them. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))))
  return all.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  )
}

/** How many columns a terminal gives to a text: Hangul and its like take two. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7a3\uff00-\uff60]/.test(letter) ? 2 : 1),
    0,
  )
}
