import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'

import type { Stereo } from '../../mix/index.ts'
import { colorRows } from '../pixels/planes.ts'
import {
  type EncodeTask,
  type FilmEncoder,
  type FramePlanes,
  type OpenEncoder,
  soundSettings,
  x264Params,
} from './encoder.ts'

/** Encodes with the `ffmpeg` program at `path`: frames go in through its standard input, sound through a file. */
export function ffmpegEncoder(path: string): OpenEncoder {
  return async (task) => {
    const soundFile = task.sound && `${task.out}.sound`
    if (soundFile !== null && task.sound) await writeFile(soundFile, interleaved(await task.sound))
    return startFfmpeg(path, task, soundFile)
  }
}

function startFfmpeg(path: string, task: EncodeTask, soundFile: string | null): FilmEncoder {
  const child = spawn(path, ffmpegArguments(task, soundFile), { stdio: ['pipe', 'ignore', 'pipe'] })
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.push(text)
    if (said.length > 40) said.shift()
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`ffmpeg ended with ${code}: ${said.join('').trim().slice(-600)}`))
    })
  })
  ended.catch(() => {})
  // Writing to a program that has ended fails here as well; its own words in `ended` say why.
  child.stdin.on('error', () => {})
  let last: Buffer = Buffer.alloc(0)
  async function send(frame: Buffer): Promise<void> {
    last = frame
    if (!child.stdin.write(frame)) await Promise.race([once(child.stdin, 'drain'), ended])
  }
  return {
    write: (planes) => send(packed(planes, task)),
    repeat: () => send(last),
    async finish() {
      child.stdin.end()
      await ended
      if (soundFile !== null) await rm(soundFile, { force: true })
    },
    async abort() {
      child.kill('SIGKILL')
      await Promise.allSettled([ended])
      if (soundFile !== null) await rm(soundFile, { force: true })
    },
  }
}

function ffmpegArguments({ out, width, height, fps, video }: EncodeTask, soundFile: string | null): string[] {
  const { preset, crf, profile, maxBitsPerSecond, bufferBits, keyFrameEvery, threads } = video
  const line = [
    '-hide_banner -loglevel error -y -nostdin',
    `-f rawvideo -pix_fmt yuv420p -color_range tv -colorspace bt709 -video_size ${width}x${height} -framerate ${fps} -i pipe:0`,
    ...(soundFile === null
      ? ['-map 0:v']
      : [`-f f32le -ar ${soundSettings.sampleRate} -ac 2 -i`, soundFile, '-map 0:v -map 1:a']),
    '-vf setsar=1',
    `-c:v libx264 -preset ${preset} -crf ${crf} -profile:v ${profile}`,
    `-threads ${threads} -x264-params ${x264Params(video)}`,
    `-maxrate ${maxBitsPerSecond} -bufsize ${bufferBits} -g ${keyFrameEvery} -flags +cgop`,
    '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv',
    ...(soundFile === null
      ? []
      : [`-c:a aac -b:a ${soundSettings.bitsPerSecond} -ar ${soundSettings.sampleRate} -ac 2`]),
    '-movflags +faststart -f mp4',
  ]
  return [...line.flatMap((part) => (part === soundFile ? [part] : part.split(' '))), out]
}

/** A frame's planes one after the other, without the ends of their rows. */
function packed({ y, u, v, yStride, cStride }: FramePlanes, { width, height }: EncodeTask): Buffer {
  const [cWidth, cRows] = [Math.ceil(width / 2), colorRows(height)]
  const frame = Buffer.allocUnsafe(width * height + 2 * cWidth * cRows)
  let at = 0
  const pack = (plane: Uint8Array, stride: number, { w, rows }: { w: number; rows: number }) => {
    for (let row = 0; row < rows; row += 1) {
      frame.set(plane.subarray(row * stride, row * stride + w), at)
      at += w
    }
  }
  pack(y, yStride, { w: width, rows: height })
  pack(u, cStride, { w: cWidth, rows: cRows })
  pack(v, cStride, { w: cWidth, rows: cRows })
  return frame
}

function interleaved({ left, right }: Stereo): Buffer {
  const samples = new Float32Array(left.length * 2)
  for (let at = 0; at < left.length; at += 1) {
    samples[at * 2] = left[at] ?? 0
    samples[at * 2 + 1] = right[at] ?? 0
  }
  return Buffer.from(samples.buffer)
}
