// Planes of clips that were filmed with the camera on its side.

/**
 * Turns a plane by a quarter: `width` × `height` samples become `height` × `width`. Eight by eight at a time, so that
 * the strides of both hold whole eights, and a side that is no whole eight is filled up: clockwise, the picture begins
 * as many samples further right; the other way, as many rows further down.
 */
export function turnQuarter(
  from: usize,
  fromStride: i32,
  width: i32,
  height: i32,
  to: usize,
  toStride: i32,
  clockwise: bool,
): void {
  const tall = (height + 7) & ~7
  const wide = (width + 7) & ~7
  const lead = clockwise ? 7 * fromStride : 0
  const next = clockwise ? -fromStride : fromStride
  const down = <usize>(clockwise ? toStride : -toStride)
  for (let y = 0; y < tall; y += 8) {
    for (let x = 0; x < wide; x += 8) {
      let at = from + <usize>(y * fromStride + x + lead)
      const r0 = v128.load64_zero(at)
      const r1 = v128.load64_zero((at += <usize>next))
      const r2 = v128.load64_zero((at += <usize>next))
      const r3 = v128.load64_zero((at += <usize>next))
      const r4 = v128.load64_zero((at += <usize>next))
      const r5 = v128.load64_zero((at += <usize>next))
      const r6 = v128.load64_zero((at += <usize>next))
      const r7 = v128.load64_zero(at + <usize>next)
      const a0 = v128.shuffle<i8>(r0, r1, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
      const a1 = v128.shuffle<i8>(r2, r3, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
      const a2 = v128.shuffle<i8>(r4, r5, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
      const a3 = v128.shuffle<i8>(r6, r7, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
      const b0 = v128.shuffle<i16>(a0, a1, 0, 8, 1, 9, 2, 10, 3, 11)
      const b1 = v128.shuffle<i16>(a0, a1, 4, 12, 5, 13, 6, 14, 7, 15)
      const b2 = v128.shuffle<i16>(a2, a3, 0, 8, 1, 9, 2, 10, 3, 11)
      const b3 = v128.shuffle<i16>(a2, a3, 4, 12, 5, 13, 6, 14, 7, 15)
      const c0 = v128.shuffle<i32>(b0, b2, 0, 4, 1, 5)
      const c1 = v128.shuffle<i32>(b0, b2, 2, 6, 3, 7)
      const c2 = v128.shuffle<i32>(b1, b3, 0, 4, 1, 5)
      const c3 = v128.shuffle<i32>(b1, b3, 2, 6, 3, 7)
      let out = to + <usize>(clockwise ? x * toStride + (tall - 8 - y) : (wide - 1 - x) * toStride + y)
      v128.store64_lane(out, c0, 0)
      v128.store64_lane((out += down), c0, 1)
      v128.store64_lane((out += down), c1, 0)
      v128.store64_lane((out += down), c1, 1)
      v128.store64_lane((out += down), c2, 0)
      v128.store64_lane((out += down), c2, 1)
      v128.store64_lane((out += down), c3, 0)
      v128.store64_lane(out + down, c3, 1)
    }
  }
}

/** Turns a plane upside down and back to front: `width` × `height` samples, one by one from both ends. */
export function turnHalf(from: usize, fromStride: i32, width: i32, height: i32, to: usize, toStride: i32): void {
  for (let y = 0; y < height; y += 1) {
    const row = from + <usize>((height - 1 - y) * fromStride)
    const out = to + <usize>(y * toStride)
    for (let x = 0; x < width; x += 1) store<u8>(out + <usize>x, load<u8>(row + <usize>(width - 1 - x)))
  }
}
