import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

import type { drawStart } from '../src/app/drawn-start.tsx'
import { frozen } from './frozen.ts'
import { wakeScript, withScriptsAfterwards } from './scripts-afterwards.ts'
import { startFace } from './start-face.ts'
import { withStylesOfStart } from './styles-of-start.ts'

type Start = Awaited<ReturnType<typeof drawStart>>

const room = join(import.meta.dirname, '..')

/**
 * Draws the first page into `index.html`, and into `index.en.html` for who reads English: it is looked at while its
 * scripts come, with the styles that it shows in the document itself and its letters in one small font. Until the scripts
 * are there nothing in it can be pressed (`inert`), so that no press is lost.
 */
export function drawnStart(): Plugin {
  return {
    name: 'drawn-start',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const styles = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css')
            ? [[file.fileName, String(file.source)] as const]
            : [],
        ),
      )
      const wake = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'wake.js', source: wakeScript }))}`
      const starts = await drawStarts()
      for (const [language, name] of [
        ['ko', 'index.html'],
        ['en', 'index.en.html'],
      ] as const) {
        const document = bundle[name]
        if (document?.type !== 'asset') throw new Error(`The build has no ${name}.`)
        const { html, letters } = starts[language]
        const face = await startFace(letters)
        const fileName = this.getFileName(
          this.emitFile({ type: 'asset', name: `start-${language}.woff2`, source: face.font }),
        )
        // Styles that come beside the scripts would come after the first look.
        const plain = String(document.source).replaceAll('rel="preload" as="style"', 'rel="stylesheet"')
        const drawn = plain.replace(
          '<div id="site">',
          () => `<div id="site" data-drawn="${language}" inert>${html}`,
        )
        const styled = await withStylesOfStart(drawn, styles)
        document.source = withScriptsAfterwards(styled, wake).replace(
          '</head>',
          () => `${face.linksTo(`/${fileName}`)}</head>`,
        )
      }
    },
  }
}

/** The first page in both languages, drawn by what is built for this machine out of the same sources. */
async function drawStarts(): Promise<{ ko: Start; en: Start }> {
  // Beside the sources, where their packages are found.
  const folder = await mkdtemp(join(room, '.drawn-'))
  try {
    await build({
      configFile: false,
      root: room,
      logLevel: 'error',
      plugins: [react(), frozen()],
      ssr: { noExternal: true, external: ['react', 'react-dom'] },
      build: { ssr: 'src/app/drawn-start.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
    })
    const built = (await import(pathToFileURL(join(folder, 'drawn-start.js')).href)) as {
      drawStart: typeof drawStart
    }
    return { ko: await built.drawStart('ko'), en: await built.drawStart('en') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
