import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Film } from '@clipmint/film'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'

import { type FilmFiles, registerFonts, renderFrame } from '../src/node.ts'
import { nodeHome } from '../src/node/home.ts'
import { Stage } from '../src/stage.ts'
import type { Played } from './played.ts'
import { type Raster, structuralSimilarity } from './ssim.ts'

/** One moment of a film in both homes. */
export type Comparison = { timeMs: number; ssim: number; browser: Buffer; node: Buffer }

/** The page and the server side by side: the same films drawn by both. */
export type Golden = {
  /** Draws a film at each time in both homes. `files` holds the paths of its media by file id. */
  compare(film: Film, timesMs: readonly number[], files?: FilmFiles): Promise<Comparison[]>
  /** The lines of each text as each home breaks them. */
  lines(film: Film): Promise<{ browser: Record<string, string[]>; node: Record<string, string[]> }>
  /** Plays a film with its sound in the page. */
  play(film: Film, forMs: number): Promise<Played>
  close(): Promise<void>
}

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--autoplay-policy=no-user-gesture-required',
  // The headless shell would move letters to whole pixels, as a whole browser does not.
  '--font-render-hinting=none',
]

/** Where Debian puts a browser. */
const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync) ?? ''

/** Builds the page, serves it and opens it in Chromium. Close it afterwards. */
export async function openGolden(executablePath = debianChromium): Promise<Golden> {
  if (executablePath === '') throw new Error('Say where a Chromium is with CHROMIUM.')
  const folder = await mkdtemp(join(tmpdir(), 'golden-'))
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: fileURLToPath(new URL('page.html', import.meta.url)) },
    },
  })
  const media = new Map<string, string>()
  const server = await serve(folder, media)
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  const page = await browser.newPage({ viewport: { width: 2000, height: 2000 } })
  await page.goto(`${address}/page.html`)
  await page.waitForFunction('globalThis.golden !== undefined')
  registerFonts()
  let shown: Film | null = null
  return {
    compare(film, timesMs, files = {}) {
      shown = film
      return compare(page, { film, timesMs, files, media })
    },
    async lines(film) {
      // What was just compared is still on the page.
      if (film !== shown) await page.evaluate(`golden.show(${JSON.stringify(film)}, {})`)
      shown = film
      return { browser: await page.evaluate('golden.lines()'), node: linesInNode(film) }
    },
    play: (film, forMs) => page.evaluate(`golden.play(${JSON.stringify(film)}, ${forMs})`),
    close: () => close({ browser, server, folder }),
  }
}

type Comparing = { film: Film; timesMs: readonly number[]; files: FilmFiles; media: Map<string, string> }

async function compare(page: Page, { film, timesMs, files, media }: Comparing): Promise<Comparison[]> {
  const urls: Record<string, string> = {}
  for (const [id, path] of Object.entries(files)) {
    const name = `/media/${media.size}${extname(path)}`
    media.set(name, path)
    urls[id] = name
  }
  await page.evaluate(`golden.show(${JSON.stringify(film)}, ${JSON.stringify(urls)})`)
  const comparisons: Comparison[] = []
  for (const timeMs of timesMs) {
    // A core for each home.
    const [drawn, node] = await Promise.all([
      page.evaluate<string>(`golden.frame(${timeMs})`),
      renderFrame(film, timeMs, files),
    ])
    const browser = Buffer.from(drawn, 'base64')
    const ssim = structuralSimilarity(await rasterOf(browser), await rasterOf(node))
    comparisons.push({ timeMs, ssim, browser, node })
  }
  return comparisons
}

function linesInNode(film: Film): Record<string, string[]> {
  const stage = new Stage(nodeHome, film, 1)
  const texts = film.scenes.flatMap(({ layers }) => layers).filter((layer) => layer.kind === 'text')
  return Object.fromEntries(
    texts.map((layer) => [layer.id, stage.layoutOf(layer).lines.map(({ text }) => text)]),
  )
}

async function rasterOf(png: Buffer): Promise<Raster> {
  const picture = await loadImage(png)
  const context = createCanvas(picture.width, picture.height).getContext('2d')
  context.drawImage(picture, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height)
  return { data, width, height }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.ttf': 'font/ttf',
  '.mp4': 'video/mp4',
}

function serve(folder: string, media: ReadonlyMap<string, string>): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = media.get(pathname) ?? join(folder, normalize(pathname))
    if (!existsSync(path)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    createReadStream(path).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

async function close({
  browser,
  server,
  folder,
}: {
  browser: Browser
  server: Server
  folder: string
}): Promise<void> {
  await browser.close()
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
}
