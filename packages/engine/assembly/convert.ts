// RGBA as canvases give it, into planes of BT.709 video in limited range (ITU-R BT.709-6, 3.5): Y 16–235, Cb and Cr
// 16–240, one colour sample to 2 × 2 pixels, which is the mean of the four. Weights are shares of 2^15.

// Y' = 16 + 219 (0.2126 R + 0.7152 G + 0.0722 B) / 255, and so on; 32768 × 219 / 255 = 28142, 32768 × 224 / 255 = 28784.
const YR: i16 = 5983
const YG: i16 = 20127
const YB: i16 = 2032
const UR: i16 = -3298
const UG: i16 = -11094
const UB: i16 = 14392
const VR: i16 = 14392
const VG: i16 = -13072
const VB: i16 = -1320

const yWeights = i16x8(YR, YG, YB, 0, YR, YG, YB, 0)
const uWeights = i16x8(UR, UG, UB, 0, UR, UG, UB, 0)
const vWeights = i16x8(VR, VG, VB, 0, VR, VG, VB, 0)

/** Pixels of one block of the map of what a drawing covers: 16 wide, 2 high. */
const BLOCK: i32 = 16

/** The sums of four pixels' weighted channels, as i32x4, from 16 bytes of RGBA. */
@inline
function weigh(pixels: v128, weights: v128): v128 {
  const low = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(pixels), weights)
  const high = i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(pixels), weights)
  return i32x4.add(
    v128.shuffle<i32>(low, high, 0, 2, 4, 6),
    v128.shuffle<i32>(low, high, 1, 3, 5, 7),
  )
}

/** Four luma sums and more of them brought to bytes: 16 samples of a row. `offset` is what 0 becomes. */
@inline
function lumaRow(row: usize, offset: v128): v128 {
  const one = i32x4.shr_s(i32x4.add(weigh(v128.load(row), yWeights), offset), 15)
  const two = i32x4.shr_s(i32x4.add(weigh(v128.load(row, 16), yWeights), offset), 15)
  const three = i32x4.shr_s(i32x4.add(weigh(v128.load(row, 32), yWeights), offset), 15)
  const four = i32x4.shr_s(i32x4.add(weigh(v128.load(row, 48), yWeights), offset), 15)
  return i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(one, two), i16x8.narrow_i32x4_s(three, four))
}

/** The sums of 2 × 2 pixels' channels for two samples, as i16x8 RGBA RGBA, from 16 bytes of each of two rows. */
@inline
function quads(upper: v128, lower: v128): v128 {
  const left = i16x8.add(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower))
  const right = i16x8.add(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower))
  return i16x8.add(v128.shuffle<i64>(left, right, 0, 2), v128.shuffle<i64>(left, right, 1, 3))
}

/** Four chroma samples as i32x4 from the sums of four quads. */
@inline
function chroma(one: v128, two: v128, weights: v128, offset: v128): v128 {
  const a = i32x4.dot_i16x8_s(one, weights)
  const b = i32x4.dot_i16x8_s(two, weights)
  const sum = i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7))
  return i32x4.shr_s(i32x4.add(sum, offset), 17)
}

/**
 * Opaque pixels to planes, `rows` (even) of `width` pixels. Writes whole blocks of 16 pixels: the strides of the planes
 * hold at least as many, and 64 bytes past the last pixel may be read.
 */
export function convertOpaque(
  from: usize,
  fromStride: i32,
  width: i32,
  rows: i32,
  y: usize,
  u: usize,
  v: usize,
  yStride: i32,
  cStride: i32,
): void {
  const yOffset = i32x4.splat((16 << 15) + (1 << 14))
  const cOffset = i32x4.splat((128 << 17) + (1 << 16))
  for (let row = 0; row < rows; row += 2) {
    let upper = from + <usize>(row * fromStride)
    let lower = upper + <usize>fromStride
    let y0 = y + <usize>(row * yStride)
    let y1 = y0 + <usize>yStride
    let toU = u + <usize>((row >> 1) * cStride)
    let toV = v + <usize>((row >> 1) * cStride)
    for (let x = 0; x < width; x += BLOCK) {
      v128.store(y0, lumaRow(upper, yOffset))
      v128.store(y1, lumaRow(lower, yOffset))
      const a = quads(v128.load(upper), v128.load(lower))
      const b = quads(v128.load(upper, 16), v128.load(lower, 16))
      const c = quads(v128.load(upper, 32), v128.load(lower, 32))
      const d = quads(v128.load(upper, 48), v128.load(lower, 48))
      const us = i16x8.narrow_i32x4_s(chroma(a, b, uWeights, cOffset), chroma(c, d, uWeights, cOffset))
      const vs = i16x8.narrow_i32x4_s(chroma(a, b, vWeights, cOffset), chroma(c, d, vWeights, cOffset))
      v128.store64_lane(toU, i8x16.narrow_i16x8_u(us, us), 0)
      v128.store64_lane(toV, i8x16.narrow_i16x8_u(vs, vs), 0)
      upper += 64
      lower += 64
      y0 += 16
      y1 += 16
      toU += 8
      toV += 8
    }
  }
}

