import { readFileSync } from 'node:fs'

import { Instance, Module, type WasmMemory } from './webassembly.ts'

/**
 * What `packages/engine/assembly` exports: addresses and sizes in, nothing out. Its source says what each does; nobody
 * calls it but this folder.
 */
export type Kernel = {
  convertDrawing(
    ...sizes: [
      from: number,
      fromStride: number,
      width: number,
      rows: number,
      y: number,
      u: number,
      v: number,
      a: number,
      ca: number,
      yStride: number,
      cStride: number,
      map: number,
      mapStride: number,
    ]
  ): void
  convertOpaque(
    ...sizes: [
      from: number,
      fromStride: number,
      width: number,
      rows: number,
      y: number,
      u: number,
      v: number,
      yStride: number,
      cStride: number,
    ]
  ): void
  layOver(
    ...sizes: [
      y: number,
      u: number,
      v: number,
      drawnY: number,
      drawnU: number,
      drawnV: number,
      drawnA: number,
      drawnCA: number,
      yStride: number,
      cStride: number,
      blocks: number,
      rows: number,
      map: number,
    ]
  ): void
  planRow(
    ...sizes: [table: number, count: number, first: number, step: number, low: number, last: number]
  ): boolean
  placePlane(
    ...sizes: [
      from: number,
      fromStride: number,
      to: number,
      toStride: number,
      left: number,
      count: number,
      rows: number,
      firstX: number,
      stepX: number,
      lowX: number,
      lastX: number,
      firstY: number,
      stepY: number,
      lowY: number,
      lastY: number,
      table: number,
      near: boolean,
      line: number,
      cover: number,
      map: number,
      blocks: number,
    ]
  ): void
  coverRows(
    ...sizes: [
      edges: number,
      count: number,
      width: number,
      top: number,
      rows: number,
      evenOdd: boolean,
      sums: number,
      cover: number,
      map: number,
    ]
  ): void
  halveCover(
    ...sizes: [cover: number, map: number, blocks: number, rows: number, half: number, halfMap: number]
  ): void
  fillCovered(
    ...sizes: [
      to: number,
      toStride: number,
      value: number,
      opacity: number,
      cover: number,
      map: number,
      blocks: number,
      rows: number,
    ]
  ): void
  toPixels(
    ...sizes: [
      y: number,
      u: number,
      v: number,
      yStride: number,
      cStride: number,
      width: number,
      rows: number,
      to: number,
    ]
  ): void
  turnQuarter(
    ...sizes: [
      from: number,
      fromStride: number,
      width: number,
      height: number,
      to: number,
      toStride: number,
      clockwise: boolean,
    ]
  ): void
  turnHalf(
    ...sizes: [from: number, fromStride: number, width: number, height: number, to: number, toStride: number]
  ): void
}

const module = new Module(readFileSync(new URL('../../../dist/pixels.wasm', import.meta.url)))

/** The inner loops, at work in a memory. */
export function openKernel(memory: WasmMemory): Kernel {
  return new Instance(module, { env: { memory } }).exports as Kernel
}
