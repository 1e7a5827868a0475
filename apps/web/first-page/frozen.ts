import { pathToFileURL } from 'node:url'

import type { Plugin } from 'vite'

/** What a module `*.frozen.ts` exports is worked out as the site is built, and lies in it as data. */
export function frozen(): Plugin {
  return {
    name: 'frozen',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.frozen.ts')) return null
      const worked = Object.entries((await import(pathToFileURL(id).href)) as Record<string, unknown>)
      return worked.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`).join('')
    },
  }
}
