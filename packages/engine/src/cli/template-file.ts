import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { ContentError, readJson as readContentJson, type Template, templateReader } from '@clipmint/film'

import { CommandError } from './command.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/', import.meta.url))
const templatesFolder = join(contentFolder, 'templates')

/** The template a person named: a slug of the house, or the path of a film.json. Throws CommandError saying what is wrong. */
export async function readTemplate(name: string, folder: string): Promise<Template> {
  const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
  const path = isSlug ? join(templatesFolder, name, 'film.json') : resolve(folder, name)
  if (!existsSync(path)) {
    throw new CommandError(
      isSlug
        ? `There is no template "${name}". Templates: ${(await listTemplates()).join(', ')}.`
        : `There is no template file at ${path}.`,
    )
  }
  return asCommand(templateReader(readText, contentFolder)(path))
}

/** The slugs of the house's templates, in order. */
export async function listTemplates(): Promise<string[]> {
  const entries = await readdir(templatesFolder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(templatesFolder, entry.name, 'film.json')))
    .map(({ name }) => name)
    .toSorted()
}

/** Reads a JSON file. Throws CommandError when it cannot be read or is not JSON. */
export async function readJson(path: string): Promise<unknown> {
  return asCommand(readContentJson(path, readText))
}

/** Each fault as its field and its rule. */
export function describeIssues(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues
    .map(({ path, message }) => `${path.map(String).join('.') || 'the file'}: ${message}`)
    .join('; ')
}

function readText(path: string): Promise<string> {
  return readFile(path, 'utf8')
}

/** What is wrong with a file is for the person who wrote it: its sentence, without a trace. */
async function asCommand<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof ContentError ? new CommandError(error.message, { cause: error }) : error
  }
}
