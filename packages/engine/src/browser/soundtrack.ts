import type { Film } from '@clipmint/film'
import { must } from '@clipmint/kit'

import type { Stereo } from '../mix/index.ts'
import { clipSounds, soundKey } from '../sound.ts'
import type { UrlOf } from './media.ts'
import type { SoundAnswer, SoundTask } from './soundtrack-worker.ts'

const SAMPLE_RATE = 48_000

/** The sound of a film in the page, made in a worker: the same mix as the finished file's. */
export class Soundtrack {
  readonly #context = new AudioContext({ sampleRate: SAMPLE_RATE })
  readonly #volume: GainNode
  readonly #urlOf: UrlOf
  #worker: Worker | null = null
  #made: { key: string; buffer: Promise<AudioBuffer> } | null = null
  #clips = new Map<string, Promise<Stereo>>()
  #playing: AudioBufferSourceNode | null = null
  #task = 0

  constructor(urlOf: UrlOf) {
    this.#urlOf = urlOf
    this.#volume = this.#context.createGain()
    this.#volume.connect(this.#context.destination)
  }

  /** Makes the sound of a film, or takes it from before when nothing that sounds has changed. */
  prepare(film: Film): Promise<AudioBuffer> {
    const key = soundKey(film)
    if (this.#made?.key === key) return this.#made.buffer
    const buffer = this.#make(film)
    this.#made = { key, buffer }
    // What failed is made again the next time it is wanted.
    buffer.catch(() => {
      if (this.#made?.buffer === buffer) this.#made = null
    })
    return buffer
  }

  /** Plays from a moment of the film. Resolves with the clock's reading at that moment, in seconds. */
  async play(film: Film, fromMs: number): Promise<number> {
    const [buffer] = await Promise.all([this.prepare(film), this.#context.resume()])
    this.stop()
    const source = this.#context.createBufferSource()
    source.buffer = buffer
    source.connect(this.#volume)
    source.start(0, Math.max(0, fromMs / 1000))
    this.#playing = source
    return this.#context.currentTime
  }

  /** What is heard now, by the sound's own clock: seconds, with the delay to the ear taken off. */
  get clock(): number {
    return this.#context.currentTime - (this.#context.outputLatency || 0)
  }

  stop(): void {
    this.#playing?.stop()
    this.#playing?.disconnect()
    this.#playing = null
  }

  /** From 0 to 1, at once and without a click. */
  setVolume(volume: number): void {
    this.#volume.gain.setTargetAtTime(volume, this.#context.currentTime, 0.02)
  }

  dispose(): void {
    this.stop()
    this.#worker?.terminate()
    void this.#context.close()
  }

  async #make(film: Film): Promise<AudioBuffer> {
    const sounds = await this.#decodeClips(film)
    const sound = await this.#askWorker({ id: (this.#task += 1), film, sounds })
    const buffer = this.#context.createBuffer(2, sound.left.length, SAMPLE_RATE)
    buffer.copyToChannel(sound.left as Float32Array<ArrayBuffer>, 0)
    buffer.copyToChannel(sound.right as Float32Array<ArrayBuffer>, 1)
    return buffer
  }

  async #decodeClips(film: Film): Promise<Record<string, Stereo>> {
    const keys = [...new Set(clipSounds(film).map(({ key }) => key))]
    const pairs = keys.map(async (key) => {
      const url = this.#urlOf(must(film.media[key], key))
      return url ? [[key, await this.#decodeClip(url)] as const] : []
    })
    return Object.fromEntries((await Promise.all(pairs)).flat())
  }

  #decodeClip(url: string): Promise<Stereo> {
    const known = this.#clips.get(url)
    if (known) return known
    const decoded = fetch(url)
      .then((response) => response.arrayBuffer())
      .then((bytes) => this.#context.decodeAudioData(bytes))
      .then((buffer) => ({
        sampleRate: SAMPLE_RATE,
        left: buffer.getChannelData(0).slice(),
        right: buffer.getChannelData(Math.min(1, buffer.numberOfChannels - 1)).slice(),
      }))
    this.#clips.set(url, decoded)
    decoded.catch(() => this.#clips.delete(url))
    return decoded
  }

  #askWorker(task: SoundTask): Promise<Stereo> {
    const worker = (this.#worker ??= new Worker(new URL('./soundtrack-worker.ts', import.meta.url), {
      type: 'module',
    }))
    return new Promise((resolve, reject) => {
      const onAnswer = ({ data }: MessageEvent<SoundAnswer>) => {
        if (data.id !== task.id) return
        worker.removeEventListener('message', onAnswer)
        if ('failed' in data) reject(new Error(data.failed))
        else resolve(data.sound)
      }
      worker.addEventListener('message', onAnswer)
      worker.postMessage(task)
    })
  }
}
