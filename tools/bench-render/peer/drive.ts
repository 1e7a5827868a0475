// The side of Remotion, run where it is installed: `bundle TASK` bundles the composition, `render TASK` renders the film
// and prints its frames and seconds. Starting the browser is not on the clock, and a second of film is rendered before.
import { readFile } from 'node:fs/promises'

import { bundle } from '@remotion/bundler'
import { openBrowser, renderMedia, selectComposition } from '@remotion/renderer'

import type { HandedOver } from './composition/handed-over.ts'
import type { DriveTask } from './task.ts'

const WARM_UP_FRAMES = 30

const [step, taskPath = ''] = process.argv.slice(2)
const task = JSON.parse(await readFile(taskPath, 'utf8')) as DriveTask
if (step === 'bundle') await bundleComposition()
else await renderFilm()

/** The composition takes movements, easings and placement from the room of films, so that it shows the same film. */
async function bundleComposition(): Promise<void> {
  await bundle({
    entryPoint: task.entry,
    outDir: task.bundled,
    publicDir: task.publicFolder,
    webpackOverride: (configuration) => ({
      ...configuration,
      resolve: {
        ...configuration.resolve,
        alias: { ...configuration.resolve?.alias, '@clipmint/film': task.filmRoom },
      },
    }),
  })
}

async function renderFilm(): Promise<void> {
  const handedOver = JSON.parse(await readFile(task.handedOver, 'utf8')) as HandedOver
  // Remotion at its fastest on two cores without a GPU, of what was tried: no GL took a fifth of the time of `swangle`
  // and two thirds of that of `angle`, `swiftshader` was no better; one page at a time and two were equal within the
  // noise. A full Chromium knows the new headless mode only; the headless shell, a program of its own, is a little faster.
  const browserSettings = {
    browserExecutable: task.browser,
    chromeMode: 'chrome-for-testing',
    chromiumOptions: { gl: null },
    logLevel: 'error',
  } as const
  const browser = await openBrowser('chrome', browserSettings)
  const source = { serveUrl: task.bundled, inputProps: handedOver, puppeteerInstance: browser }
  const composition = await selectComposition({ ...source, id: 'film', logLevel: 'error' })
  const settings = {
    ...browserSettings,
    ...source,
    ...encodingOf(handedOver),
    composition,
    concurrency: 2,
    // Sends nothing about this run to Remotion.
    licenseKey: null,
  }
  await renderMedia({
    ...settings,
    outputLocation: `${task.out}.warm-up.mp4`,
    frameRange: [0, WARM_UP_FRAMES - 1],
  })
  const startedAt = performance.now()
  await renderMedia({ ...settings, outputLocation: task.out })
  const seconds = (performance.now() - startedAt) / 1000
  await browser.close({ silent: true })
  console.log(JSON.stringify({ frames: composition.durationInFrames, seconds }))
}

/** The engine's own settings in Remotion's words; its pictures come from the browser as JPEG, as it does by default. */
function encodingOf({ encoding: { video, sound } }: HandedOver) {
  return {
    codec: 'h264',
    crf: video.crf,
    x264Preset: video.preset,
    gopSize: video.keyFrameEvery,
    encodingMaxRate: `${video.maxBitsPerSecond / 1000}k`,
    encodingBufferSize: `${video.bufferBits / 1000}k`,
    pixelFormat: 'yuv420p',
    colorSpace: 'bt709',
    audioCodec: 'aac',
    audioBitrate: `${sound.bitsPerSecond / 1000}k`,
    sampleRate: sound.sampleRate,
    imageFormat: 'jpeg',
    hardwareAcceleration: 'disable',
  } as const
}
