export type Mp4 = {
  /** The names of the outermost boxes, in order. */
  boxes: string[]
  seconds: number
  video: { codec: string; width: number; height: number }
  sound: { codec: string; channels: number; sampleRate: number }
}

type Box = { name: string; content: Buffer }

/** What an MP4 says of itself (ISO/IEC 14496-12); throws for what is none. */
export function readMp4(file: Buffer): Mp4 {
  const outer = boxesIn(file)
  const movie = find(outer, 'moov')
  const header = find(boxesIn(movie), 'mvhd')
  const entries = boxesIn(movie)
    .filter(({ name }) => name === 'trak')
    .map(({ content }) => sampleEntry(content))
  const video = find(entries, 'avc1')
  const sound = find(entries, 'mp4a')
  return {
    boxes: outer.map(({ name }) => name),
    // Version 0: the time scale and the duration come after two times of four bytes.
    seconds: header.readUInt32BE(16) / header.readUInt32BE(12),
    video: { codec: 'avc1', width: video.readUInt16BE(24), height: video.readUInt16BE(26) },
    sound: { codec: 'mp4a', channels: sound.readUInt16BE(16), sampleRate: sound.readUInt32BE(24) >>> 16 },
  }
}

/** The first description of a track's samples. */
function sampleEntry(track: Buffer): Box {
  let content = track
  for (const name of ['mdia', 'minf', 'stbl']) content = find(boxesIn(content), name)
  const [entry] = boxesIn(find(boxesIn(content), 'stsd').subarray(8))
  if (!entry) throw new Error('The track describes no samples.')
  return entry
}

function find(boxes: readonly Box[], name: string): Buffer {
  const box = boxes.find((one) => one.name === name)
  if (!box) throw new Error(`There is no ${name} among ${boxes.map((one) => one.name).join(', ')}.`)
  return box.content
}

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    // 1: the size stands behind the name in eight bytes; 0: the box runs to the end.
    const [head, whole] =
      size === 1 ? [16, Number(bytes.readBigUInt64BE(at + 8))] : [8, size || bytes.length - at]
    if (whole < head) throw new Error(`The box ${name} says it has ${whole} bytes.`)
    boxes.push({ name, content: bytes.subarray(at + head, at + whole) })
    at += whole
  }
  return boxes
}
