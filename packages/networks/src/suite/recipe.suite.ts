import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The rooms that stand on `networks`, and what is written from it: they are copied, all else is looked at in its place. */
const copied = [
  'packages/networks',
  'packages/contract',
  'packages/integrations',
  'apps/server',
  'apps/web',
  'tools',
]
const files = ['.env.example', 'package.json', 'tsconfig.base.json', 'vitest.config.ts']
const leftOut = /(?:^|\/)(?:node_modules|dist)$/

/** A block of a recipe: text that goes into the file that it names. */
export type Block = { path: string; text: string }

/** The blocks of a recipe's page that name a file. */
export function blocksOf(page: string): Block[] {
  return [...page.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, path = '', text = '']) => ({
    path,
    text,
  }))
}

/** The tree once more in an empty folder, to be changed there: sources as copies, what they stand on as links. */
export function copyTree(root: string, folder: string): void {
  for (const name of copied)
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !leftOut.test(path) })
  for (const name of files) cpSync(join(root, name), join(folder, name))
  for (const kind of ['packages', 'apps']) linkRest(join(root, kind), join(folder, kind))
  symlinkSync(join(root, 'content'), join(folder, 'content'))
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@clipmint'), { recursive: true })
  for (const name of copied) {
    const { name: as } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
      name: string
    }
    symlinkSync(join(folder, name), join(modules, as))
  }
  linkRest(join(root, 'node_modules/@clipmint'), join(modules, '@clipmint'))
  linkRest(join(root, 'node_modules'), modules)
}

/** Does what a recipe says: writes the files that there are not, and puts its lines at the end of those that there are. */
export function follow(blocks: readonly Block[], folder: string): void {
  for (const { path, text } of blocks) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    if (existsSync(file)) appendFileSync(file, text)
    else writeFileSync(file, text)
  }
}

/** What is in a copy otherwise than in the tree, each file with the lines that it has more; less is a change of its own. */
export function differences(root: string, folder: string): Record<string, string[] | 'changed'> {
  const all = copied.flatMap((name) => globSync(`${name}/**/*`, { cwd: folder, withFileTypes: true }))
  const paths = all
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const now = [...paths, ...files].map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const)
  const different = now.flatMap(([path, text]) => {
    const before = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
    if (text === before) return []
    const isLonger = text.startsWith(before)
    return [[path, isLonger ? text.slice(before.length).trimEnd().split('\n') : 'changed'] as const]
  })
  return Object.fromEntries(different)
}

function linkRest(from: string, to: string): void {
  for (const name of readdirSync(from))
    if (!existsSync(join(to, name)) && (name === '.bin' || !name.startsWith('.')))
      symlinkSync(join(from, name), join(to, name))
}
