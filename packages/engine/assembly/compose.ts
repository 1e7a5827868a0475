// Planes put together: pictures placed at any size, and a drawing laid over them.

import { isBare, layCovered } from './cover'

/** Positions between two samples are told in 128ths: finer ones would not fit 16 bits. */
const SHARES: i32 = 128

/**
 * The tables of a row's placing, made once for each size and place: for each 8 samples to write, where the first of 16
 * to read lies (i32 in 16 bytes), which of them are the left and right neighbours (16 bytes), and the share of the
 * right one (8 × i16). `first` and `step` are in samples of the source, `last` is the last sample that may be read.
 * Returns whether every 8 samples' neighbours lie within 16: else `placeSlow` reads one at a time.
 */
export function planRow(table: usize, count: i32, first: f64, step: f64, low: i32, last: i32): bool {
  let near = true
  for (let group = 0; group < count; group += 8) {
    const at = table + <usize>((group >> 3) * 48)
    let start = 0
    for (let lane = 0; lane < 8; lane += 1) {
      let position = first + <f64>(group + lane) * step
      if (position < <f64>low) position = <f64>low
      if (position > <f64>last) position = <f64>last
      let left = <i32>Math.floor(position)
      let share = <i32>Math.round((position - <f64>left) * <f64>SHARES)
      if (share == SHARES) {
        left += 1
        share = 0
      }
      if (lane == 0) {
        start = left
        store<i32>(at, start)
      }
      const right = left < last ? left + 1 : left
      if (right - start > 15) near = false
      store<u8>(at + 16 + <usize>lane, <u8>min(left - start, 15))
      store<u8>(at + 24 + <usize>lane, <u8>min(right - start, 15))
      store<i16>(at + 32 + <usize>(lane << 1), <i16>share)
    }
  }
  return near
}

/** Two rows mixed into one: `share` 128ths of the lower. `count` samples, and up to 15 more are written. */
function mixRows(upper: usize, lower: usize, share: i32, to: usize, count: i32): void {
  const weight = i16x8.splat(<i16>share)
  const round = i16x8.splat(64)
  for (let x = 0; x < count; x += 16) {
    const a = v128.load(upper + <usize>x)
    const b = v128.load(lower + <usize>x)
    const a0 = i16x8.extend_low_i8x16_u(a)
    const a1 = i16x8.extend_high_i8x16_u(a)
    const d0 = i16x8.mul(i16x8.sub(i16x8.extend_low_i8x16_u(b), a0), weight)
    const d1 = i16x8.mul(i16x8.sub(i16x8.extend_high_i8x16_u(b), a1), weight)
    v128.store(
      to + <usize>x,
      i8x16.narrow_i16x8_u(
        i16x8.add(a0, i16x8.shr_s(i16x8.add(d0, round), 7)),
        i16x8.add(a1, i16x8.shr_s(i16x8.add(d1, round), 7)),
      ),
    )
  }
}

/** One row spread to `count` samples by its tables. */
function spreadRow(row: usize, table: usize, to: usize, count: i32): void {
  const round = i16x8.splat(64)
  let at = table
  for (let x = 0; x < count; x += 8) {
    const pairs = v128.swizzle(v128.load(row + <usize>load<i32>(at)), v128.load(at, 16))
    const left = i16x8.extend_low_i8x16_u(pairs)
    const right = i16x8.extend_high_i8x16_u(pairs)
    const moved = i16x8.mul(i16x8.sub(right, left), v128.load(at, 32))
    const mixed = i16x8.add(left, i16x8.shr_s(i16x8.add(moved, round), 7))
    v128.store64_lane(to + <usize>x, i8x16.narrow_i16x8_u(mixed, mixed), 0)
    at += 48
  }
}

/** As `spreadRow` where neighbours lie far apart: `first` and `step` in 16.16 samples, read one by one. */
function spreadSlowly(row: usize, first: i64, step: i64, low: i32, last: i32, to: usize, count: i32): void {
  let position = first
  for (let x = 0; x < count; x += 1) {
    let left = <i32>(position >> 16)
    let share = <i32>((position >> 9) & 127)
    if (left < low) {
      left = low
      share = 0
    }
    if (left >= last) {
      left = last
      share = 0
    }
    const a = <i32>load<u8>(row + <usize>left)
    const b = <i32>load<u8>(row + <usize>(left < last ? left + 1 : left))
    store<u8>(to + <usize>x, <u8>(a + (((b - a) * share + 64) >> 7)))
    position += step
  }
}

/**
 * Places rows of a part of a plane onto another, bilinear: `count` × `rows` samples from `to` on, which lies `left` samples
 * into its row. `table` is what `planRow` made of the columns (`firstX` and so on), and `near` what it said. `firstY`,
 * `stepY` say which rows each one is between; reading stays within `lowX`–`lastX` and `lowY`–`lastY`. `line` is room to
 * work in: a row of the source, a row of the target, and 32 more each. Where there is a `cover` (0 for none; see
 * `cover.ts`), of as many `blocks` to a row as its `map`, only what it covers is placed.
 */
