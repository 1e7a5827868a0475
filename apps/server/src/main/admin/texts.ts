import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'

import { z } from 'zod'

import type { FileChange } from '../../write-whole.ts'
import { OwnersFault } from '../faults.ts'
import type { Answer } from './command.ts'

/** What a text in both languages is said by: outright, or in a file of Markdown each. */
export const textOptions = {
  'text-ko': { what: 'TEXT', help: 'in Korean; --file-ko FILE reads a longer one from Markdown' },
  'text-en': { what: 'TEXT', help: 'in English; --file-en FILE reads a longer one' },
  'file-ko': { what: 'FILE', help: 'a file instead of --text-ko' },
  'file-en': { what: 'FILE', help: 'a file instead of --text-en' },
} as const

export const textShape = {
  'text-ko': z.string().optional(),
  'text-en': z.string().optional(),
  'file-ko': z.string().optional(),
  'file-en': z.string().optional(),
}

type Said = { [Name in keyof typeof textShape]?: string | undefined }

/** The text in both languages. */
export async function readTexts(said: Said): Promise<{ ko: string; en: string }> {
  return { ko: await readText(said, 'ko'), en: await readText(said, 'en') }
}

async function readText(said: Said, lang: 'ko' | 'en'): Promise<string> {
  const text = said[`text-${lang}`]
  const file = said[`file-${lang}`]
  if ((text === undefined) === (file === undefined)) {
    throw new OwnersFault(`Say one of --text-${lang} and --file-${lang}.`)
  }
  if (file === undefined) return text ?? ''
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new OwnersFault(`--file-${lang}: ${file} cannot be read.`, { cause: error })
  })
}

/** A name as the site's addresses have it. */
export const Name = z
  .string()
  .max(40)
  .regex(/^[a-z]+(?:-[a-z]+)*$/, 'small letters, with dashes between words')
/** An announcement's name may have numbers too: it is no address. */
export const FileName = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters and digits, with dashes between words')

/** What is written, and how the site comes to say it. */
export function written(
  content: string,
  { said, change: { files, write }, next }: { said: string; change: FileChange; next: string },
): Answer {
  // The same name on every system, since it is looked for in the audit.
  const named = files.map((file) => `content/${relative(content, file).split(sep).join('/')}`)
  return {
    lines: [said, ...files.map((file) => `  ${file}`), next],
    data: { files },
    audit: { target: named[0] ?? 'content', details: { files: named } },
    write,
  }
}

export const atNextStart =
  'A server reads it when it starts: restart the product, or commit the file and deploy it.'
export const atOnce = 'A server on this checkout tells it at once.'
