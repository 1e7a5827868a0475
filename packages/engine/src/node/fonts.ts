import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { GlobalFonts, setTextRenderer } from '@napi-rs/canvas'

import { fontFaces, registeredName } from '../fonts.ts'

const require = createRequire(import.meta.url)
let registered = false

/**
 * Makes the engine's fonts known to Skia, and lets it draw text as Chromium does. Called before anything is drawn; again
 * does nothing. Throws when a font file is missing from the installation.
 */
export function registerFonts(): void {
  if (registered) return
  setTextRenderer('system')
  for (const { family, file } of fontFaces) {
    const path = fontPath(file)
    if (!GlobalFonts.registerFromPath(path, registeredName(family))) {
      throw new Error(`The font file ${path} cannot be read. Install the packages again.`)
    }
  }
  registered = true
}

/** Where a font of a package lies on this machine. */
function fontPath(file: string): string {
  const parts = file.split('/')
  const packageParts = file.startsWith('@') ? 2 : 1
  const manifest = require.resolve(`${parts.slice(0, packageParts).join('/')}/package.json`)
  return join(dirname(manifest), ...parts.slice(packageParts))
}
