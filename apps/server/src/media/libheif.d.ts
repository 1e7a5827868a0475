/** What we use of libheif-js, which ships no types. */
declare module 'libheif-js/wasm-bundle.js' {
  type Target = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
  type HeifImage = {
    get_width: () => number
    get_height: () => number
    display: (target: Target, done: (shown: Target | null) => void) => void
  }
  const libheif: { HeifDecoder: new () => { decode: (file: Uint8Array) => HeifImage[] } }
  export default libheif
}
