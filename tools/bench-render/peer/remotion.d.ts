// What the peer uses of Remotion, so that it is type-checked though Remotion is no dependency of this repository.

declare module 'remotion' {
  import type { ComponentType, CSSProperties, ReactNode } from 'react'

  export function AbsoluteFill(props: { style?: CSSProperties; children?: ReactNode }): ReactNode
  export function Img(props: { src: string; style?: CSSProperties }): ReactNode
  export function Audio(props: { src: string }): ReactNode
  export function Composition(props: {
    id: string
    component: ComponentType
    durationInFrames: number
    fps: number
    width: number
    height: number
  }): ReactNode
  export function registerRoot(root: ComponentType): void
  export function staticFile(name: string): string
  export function useCurrentFrame(): number
  export function getInputProps<Props>(): Props
  export function delayRender(label: string): number
  export function continueRender(handle: number): void
  export function cancelRender(error: unknown): never
}

declare module '@remotion/bundler' {
  type Configuration = { resolve?: { alias?: Record<string, string> } }

  export function bundle(options: {
    entryPoint: string
    outDir: string
    publicDir: string
    webpackOverride: (configuration: Configuration) => Configuration
  }): Promise<string>
}

declare module '@remotion/renderer' {
  type Browser = { close(options: { silent: boolean }): Promise<void> }
  type BrowserSettings = {
    browserExecutable: string
    chromeMode: 'headless-shell' | 'chrome-for-testing'
    chromiumOptions: { gl: 'angle' | 'swangle' | 'swiftshader' | null }
    logLevel: 'error'
  }
  type Source = { serveUrl: string; inputProps: Record<string, unknown>; puppeteerInstance: Browser }
  type Composition = { durationInFrames: number }
  type Encoding = {
    codec: 'h264'
    crf: number
    x264Preset: 'veryfast'
    gopSize: number
    encodingMaxRate: `${number}k`
    encodingBufferSize: `${number}k`
    pixelFormat: 'yuv420p'
    colorSpace: 'bt709'
    audioCodec: 'aac'
    audioBitrate: `${number}k`
    sampleRate: number
    imageFormat: 'jpeg'
    hardwareAcceleration: 'disable'
  }
  type Rendering = {
    composition: Composition
    concurrency: number
    licenseKey: null
    outputLocation: string
    frameRange?: [number, number]
  }

  export function openBrowser(browser: 'chrome', settings: BrowserSettings): Promise<Browser>
  export function selectComposition(options: Source & { id: string; logLevel: 'error' }): Promise<Composition>
  export function renderMedia(options: BrowserSettings & Source & Encoding & Rendering): Promise<unknown>
}
