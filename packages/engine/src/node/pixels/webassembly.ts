/** A memory that a module's inner loops work in, in pages of 64 KB. */
export type WasmMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number }

type WebAssemblyApi = {
  Memory: new (size: { initial: number; maximum: number }) => WasmMemory
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: { env: { memory: WasmMemory } }) => { readonly exports: unknown }
}

/** The part of WebAssembly that is used here: TypeScript knows it with the browser's whole library only. */
export const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyApi })
  .WebAssembly
