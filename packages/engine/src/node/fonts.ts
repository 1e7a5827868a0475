import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { GlobalFonts, setTextRenderer } from '@napi-rs/canvas'

import { fontFaces, registeredName } from '../fonts.ts'
import { type CutFont, cutFonts, type RangeTable, stockStandIns } from '../text/stand-ins.ts'

const require = createRequire(import.meta.url)
let registered = false

/**
 * Makes the engine's fonts known to Skia, and lets it draw text as Chromium does. Called before anything is drawn; again
 * does nothing. Throws when a font file is missing from the installation.
 */
export function registerFonts(): void {
  if (registered) return
  setTextRenderer('system')
  for (const { family, file } of fontFaces) register(file, registeredName(family))
  const brought = new Set<string>()
  // Stand-ins are many and large: each is registered when a text first needs it.
  stockStandIns({
    tables: readTable,
    bring({ name, file }) {
      if (!brought.has(name)) register(file, name)
      brought.add(name)
    },
  })
  registered = true
}

function register(file: string, name: string): void {
  const path = fontPath(file)
  if (!GlobalFonts.registerFromPath(path, name)) {
    throw new Error(`The font file ${path} cannot be read. Install the packages again.`)
  }
}

const tables = new Map<CutFont, RangeTable>()

function readTable(font: CutFont): RangeTable {
  const known = tables.get(font)
  if (known) return known
  const text = readFileSync(fontPath(`${cutFonts[font].folder}/unicode.json`), 'utf8')
  const table = JSON.parse(text) as RangeTable
  tables.set(font, table)
  return table
}

/** Where a font of a package lies on this machine. */
function fontPath(file: string): string {
  const parts = file.split('/')
  const packageParts = file.startsWith('@') ? 2 : 1
  const manifest = require.resolve(`${parts.slice(0, packageParts).join('/')}/package.json`)
  return join(dirname(manifest), ...parts.slice(packageParts))
}
