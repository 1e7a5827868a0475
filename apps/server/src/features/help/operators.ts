import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FaqType } from '@clipmint/contract'
import { ContentError } from '@clipmint/film'
import type { Localized } from '@clipmint/kit'

import { type FileChange, writeWhole } from '../../write-whole.ts'
import { type Library, readLibrary } from './library.ts'

const languages = ['ko', 'en'] as const
type Lang = (typeof languages)[number]
/** What a file of the help becomes; null for a file that goes. */
type Change = { path: string; text: string | null }
type Both = Pick<Localized, Lang>

/** All of the help in a folder of the site's texts. */
export function readHelp(content: string): Promise<Library> {
  return readLibrary(helpOf(content))
}

/** A new notice in both languages; throws what is wrong with it. */
export async function addNotice(
  content: string,
  { id, effective, title, text }: { id: string; effective: string; title: Both; text: Both },
): Promise<FileChange> {
  const { ko } = await readHelp(content)
  if (ko.notices.some((notice) => notice.id === id))
    throw new ContentError(`There is a notice ${id} already.`)
  return change(
    content,
    languages.map((lang) => ({
      path: noticePath(lang, id),
      text: `---\nid: ${id}\neffective: ${effective}\ntitle: ${title[lang]}\n---\n\n${text[lang].trim()}\n`,
    })),
  )
}

/** Takes a notice away in both languages; null where there is none of this id. */
export async function endNotice(content: string, id: string): Promise<FileChange | null> {
  const { ko } = await readHelp(content)
  if (!ko.notices.some((notice) => notice.id === id)) return null
  return change(
    content,
    languages.map((lang) => ({ path: noticePath(lang, id), text: null })),
  )
}

/** Adds a question with its answer at the end of those of its type, in both languages. */
export async function addQuestion(
  content: string,
  { id, faqType, question, text }: { id: string; faqType: FaqType; question: Both; text: Both },
): Promise<FileChange> {
  const { ko } = await readHelp(content)
  if (ko.questions.some((it) => it.id === id)) throw new ContentError(`There is a question ${id} already.`)
  const changes = languages.map(async (lang) => {
    const path = faqPath(lang, faqType)
    const before = (await readFile(join(helpOf(content), path), 'utf8')).trimEnd()
    return { path, text: `${before}\n\n## ${question[lang]} {#${id}}\n\n${text[lang].trim()}\n` }
  })
  return change(content, await Promise.all(changes))
}

/** Takes a question away in both languages; null where there is none of this id. */
export async function endQuestion(content: string, id: string): Promise<FileChange | null> {
  const { ko } = await readHelp(content)
  const found = ko.questions.find((it) => it.id === id)
  if (!found) return null
  const changes = languages.map(async (lang) => {
    const path = faqPath(lang, found.faqType)
    const text = await readFile(join(helpOf(content), path), 'utf8')
    return { path, text: withoutQuestion(text, id) }
  })
  return change(content, await Promise.all(changes))
}

/** A file of questions without one: from its heading to before the next. */
export function withoutQuestion(text: string, id: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('## ') && line.trimEnd().endsWith(`{#${id}}`))
  if (first < 0) return text
  const next = lines.findIndex((line, at) => at > first && line.startsWith('## '))
  const kept = [...lines.slice(0, first), ...(next < 0 ? [] : lines.slice(next))]
  return `${kept.join('\n').trimEnd()}\n`
}

const helpOf = (content: string) => join(content, 'help')
const noticePath = (lang: Lang, id: string) => join(lang, 'notices', `${id}.md`)
const faqPath = (lang: Lang, faqType: FaqType) => join(lang, 'faq', `${faqType}.md`)

/** Tries the changes on a copy of the help, as a server would read it, before anything of it is touched. */
async function change(content: string, changes: readonly Change[]): Promise<FileChange> {
  const trial = await mkdtemp(join(tmpdir(), 'clipmint-help-'))
  try {
    await cp(helpOf(content), trial, { recursive: true })
    for (const { path, text } of changes) {
      if (text === null) await rm(join(trial, path))
      else await writeFile(join(trial, path), text)
    }
    await readLibrary(trial).catch((error: unknown) => {
      if (!(error instanceof ContentError)) throw error
      throw new ContentError(error.message.replaceAll(trial, helpOf(content)), { cause: error })
    })
  } finally {
    await rm(trial, { recursive: true, force: true })
  }
  const files = changes.map(({ path, text }) => ({ file: join(helpOf(content), path), text }))
  const write = async () => {
    for (const { file, text } of files) {
      if (text === null) await rm(file)
      else await writeWhole(file, text)
    }
  }
  return { files: files.map(({ file }) => file), write }
}
