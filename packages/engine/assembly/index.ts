// The engine's inner loops on pixels, for WebAssembly with SIMD. Everything works on addresses in this module's memory,
// which the caller lays out: see `src/node/pixels/memory.ts`.
export { convertDrawing, convertOpaque } from './convert'
export { layOver, placePlane, planRow } from './compose'
export { coverRows, fillCovered, halveCover } from './cover'
export { toPixels } from './pixels'
export { turnHalf, turnQuarter } from './turn'
