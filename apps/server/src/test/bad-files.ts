import sharp from 'sharp'

import { makeClip } from './clips.ts'
import { quarters } from './pictures.ts'

export type BadFile = { filename: string; content: Buffer }

/** Files that are not what they say, or not whole. */
export async function badFiles(): Promise<BadFile[]> {
  const photo = await quarters({ width: 1_200, height: 900 }).jpeg().toBuffer()
  const clip = await makeClip({ width: 320, height: 240, seconds: 4, indexFirst: true })
  const clipIndexLast = await makeClip({ width: 320, height: 240, seconds: 2 })
  return [
    { filename: 'empty.mp4', content: Buffer.alloc(0) },
    { filename: 'noise.png', content: noise(300_000) },
    {
      filename: 'noise-with-a-name.png',
      content: Buffer.concat([await png().toBuffer(), noise(0)]).fill(7, 60),
    },
    { filename: 'page.jpg', content: Buffer.from('<!doctype html><script>alert(1)</script>') },
    {
      filename: 'script.svg',
      content: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`),
    },
    {
      filename: 'drawing.png',
      content: Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`),
    },
    { filename: 'cut.jpg', content: photo.subarray(0, photo.length / 2) },
    { filename: 'bomb.png', content: await bomb() },
    { filename: 'boast.png', content: boast(await png().toBuffer()) },
    { filename: 'cut.mp4', content: clip.subarray(0, clip.length * 0.6) },
    { filename: 'cut-before-its-index.mp4', content: clipIndexLast.subarray(0, clipIndexLast.length * 0.6) },
    { filename: 'sound.mp4', content: await makeClip({ width: 0, height: 0, seconds: 1, sound: 'only' }) },
    { filename: 'photo.mp4', content: photo },
    { filename: 'clip.jpg', content: clip },
    { filename: 'long.mp4', content: await makeClip({ width: 32, height: 32, seconds: 62 }) },
    { filename: 'tiny.mp4', content: await makeClip({ width: 8, height: 8, seconds: 1 }) },
    { filename: 'paper.pdf', content: Buffer.from('%PDF-1.7\n') },
    { filename: 'files.zip', content: Buffer.from('PK\u0003\u0004................') },
  ]
}

const png = () => quarters({ width: 64, height: 64 }).png()

/** Bytes of no format, the same every time. */
function noise(length: number): Buffer {
  let state = 12_345
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return state >>> 24
    }),
  )
}

/** A quarter of a gigabyte of pixels in some hundred kilobytes. */
function bomb(): Promise<Buffer> {
  return sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#336699' } })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** A small PNG that says it has 60,000 × 60,000 pixels. */
function boast(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  copy.writeUInt32BE(60_000, 16)
  copy.writeUInt32BE(60_000, 20)
  return copy
}

/** Texts that tell a player to read something else: a file of this machine, or an address. */
export function playlists(target: string): BadFile[] {
  const text = (filename: string, ...lines: string[]) => ({
    filename,
    content: Buffer.from(`${lines.join('\n')}\n`),
  })
  return [
    text('concat.mp4', 'ffconcat version 1.0', `file ${target}`),
    text('hls.mp4', '#EXTM3U', '#EXT-X-MEDIA-SEQUENCE:0', '#EXTINF:10.0,', target, '#EXT-X-ENDLIST'),
    text('hls.mov', '#EXTM3U', `#EXT-X-MAP:URI="${target}"`, '#EXTINF:1,', target),
    text('key.mp4', '#EXTM3U', `#EXT-X-KEY:METHOD=AES-128,URI="${target}"`, '#EXTINF:1,', target),
    text('dash.mp4', '<?xml version="1.0"?>', `<MPD><Period><BaseURL>${target}</BaseURL></Period></MPD>`),
    text(
      'session.webm',
      'v=0',
      'o=- 0 0 IN IP4 127.0.0.1',
      's=x',
      'c=IN IP4 127.0.0.1',
      `a=control:${target}`,
    ),
    text(
      'picture.jpg',
      `<svg xmlns="http://www.w3.org/2000/svg"><image href="${target}" width="9" height="9"/></svg>`,
    ),
    text(
      'entity.png',
      `<!DOCTYPE svg [<!ENTITY e SYSTEM "${target}">]><svg xmlns="http://www.w3.org/2000/svg">&e;</svg>`,
    ),
  ]
}

/** The boxes of an MP4 down to where it says in which file its frames are. */
const wayToReference = ['moov', 'trak', 'mdia', 'minf', 'dinf', 'dref', 'url ']

/** A clip whose index says that its frames lie elsewhere. Its index has to come last. */
export function pointElsewhere(clip: Buffer, target: string): Buffer {
  const copy = Buffer.from(clip)
  const name = Buffer.from(`${target}\0`)
  let end = 0
  for (const box of wayToReference) {
    const at = copy.indexOf(box, end)
    copy.writeUInt32BE(copy.readUInt32BE(at - 4) + name.length, at - 4)
    end = at + 4
  }
  // The flag that said: in this very file.
  copy.writeUInt32BE(0, end)
  return Buffer.concat([copy.subarray(0, end + 4), name, copy.subarray(end + 4)])
}