/** The opacity of 16 pixels of a row. */
@inline
function opacities(row: usize): v128 {
  const one = i32x4.shr_u(v128.load(row), 24)
  const two = i32x4.shr_u(v128.load(row, 16), 24)
  const three = i32x4.shr_u(v128.load(row, 32), 24)
  const four = i32x4.shr_u(v128.load(row, 48), 24)
  return i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_u(one, two), i16x8.narrow_i32x4_u(three, four))
}

/** What 16 samples' opacity adds to their luma: a × 16 / 255, rounded. */
@inline
function sixteenthOf(opacity: v128): v128 {
  return i8x16.narrow_i16x8_u(
    sixteenth(i16x8.extend_low_i8x16_u(opacity)),
    sixteenth(i16x8.extend_high_i8x16_u(opacity)),
  )
}

@inline
function sixteenth(a: v128): v128 {
  // (16 a + a / 16 + 8) / 256: a × 257 would not fit.
  const sum = i16x8.add(i16x8.shl(a, 4), i16x8.shr_u(a, 4))
  return i16x8.shr_u(i16x8.add(sum, i16x8.splat(8)), 8)
}

/** Whether the 32 pixels of a block, whose rows begin at `upper` and `lower`, are all the same. */
@inline
function isPlain(upper: usize, lower: usize, pixel: v128): bool {
  const above = v128.or(
    v128.or(v128.xor(v128.load(upper), pixel), v128.xor(v128.load(upper, 16), pixel)),
    v128.or(v128.xor(v128.load(upper, 32), pixel), v128.xor(v128.load(upper, 48), pixel)),
  )
  const below = v128.or(
    v128.or(v128.xor(v128.load(lower), pixel), v128.xor(v128.load(lower, 16), pixel)),
    v128.or(v128.xor(v128.load(lower, 32), pixel), v128.xor(v128.load(lower, 48), pixel)),
  )
  return !v128.any_true(v128.or(above, below))
}

/**
 * A drawing that can be seen through (premultiplied, as canvases keep it) to premultiplied planes and their opacity, in
 * full size and for the colour samples. `map` gets a byte for each 16 × 2 pixels: 0 when nothing is drawn there, 2 when
 * all of it is opaque, else 1. Sizes as in `convertOpaque`.
 */
