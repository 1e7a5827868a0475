import { readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'

import { drawnStart } from './first-page/drawn-start.ts'
import { frozen } from './first-page/frozen.ts'

/** Fonts and other big media stay files of their own, fetched when a page draws with them. */
const inlineBelowBytes = 4_096
/**
 * What pages share of libraries, in one file instead of thirty. Ours stays where it falls: a library imports nothing of it,
 * so no chunks come to import each other in a circle, in which one would start before what it needs.
 */
const partsOfPages = /node_modules[\\/](?:@mantine|@tanstack|@floating-ui|lucide-react|react-)/
/**
 * Those of them that the landing page shows as well, each by its name: a visitor's first page loads these and none of
 * the others, and the build says so when one is missing here.
 */
const smallParts =
  /node_modules[\\/](?:lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:check|image-plus|pause|play)\.mjs|@mantine[\\/](?:hooks[\\/]esm[\\/]use-reduced-motion|core[\\/]esm[\\/]components[\\/]VisuallyHidden)[\\/])/
/** Smaller files gain nothing. */
const compressFromBytes = 1_024
const brotli = promisify(brotliCompress)
/** Twenty-four fonts of 60 MB in three seconds; half a minute's work more would save a tenth of them. */
const brotliQuality = (name: string) => (name.endsWith('.ttf') ? 5 : 11)
/** How much longer than its file a font may come out of a browser's check of it. */
const fontRoomBytes = 65_536
const zip = promisify(gzip)

export default defineConfig(({ mode }) => {
  const { API_ORIGIN = 'http://localhost:3000' } = loadEnv(mode, import.meta.dirname, '')
  return {
    plugins: [react(), frozen(), fetchAtOnce(), drawnStart(), roomyFonts(), compressed()],
    build: {
      outDir: 'dist',
      manifest: true,
      assetsInlineLimit: (path: string, content: Uint8Array) =>
        !/\.(?:ttf|otf|woff2?)$/.test(path) && content.length < inlineBelowBytes,
      rolldownOptions: {
        output: {
          // The start names every other file: a letter less of a hash in each spares a visitor a hundred bytes.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'] },
              { name: 'small-parts', test: smallParts, minShareCount: 2 },
              { name: 'parts', test: partsOfPages, minShareCount: 2 },
            ],
          },
        },
      },
    },
    server: {
      proxy: Object.fromEntries(
        ['/v3', '/ai/', '/files', '/sandbox'].map((path) => [
          path,
          { target: API_ORIGIN, bypass: leavePages },
        ]),
      ),
    },
  }
})

/** /ai/error is a page of the site under the AI API's own address: what a person opens there stays here. */
function leavePages({ url = '', headers }: IncomingMessage): string | undefined {
  return url.startsWith('/ai/') && headers.accept?.includes('text/html') ? '/index.html' : undefined
}

/**
 * What a document fetches beside its start, not once that has come: `index.html`, the first page's, what the landing
 * shows; `page.html`, every other address's, what all pages share. The first page is spared that. Each comes with the
 * words of its language; the English ones are `index.en.html` and `page.en.html`.
 */
function fetchAtOnce(): Plugin {
  return {
    name: 'fetch-at-once',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const document = bundle['index.html']
      if (document?.type !== 'asset') throw new Error('The build has no index.html.')
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = (path: string) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(path))
      const small = chunks.filter(({ name }) => name === 'small-parts')
      const landing = entry('/pages/landing.tsx')
      const parts = chunks.filter(({ name }) => name === 'parts')
      const others = [...parts, ...chunks.filter(({ moduleIds }) => holdsContract(moduleIds))]
      if (landing.some(({ imports }) => parts.some(({ fileName }) => imports.includes(fileName))))
        throw new Error('The landing page brings the parts of all pages: name what it shows in `smallParts`.')
      const bare = String(document.source)
      const documentIn = (language: 'ko' | 'en', shown: readonly Preloaded[]) =>
        withPreloads(bare, [...entry(`/locales/${language}/visitor.ts`), ...small, ...shown]).replace(
          '<html lang="ko">',
          `<html lang="${language}">`,
        )
      this.emitFile({ type: 'asset', fileName: 'page.html', source: documentIn('ko', others) })
      this.emitFile({ type: 'asset', fileName: 'page.en.html', source: documentIn('en', others) })
      this.emitFile({ type: 'asset', fileName: 'index.en.html', source: documentIn('en', landing) })
      document.source = documentIn('ko', landing)
    },
  }
}

type Preloaded = { fileName: string; viteMetadata?: { importedCss: Set<string> } }

function withPreloads(document: string, chunks: readonly Preloaded[]): string {
  const links = chunks.flatMap(({ fileName, viteMetadata }) => [
    `    <link rel="modulepreload" crossorigin href="/${fileName}">\n`,
    ...[...(viteMetadata?.importedCss ?? [])].map(
      (css) => `    <link rel="preload" as="style" crossorigin href="/${css}">\n`,
    ),
  ])
  return document.replace('  </head>', `${links.join('')}  </head>`)
}

function holdsContract(modules: readonly string[]): boolean {
  return modules.some((id) => id.endsWith('/contract/src/index.ts'))
}

/**
 * Ends each font with zeros that nothing reads. Chromium writes a font anew as it checks it, into room as large as the
 * file, and doubles that for good when a byte is missing: 12 MB of a tab with two Korean fonts.
 */
function roomyFonts(): Plugin {
  return {
    name: 'roomy-fonts',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.ttf'))
          file.source = Buffer.concat([Buffer.from(file.source), Buffer.alloc(fontRoomBytes)])
      }
    },
  }
}

/** Compresses once and well what can be, beside each file: the server would do it for every visitor. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // Once all is written: what comes earlier may still be changed by others.
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(?:html|js|css|svg|ttf)$/.test(name))
      for (const name of names) {
        const path = join(dir, name)
        const content = await readFile(path)
        if (content.length < compressFromBytes) continue
        const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name) }
        await writeFile(`${path}.br`, await brotli(content, { params }))
        await writeFile(`${path}.gz`, await zip(content))
      }
    },
  }
}
