import { type FileHandle, open } from 'node:fs/promises'

export type Boxes = {
  /** The index comes before the pictures. */
  moovFirst: boolean
  /** A track is shown other than as it is stored: cut, delayed or repeated. */
  hasEditList: boolean
}

type Box = { name: string; start: number; end: number }
const parents = new Set(['moov', 'trak', 'edts'])

/** What the boxes of an MP4 tell (ISO/IEC 14496-12: a 32-bit size and a name, then what is inside). */
export async function readBoxes(path: string): Promise<Boxes> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const top = await boxesIn(file, 0, size)
    const first = top.find(({ name }) => name === 'moov' || name === 'mdat')
    const moov = top.find(({ name }) => name === 'moov')
    return { moovFirst: first?.name === 'moov', hasEditList: moov ? await hasEditList(file, moov) : false }
  } finally {
    await file.close()
  }
}

async function boxesIn(file: FileHandle, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = []
  const head = Buffer.alloc(16)
  for (let at = from; at + 8 <= to;) {
    await file.read(head, 0, 16, at)
    const short = head.readUInt32BE(0)
    const long = short === 1
    const size = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short
    if (size < 8) break
    boxes.push({
      name: head.toString('latin1', 4, 8),
      start: at + (long ? 16 : 8),
      end: Math.min(to, at + size),
    })
    at += size
  }
  return boxes
}

/** More than one edit, or an empty one. A single one that skips what an encoder needed to warm up is in nearly every file. */
async function hasEditList(file: FileHandle, box: Box): Promise<boolean> {
  for (const inner of await boxesIn(file, box.start, box.end)) {
    if (parents.has(inner.name) && (await hasEditList(file, inner))) return true
    if (inner.name === 'elst' && (await isRealEdit(file, inner))) return true
  }
  return false
}

async function isRealEdit(file: FileHandle, { start }: Box): Promise<boolean> {
  const list = Buffer.alloc(28)
  await file.read(list, 0, 28, start)
  const mediaTime = list[0] === 1 ? list.readBigInt64BE(16) : BigInt(list.readInt32BE(12))
  return list.readUInt32BE(4) > 1 || mediaTime < 0n
}
