import type { Stereo } from '../mix/index.ts'

/** A recording is minutes long and heard by several: the film, a sample, the wave. The last one stays. */
let last: { url: string; sound: Promise<Stereo> } | null = null

/** A recording's whole sound, at the context's sample rate. Not to be changed: others are given the same. */
export function decodeRecording(context: BaseAudioContext, url: string): Promise<Stereo> {
  if (last?.url === url) return last.sound
  const sound = read(context, url)
  last = { url, sound }
  sound.catch(() => {
    if (last?.sound === sound) last = null
  })
  return sound
}

async function read(context: BaseAudioContext, url: string): Promise<Stereo> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`A recording answered ${response.status}.`)
  const buffer = await context.decodeAudioData(await response.arrayBuffer())
  return {
    sampleRate: buffer.sampleRate,
    left: buffer.getChannelData(0),
    right: buffer.getChannelData(Math.min(1, buffer.numberOfChannels - 1)),
  }
}
