// How much of each pixel a path covers, worked out exactly, and what is painted by that.

/** Samples of one block of a cover's map: a byte of it tells whether none (0), some (1) or all (2) of them is covered. */
const BLOCK: i32 = 16

/**
 * Adds one edge to a row of sums: the area it cuts off, signed by its way, in the pixel it passes, and what is left of
 * its height in the next one, so that the running sum is each pixel's cover (Levien, font-rs). `height` is signed.
 */
@inline
function addEdge(sums: usize, left: f32, right: f32, height: f32): void {
  const first = <i32>Mathf.floor(left)
  const past = <i32>Mathf.ceil(right)
  let at = sums + <usize>(first << 2)
  if (past <= first + 1) {
    const share = height * (<f32>0.5 * (left + right) - <f32>first)
    store<f32>(at, load<f32>(at) + height - share)
    store<f32>(at, load<f32>(at, 4) + share, 4)
    return
  }
  // Across several pixels: a triangle in the first and the last, a slope between them.
  const slope = <f32>1 / (right - left)
  const inFirst = <f32>1 - (left - <f32>first)
  const inLast = right - <f32>past + <f32>1
  const begin = <f32>0.5 * slope * inFirst * inFirst
  const end = <f32>0.5 * slope * inLast * inLast
  store<f32>(at, load<f32>(at) + height * begin)
  if (past == first + 2) {
    store<f32>(at, load<f32>(at, 4) + height * (<f32>1 - begin - end), 4)
  } else {
    const second = slope * (<f32>0.5 + inFirst)
    store<f32>(at, load<f32>(at, 4) + height * (second - begin), 4)
    for (let x = first + 2; x < past - 1; x += 1) {
      const middle = sums + <usize>(x << 2)
      store<f32>(middle, load<f32>(middle) + height * slope)
    }
    const before = second + <f32>(past - first - 3) * slope
    const last = sums + <usize>((past - 1) << 2)
    store<f32>(last, load<f32>(last) + height * (<f32>1 - before - end))
  }
  at = sums + <usize>(past << 2)
  store<f32>(at, load<f32>(at) + height * end)
}

/** As `addEdge`, for one that may leave the frame: its part to the left covers from the first pixel on, to the right none. */
@inline
function addSeen(sums: usize, left: f32, right: f32, height: f32, most: f32): void {
  if (left >= most) return
  if (right <= 0) {
    addEdge(sums, 0, 0, height)
    return
  }
  let seen = height
  if (left < 0) {
    const before = (height * -left) / (right - left)
    addEdge(sums, 0, 0, before)
    seen -= before
  }
  if (right > most) seen -= (height * (right - most)) / (right - left)
  addEdge(sums, max(left, <f32>0), min(right, most), seen)
}

/** What running sums cover, 0 to 255, by the path's rule. */
@inline
function covered(sums: v128, evenOdd: bool): v128 {
  let turns = f32x4.abs(sums)
  if (evenOdd) {
    // Every second turn uncovers again.
    const whole = f32x4.floor(f32x4.mul(turns, f32x4.splat(0.5)))
    turns = f32x4.sub(turns, f32x4.add(whole, whole))
    turns = f32x4.min(turns, f32x4.sub(f32x4.splat(2), turns))
  }
  const share = f32x4.min(turns, f32x4.splat(1))
  return i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.mul(share, f32x4.splat(255)), f32x4.splat(0.5)))
}

/** Four steps of a running sum. */
@inline
function runningSum(steps: v128, before: v128): v128 {
  const none = f32x4.splat(0)
  const pairs = f32x4.add(steps, v128.shuffle<f32>(none, steps, 0, 4, 5, 6))
  return f32x4.add(f32x4.add(pairs, v128.shuffle<f32>(none, pairs, 0, 1, 4, 5)), before)
}

@inline
function lastOf(sums: v128): v128 {
  return v128.shuffle<f32>(sums, sums, 3, 3, 3, 3)
}

/**
 * The cover of `rows` rows from `top` on, in bytes, and its map. `edges` are `count` lines of four f32 (x, y, x, y), of
 * closed outlines; a row of `sums` holds `width` and 32 more f32, all nothing before and after, one of `cover` whole
 * blocks.
 */
