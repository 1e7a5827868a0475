import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { Template } from '@clipmint/film'

import { CommandError } from './command.ts'

const templatesFolder = fileURLToPath(new URL('../../../../content/templates/', import.meta.url))

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
  const parsed = Template.safeParse(await readJson(path))
  if (parsed.success) return parsed.data
  throw new CommandError(`${path} is no template: ${describeIssues(parsed.error.issues)}`)
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
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    throw new CommandError(`${path} cannot be read.`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** Each fault as its field and its rule. */
export function describeIssues(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues
    .map(({ path, message }) => `${path.map(String).join('.') || 'the file'}: ${message}`)
    .join('; ')
}
