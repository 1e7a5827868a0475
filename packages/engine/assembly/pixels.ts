// Planes of BT.709 video in limited range back into RGBA, for what has to be drawn on a canvas.

// R = 1.1644 (Y − 16) + 1.7927 (Cr − 128), and so on (ITU-R BT.709-6, 3.5, undone): shares of 2^16.
const Y_SHARE: i32 = 76309
const RED_CR: i32 = 117489
const GREEN_CB: i32 = -13975
const GREEN_CR: i32 = -34925
const BLUE_CB: i32 = 138438
const HALF: i32 = 32768
const OPAQUE: i32 = -16777216

/** Sums brought to 0–255, in 32 bits each. */
@inline
function brought(sums: v128): v128 {
  return i32x4.min_s(i32x4.max_s(i32x4.shr_s(sums, 16), i32x4.splat(0)), i32x4.splat(255))
}

/** Four samples of a row beginning at `at`, in 32 bits each. */
@inline
function four(at: usize): v128 {
  return i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at)))
}

/** Two samples of a colour row, each twice, less 128. */
@inline
function twice(at: usize): v128 {
  const pair = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load16_splat(at)))
  return i32x4.sub(v128.shuffle<i32>(pair, pair, 0, 0, 1, 1), i32x4.splat(128))
}

/**
 * Rows of planes to opaque RGBA pixels, `width` of them to a row: writes whole fours, and up to three pixels past the
 * last of all. Each colour sample is that of its 2 × 2 pixels, so the first row is an even one of its picture.
 */
export function toPixels(
  y: usize,
  u: usize,
  v: usize,
  yStride: i32,
  cStride: i32,
  width: i32,
  rows: i32,
  to: usize,
): void {
  for (let row = 0; row < rows; row += 1) {
    const light = y + <usize>(row * yStride)
    const colors = <usize>((row >> 1) * cStride)
    let out = to + <usize>(row * width * 4)
    for (let x = 0; x < width; x += 4) {
      const cb = twice(u + colors + <usize>(x >> 1))
      const cr = twice(v + colors + <usize>(x >> 1))
      const lifted = i32x4.sub(four(light + <usize>x), i32x4.splat(16))
      const base = i32x4.add(i32x4.mul(lifted, i32x4.splat(Y_SHARE)), i32x4.splat(HALF))
      const red = brought(i32x4.add(base, i32x4.mul(cr, i32x4.splat(RED_CR))))
      const toGreen = i32x4.add(i32x4.mul(cb, i32x4.splat(GREEN_CB)), i32x4.mul(cr, i32x4.splat(GREEN_CR)))
      const green = brought(i32x4.add(base, toGreen))
      const blue = brought(i32x4.add(base, i32x4.mul(cb, i32x4.splat(BLUE_CB))))
      const pixels = v128.or(v128.or(red, i32x4.shl(green, 8)), v128.or(i32x4.shl(blue, 16), i32x4.splat(OPAQUE)))
      v128.store(out, pixels)
      out += 16
    }
  }
}