export function coverRows(
  edges: usize,
  count: i32,
  width: i32,
  top: i32,
  rows: i32,
  evenOdd: bool,
  sums: usize,
  cover: usize,
  map: usize,
): void {
  const blocks = (width + BLOCK - 1) / BLOCK
  const sumStride = blocks * BLOCK + 32
  const most = <f32>width
  for (let edge = 0; edge < count; edge += 1) {
    const at = edges + <usize>(edge << 4)
    let x0 = load<f32>(at)
    let y0 = load<f32>(at, 4) - <f32>top
    let x1 = load<f32>(at, 8)
    let y1 = load<f32>(at, 12) - <f32>top
    if (y0 == y1) continue
    let way: f32 = 1
    if (y0 > y1) {
      way = -1
      let other = x0
      x0 = x1
      x1 = other
      other = y0
      y0 = y1
      y1 = other
    }
    if (y1 <= 0 || y0 >= <f32>rows) continue
    const slope = (x1 - x0) / (y1 - y0)
    if (y0 < 0) {
      x0 -= y0 * slope
      y0 = 0
    }
    const end = min(y1, <f32>rows)
    let x = x0
    for (let row = <i32>y0; row < rows && <f32>row < end; row += 1) {
      const upper = max(y0, <f32>row)
      const lower = min(end, <f32>(row + 1))
      const next = x + slope * (lower - upper)
      addSeen(sums + (<usize>(row * sumStride) << 2), min(x, next), max(x, next), way * (lower - upper), most)
      x = next
    }
  }
  for (let row = 0; row < rows; row += 1) {
    let sum = f32x4.splat(0)
    let at = sums + (<usize>(row * sumStride) << 2)
    let out = cover + <usize>(row * blocks * BLOCK)
    let mark = map + <usize>(row * blocks)
    let plain = i8x16.splat(0)
    let plainMark: u8 = 0
    for (let block = 0; block < blocks; block += 1, at += 64, out += 16, mark += 1) {
      const one = v128.load(at)
      const two = v128.load(at, 16)
      const three = v128.load(at, 32)
      const four = v128.load(at, 48)
      if (!v128.any_true(v128.or(v128.or(one, two), v128.or(three, four)))) {
        v128.store(out, plain)
        store<u8>(mark, plainMark)
        continue
      }
      const none = i32x4.splat(0)
      v128.store(at, none)
      v128.store(at, none, 16)
      v128.store(at, none, 32)
      v128.store(at, none, 48)
      const a = runningSum(one, sum)
      const b = runningSum(two, lastOf(a))
      const c = runningSum(three, lastOf(b))
      const d = runningSum(four, lastOf(c))
      const bytes = i8x16.narrow_i16x8_u(
        i16x8.narrow_i32x4_s(covered(a, evenOdd), covered(b, evenOdd)),
        i16x8.narrow_i32x4_s(covered(c, evenOdd), covered(d, evenOdd)),
      )
      v128.store(out, bytes)
      store<u8>(mark, markOf(bytes))
      sum = lastOf(d)
      const rest = covered(sum, evenOdd)
      const halves = i16x8.narrow_i32x4_s(rest, rest)
      plain = i8x16.narrow_i16x8_u(halves, halves)
      plainMark = markOf(plain)
    }
    // What was added past the width.
    memory.fill(at, 0, 128)
  }
}

/** The mark of a block in a cover's map. */
@inline
function markOf(bytes: v128): u8 {
  return !v128.any_true(bytes) ? 0 : i8x16.all_true(i8x16.eq(bytes, i8x16.splat(-1))) ? 2 : 1
}

/** The sums of each two of 16 samples, in 16 bits. */
@inline
function pairs(at: usize): v128 {
  return i16x8.extadd_pairwise_i8x16_u(v128.load(at))
}

/**
 * The cover of colour samples, each the mean of its 2 × 2 pixels', and its map: of `rows` rows (an even number) of a cover
 * of `blocks` blocks to a row, with half as many to a row, rounded up. What a last block without a neighbour takes for its
 * other half lies past the frame.
 */
