import type { Canvas, Home, Surface } from '../surface.ts'

export type Call = { name: string; args: unknown[]; alpha: number; style: unknown }

/** A canvas without pixels that keeps what was drawn on it, in order. */
export type FakeCanvas = Canvas & { calls: Call[]; released: boolean }

/** A home for tests: its canvases remember their calls; letters are 0.6 em wide. */
export function createFakeHome(): Home & { canvases: FakeCanvas[] } {
  const canvases: FakeCanvas[] = []
  return {
    canvases,
    createCanvas(width, height) {
      const canvas = createFakeCanvas(width, height)
      canvases.push(canvas)
      return canvas
    },
  }
}

export function createFakeCanvas(width: number, height: number): FakeCanvas {
  const calls: Call[] = []
  const state: Record<string, unknown> = {
    globalAlpha: 1,
    font: '100px "x"',
    letterSpacing: '0px',
    // It draws at once, as canvases do.
    place: undefined,
  }
  const stack: Record<string, unknown>[] = []
  const answers: Record<string, (...args: unknown[]) => unknown> = {
    save: () => stack.push({ ...state }),
    restore: () => Object.assign(state, stack.pop()),
    measureText: (text) => ({
      width: [...String(text)].length * 0.6 * Number.parseFloat(sizeOf(state['font'])),
    }),
    createLinearGradient: () => ({ addColorStop() {} }),
    createRadialGradient: () => ({ addColorStop() {} }),
    getImageData: (_x, _y, w, h) => ({
      data: new Uint8ClampedArray(Number(w) * Number(h) * 4),
      width: w,
      height: h,
    }),
    createImageData: (w, h) => ({
      data: new Uint8ClampedArray(Number(w) * Number(h) * 4),
      width: w,
      height: h,
    }),
  }
  const surface = new Proxy(state, {
    get: (_target, name: string) =>
      name in state
        ? state[name]
        : (...args: unknown[]) => {
            calls.push({ name, args, alpha: Number(state['globalAlpha']), style: state['fillStyle'] })
            return answers[name]?.(...args)
          },
    set: (_target, name: string, value: unknown) => {
      state[name] = value
      return true
    },
  }) as unknown as Surface
  const canvas: FakeCanvas = {
    width,
    height,
    surface,
    picture: { width, height },
    calls,
    released: false,
    release() {
      canvas.released = true
    },
  }
  return canvas
}

function sizeOf(font: unknown): string {
  return /([\d.]+)px/.exec(String(font))?.[1] ?? '0'
}