export function placePlane(
  from: usize,
  fromStride: i32,
  to: usize,
  toStride: i32,
  left: i32,
  count: i32,
  rows: i32,
  firstX: f64,
  stepX: f64,
  lowX: i32,
  lastX: i32,
  firstY: f64,
  stepY: f64,
  lowY: i32,
  lastY: i32,
  table: usize,
  near: bool,
  line: usize,
  cover: usize,
  map: usize,
  blocks: i32,
): void {
  const whole = stepX == 1 && firstX == Math.floor(firstX) && firstX >= <f64>lowX && firstX + <f64>(count - 1) <= <f64>lastX
  // Only the columns that are read are mixed.
  const begin = max(lowX, min(lastX, <i32>Math.floor(firstX)))
  const end = min(lastX, max(lowX, <i32>Math.ceil(firstX + stepX * <f64>(count - 1)) + 1))
  const spread = line + <usize>(fromStride + 32)
  for (let y = 0; y < rows; y += 1) {
    const marks = map + <usize>(y * blocks)
    if (cover != 0 && isBare(marks, blocks)) continue
    let position = firstY + <f64>y * stepY
    if (position < <f64>lowY) position = <f64>lowY
    if (position > <f64>lastY) position = <f64>lastY
    const top = <i32>Math.floor(position)
    const share = <i32>Math.round((position - <f64>top) * <f64>SHARES)
    let row = from + <usize>(top * fromStride)
    const at = to + <usize>(y * toStride)
    if (share > 0 && top < lastY) {
      if (share == SHARES) row += <usize>fromStride
      else {
        mixRows(row + <usize>begin, row + <usize>fromStride + <usize>begin, share, line + <usize>begin, end - begin + 1)
        row = line
      }
    }
    const out = cover == 0 ? at : spread + <usize>left
    if (whole) memory.copy(out, row + <usize>(<i32>firstX), <usize>count)
    else if (near) spreadRow(row, table, out, count)
    else spreadSlowly(row, <i64>(firstX * 65536), <i64>(stepX * 65536), lowX, lastX, out, count)
    if (cover != 0) layCovered(at - <usize>left, spread, cover + <usize>(y * (blocks << 4)), marks, blocks)
  }
}

/** base × (255 − a) / 255 + drawing, for 16 samples. */
@inline
function over(base: v128, drawing: v128, opacity: v128): v128 {
  const through = v128.not(opacity)
  const half = i16x8.splat(128)
  const low = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(base), i16x8.extend_low_i8x16_u(through)), half)
  const high = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(base), i16x8.extend_high_i8x16_u(through)), half)
  const rest = i8x16.narrow_i16x8_u(
    i16x8.shr_u(i16x8.add(low, i16x8.shr_u(low, 8)), 8),
    i16x8.shr_u(i16x8.add(high, i16x8.shr_u(high, 8)), 8),
  )
  return i8x16.add_sat_u(rest, drawing)
}

/**
 * Lays a drawing over a frame, both of the same size and strides, by the drawing's map of what it covers. `rows` is even.
 */
export function layOver(
  y: usize,
  u: usize,
  v: usize,
  drawnY: usize,
  drawnU: usize,
  drawnV: usize,
  drawnA: usize,
  drawnCA: usize,
  yStride: i32,
  cStride: i32,
  blocks: i32,
  rows: i32,
  map: usize,
): void {
  for (let row = 0; row < rows; row += 2) {
    const mapRow = map + <usize>((row >> 1) * blocks)
    for (let block = 0; block < blocks; block += 1) {
      const covers = load<u8>(mapRow + <usize>block)
      if (covers == 0) continue
      const at = <usize>(row * yStride + (block << 4))
      const below = at + <usize>yStride
      const c = <usize>((row >> 1) * cStride + (block << 3))
      if (covers == 2) {
        v128.store(y + at, v128.load(drawnY + at))
        v128.store(y + below, v128.load(drawnY + below))
        store<u64>(u + c, load<u64>(drawnU + c))
        store<u64>(v + c, load<u64>(drawnV + c))
        continue
      }
      v128.store(y + at, over(v128.load(y + at), v128.load(drawnY + at), v128.load(drawnA + at)))
      v128.store(y + below, over(v128.load(y + below), v128.load(drawnY + below), v128.load(drawnA + below)))
      // Both colours at once: eight samples each.
      const opacity = v128.load64_splat(drawnCA + c)
      const base = v128.load64_lane(v + c, v128.load64_zero(u + c), 1)
      const drawing = v128.load64_lane(drawnV + c, v128.load64_zero(drawnU + c), 1)
      const mixed = over(base, drawing, opacity)
      v128.store64_lane(u + c, mixed, 0)
      v128.store64_lane(v + c, mixed, 1)
    }
  }
}