export function halveCover(cover: usize, map: usize, blocks: i32, rows: i32, half: usize, halfMap: usize): void {
  const halfBlocks = (blocks + 1) >> 1
  const stride = <usize>(blocks * BLOCK)
  const round = i16x8.splat(2)
  for (let row = 0; row < rows; row += 2) {
    let upper = cover + <usize>row * stride
    let marks = map + <usize>(row * blocks)
    let out = half + <usize>((row >> 1) * halfBlocks * BLOCK)
    let mark = halfMap + <usize>((row >> 1) * halfBlocks)
    for (let block = 0; block < halfBlocks; block += 1, upper += 32, marks += 2, out += 16, mark += 1) {
      if ((load<u16>(marks) | load<u16>(marks + <usize>blocks)) == 0) {
        v128.store(out, i8x16.splat(0))
        store<u8>(mark, 0)
        continue
      }
      const lower = upper + stride
      const low = i16x8.add(i16x8.add(pairs(upper), pairs(lower)), round)
      const high = i16x8.add(i16x8.add(pairs(upper + 16), pairs(lower + 16)), round)
      const bytes = i8x16.narrow_i16x8_u(i16x8.shr_u(low, 2), i16x8.shr_u(high, 2))
      v128.store(out, bytes)
      store<u8>(mark, markOf(bytes))
    }
  }
}

/** Whether nothing of a row is covered, by its map. */
export function isBare(map: usize, blocks: i32): bool {
  for (let block = 0; block < blocks; block += 1) if (load<u8>(map + <usize>block) != 0) return false
  return true
}

/** below + (above − below) × share / 255, for eight samples in 16 bits. */
@inline
function mixed(below: v128, above: v128, share: v128): v128 {
  const rest = i16x8.sub(i16x8.splat(255), share)
  const sum = i16x8.add(i16x8.add(i16x8.mul(above, share), i16x8.mul(below, rest)), i16x8.splat(128))
  return i16x8.shr_u(i16x8.add(sum, i16x8.shr_u(sum, 8)), 8)
}

/** Lays a row of samples over another by its cover. */
export function layCovered(to: usize, from: usize, cover: usize, map: usize, blocks: i32): void {
  for (let block = 0; block < blocks; block += 1) {
    const covers = load<u8>(map + <usize>block)
    const at = <usize>(block << 4)
    if (covers == 0) continue
    const above = v128.load(from + at)
    if (covers == 2) {
      v128.store(to + at, above)
      continue
    }
    const below = v128.load(to + at)
    const share = v128.load(cover + at)
    v128.store(
      to + at,
      i8x16.narrow_i16x8_u(
        mixed(i16x8.extend_low_i8x16_u(below), i16x8.extend_low_i8x16_u(above), i16x8.extend_low_i8x16_u(share)),
        mixed(i16x8.extend_high_i8x16_u(below), i16x8.extend_high_i8x16_u(above), i16x8.extend_high_i8x16_u(share)),
      ),
    )
  }
}

/** Fills rows of a plane with one value where they are covered; `opacity` is of 255. */
export function fillCovered(
  to: usize,
  toStride: i32,
  value: i32,
  opacity: i32,
  cover: usize,
  map: usize,
  blocks: i32,
  rows: i32,
): void {
  const above = i16x8.splat(<i16>value)
  const all = i16x8.splat(<i16>opacity)
  for (let row = 0; row < rows; row += 1) {
    const marks = map + <usize>(row * blocks)
    const covers = cover + <usize>(row * blocks * BLOCK)
    const line = to + <usize>(row * toStride)
    for (let block = 0; block < blocks; block += 1) {
      const mark = load<u8>(marks + <usize>block)
      if (mark == 0) continue
      const at = <usize>(block << 4)
      const below = v128.load(line + at)
      let low = all
      let high = all
      if (mark == 1) {
        const share = v128.load(covers + at)
        const none = i16x8.splat(0)
        low = mixed(none, all, i16x8.extend_low_i8x16_u(share))
        high = mixed(none, all, i16x8.extend_high_i8x16_u(share))
      }
      v128.store(
        line + at,
        i8x16.narrow_i16x8_u(
          mixed(i16x8.extend_low_i8x16_u(below), above, low),
          mixed(i16x8.extend_high_i8x16_u(below), above, high),
        ),
      )
    }
  }
}
