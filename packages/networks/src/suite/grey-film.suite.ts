/** Bits in a row, and the numbers of H.264 (ITU-T H.264, 9.1). */
function bits() {
  let row = ''
  const writer = {
    fixed(value: number, length: number) {
      row += value.toString(2).padStart(length, '0')
      return writer
    },
    /** ue(v): few bits for small numbers. */
    number(value: number) {
      const code = (value + 1).toString(2)
      row += '0'.repeat(code.length - 1) + code
      return writer
    },
    /** The bytes of a unit of this kind, with its end and with what keeps three zeros apart. */
    unit(kind: number): Buffer {
      const whole = `${row}1`
      const padded = whole.padEnd(Math.ceil(whole.length / 8) * 8, '0')
      const bytes = padded.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
      return Buffer.from([kind, ...apart(bytes)])
    },
  }
  return writer
}

function apart(bytes: readonly number[]): number[] {
  const escaped: number[] = []
  for (const byte of bytes) {
    if (byte <= 3 && escaped.at(-1) === 0 && escaped.at(-2) === 0) escaped.push(3)
    escaped.push(byte)
  }
  return escaped
}

export type GreyFilm = { set: Buffer; picture: Buffer; frames: Buffer[] }

const framesBetweenKeys = 60

/**
 * A film of H.264 that any decoder takes, all grey: a key picture whose every block says "as the mean of nothing" in one
 * byte, and pictures that change nothing.
 */
export function writeGreyFilm({
  width,
  height,
  count,
}: {
  width: number
  height: number
  count: number
}): GreyFilm {
  const [columns, lines] = [Math.ceil(width / 16), Math.ceil(height / 16)]
  const [right, below] = [(columns * 16 - width) / 2, (lines * 16 - height) / 2]
  const set = bits()
    .fixed(66, 8)
    .fixed(0xc0, 8)
    .fixed(40, 8)
    .number(0)
    .number(0)
    .number(2)
    .number(1)
    .fixed(0, 1)
  set
    .number(columns - 1)
    .number(lines - 1)
    .fixed(0b11, 2)
  set.fixed(1, 1).number(0).number(right).number(0).number(below).fixed(0, 1)
  const picture = bits().number(0).number(0).fixed(0, 2).number(0).number(0).number(0).fixed(0, 3)
  picture.number(0).number(0).number(0).fixed(0b100, 3)
  const blocks = columns * lines
  const frames = Array.from({ length: count }, (_, at) => {
    const since = at % framesBetweenKeys
    return since === 0 ? keyFrame(blocks, (at / framesBetweenKeys) % 2) : sameFrame(blocks, since % 16)
  })
  return { set: set.unit(0x67), picture: picture.unit(0x68), frames }
}

export const isKeyFrame = (at: number): boolean => at % framesBetweenKeys === 0

function keyFrame(blocks: number, id: number): Buffer {
  const slice = bits().number(0).number(7).number(0).fixed(0, 4).number(id).fixed(0, 2).number(0).number(1)
  // Intra 16×16 by the mean, no residual: mb_type 3, and three ones.
  for (let block = 0; block < blocks; block += 1) slice.fixed(0b00100111, 8)
  return slice.unit(0x65)
}

function sameFrame(blocks: number, number: number): Buffer {
  const slice = bits().number(0).number(5).number(0).fixed(number, 4).fixed(0, 3).number(0).number(1)
  return slice.number(blocks).unit(0x61)
}