export function convertDrawing(
  from: usize,
  fromStride: i32,
  width: i32,
  rows: i32,
  y: usize,
  u: usize,
  v: usize,
  a: usize,
  ca: usize,
  yStride: i32,
  cStride: i32,
  map: usize,
  mapStride: i32,
): void {
  const yRound = i32x4.splat(1 << 14)
  const cRound = i32x4.splat(1 << 16)
  const opaque = i8x16.splat(-1)
  for (let row = 0; row < rows; row += 2) {
    let upper = from + <usize>(row * fromStride)
    let lower = upper + <usize>fromStride
    let y0 = y + <usize>(row * yStride)
    let a0 = a + <usize>(row * yStride)
    let toU = u + <usize>((row >> 1) * cStride)
    let toV = v + <usize>((row >> 1) * cStride)
    let toA = ca + <usize>((row >> 1) * cStride)
    let block = map + <usize>((row >> 1) * mapStride)
    for (
      let x = 0;
      x < width;
      x += BLOCK, upper += 64, lower += 64, y0 += 16, a0 += 16, toU += 8, toV += 8, toA += 8, block += 1
    ) {
      // Past the width lie the next row's pixels: they are nothing's.
      const inside = width - x
      // Most of what is drawn is nothing, or plain: such a block is worked out once.
      const pixel = v128.load32_splat(upper)
      if (inside >= BLOCK && isPlain(upper, lower, pixel)) {
        const alpha = load<u8>(upper, 3)
        store<u8>(block, alpha == 0 ? 0 : alpha == 255 ? 2 : 1)
        if (alpha != 0) {
          const alphas = i8x16.splat(alpha)
          const luma = i32x4.shr_s(i32x4.add(weigh(pixel, yWeights), yRound), 15)
          const lumas = i16x8.narrow_i32x4_s(luma, luma)
          const ys = i8x16.add(i8x16.narrow_i16x8_u(lumas, lumas), sixteenthOf(alphas))
          v128.store(y0, ys)
          v128.store(y0 + <usize>yStride, ys)
          v128.store(a0, alphas)
          v128.store(a0 + <usize>yStride, alphas)
          const quad = quads(pixel, pixel)
          const sum = <u16>alpha * 4
          const grey = i16x8.splat((sum + (sum >> 8) + 4) >> 3)
          const plainU = chroma(quad, quad, uWeights, cRound)
          const plainV = chroma(quad, quad, vWeights, cRound)
          const us = i16x8.add(i16x8.narrow_i32x4_s(plainU, plainU), grey)
          const vs = i16x8.add(i16x8.narrow_i32x4_s(plainV, plainV), grey)
          v128.store64_lane(toU, i8x16.narrow_i16x8_u(us, us), 0)
          v128.store64_lane(toV, i8x16.narrow_i16x8_u(vs, vs), 0)
          v128.store64_lane(toA, alphas, 0)
        }
        continue
      }
      let alpha0 = opacities(upper)
      let alpha1 = opacities(lower)
      let judged0 = alpha0
      let judged1 = alpha1
      if (inside < BLOCK) {
        const kept = i8x16.lt_u(i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), i8x16.splat(<i8>inside))
        judged0 = v128.or(v128.and(alpha0, kept), v128.and(v128.shuffle<i8>(alpha0, alpha0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), v128.not(kept)))
        judged1 = v128.or(v128.and(alpha1, kept), v128.and(v128.shuffle<i8>(alpha1, alpha1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), v128.not(kept)))
      }
      if (!v128.any_true(v128.or(judged0, judged1))) {
        store<u8>(block, 0)
      } else {
        const isOpaque = i8x16.all_true(i8x16.eq(v128.and(judged0, judged1), opaque))
        store<u8>(block, isOpaque ? 2 : 1)
        v128.store(y0, i8x16.add(lumaRow(upper, yRound), sixteenthOf(alpha0)))
        v128.store(y0 + <usize>yStride, i8x16.add(lumaRow(lower, yRound), sixteenthOf(alpha1)))
        v128.store(a0, alpha0)
        v128.store(a0 + <usize>yStride, alpha1)
        const p = quads(v128.load(upper), v128.load(lower))
        const q = quads(v128.load(upper, 16), v128.load(lower, 16))
        const r = quads(v128.load(upper, 32), v128.load(lower, 32))
        const s = quads(v128.load(upper, 48), v128.load(lower, 48))
        // The mean opacity of each quad: its sum is in every fourth lane.
        const sums01 = v128.shuffle<i16>(p, q, 3, 7, 11, 15, 3, 7, 11, 15)
        const sums23 = v128.shuffle<i16>(r, s, 3, 7, 11, 15, 3, 7, 11, 15)
        const sums = v128.shuffle<i64>(sums01, sums23, 0, 2)
        const means = i16x8.shr_u(i16x8.add(sums, i16x8.splat(2)), 2)
        // What 128 of 255 becomes under this opacity, from the sum of four: sum × 128 / (4 × 255), rounded.
        const grey = i16x8.shr_u(i16x8.add(i16x8.add(sums, i16x8.shr_u(sums, 8)), i16x8.splat(4)), 3)
        const us = i16x8.add(i16x8.narrow_i32x4_s(chroma(p, q, uWeights, cRound), chroma(r, s, uWeights, cRound)), grey)
        const vs = i16x8.add(i16x8.narrow_i32x4_s(chroma(p, q, vWeights, cRound), chroma(r, s, vWeights, cRound)), grey)
        v128.store64_lane(toU, i8x16.narrow_i16x8_u(us, us), 0)
        v128.store64_lane(toV, i8x16.narrow_i16x8_u(vs, vs), 0)
        v128.store64_lane(toA, i8x16.narrow_i16x8_u(means, means), 0)
      }
    }
  }
}
