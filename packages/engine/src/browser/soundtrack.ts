import type { Film } from '@clipmint/film'
import { must } from '@clipmint/kit'
import { findRecording } from '@clipmint/music'

import type { Stereo } from '../mix/index.ts'
import { giveBack } from '../mix/stereo.ts'
import { clipSounds, excerptOf, type Recording, soundKey } from '../sound-parts.ts'
import type { UrlOf } from './media.ts'
import { decodeRecording } from './recordings.ts'
import { makeInWorker, type Making } from './sound-workers.ts'

const SAMPLE_RATE = 48_000

/** When the whole sound takes over from the opening, the one goes as the other comes, in seconds. */
const HANDOVER = 0.04
/** An opening that ends sooner than this is not worth beginning. */
const SHORTEST_OPENING_MS = 300

/** A film's sound in the making: its first seconds come before the whole, or not at all (null). */
type Made = { key: string; opening: Promise<AudioBuffer | null>; whole: Promise<AudioBuffer> }
type Voice = { source: AudioBufferSourceNode; level: GainNode }

/**
 * The sound of a film in the page, made in a worker: the same mix as the finished file's. Composed music can be heard as
 * soon as its first seconds are made; the whole takes over without a seam.
 */
export class Soundtrack {
  readonly #context = new AudioContext({ sampleRate: SAMPLE_RATE })
  readonly #volume: GainNode
  readonly #urlOf: UrlOf
  #made: Made | null = null
  #decoded = new Map<string, Promise<Stereo>>()
  #playing: Voice[] = []
  #making: Making | null = null
  #makings = 0

  constructor(urlOf: UrlOf) {
    this.#urlOf = urlOf
    this.#volume = this.#context.createGain()
    this.#volume.connect(this.#context.destination)
  }

  /** Makes the sound of a film, or takes it from before when nothing that sounds has changed, until it can be heard. */
  async prepare(film: Film): Promise<void> {
    const { opening, whole } = this.#makingOf(film)
    if (!(await Promise.race([opening, whole.then(() => true)]))) await whole
  }

  /** Plays from a moment of the film. Resolves with the clock's reading at that moment, in seconds. */
  async play(film: Film, fromMs: number): Promise<number> {
    const made = this.#makingOf(film)
    const [ready] = await Promise.all([this.#readyFrom(made, fromMs), this.#context.resume()])
    this.stop()
    const voice = this.#start(ready, Math.max(0, fromMs / 1000))
    const startedAt = this.#context.currentTime
    if (ready !== (await settled(made.whole))) void this.#handOver(made, voice, startedAt - fromMs / 1000)
    return startedAt
  }

  /** What is heard now, by the sound's own clock: seconds, with the delay to the ear taken off. */
  get clock(): number {
    return this.#context.currentTime - (this.#context.outputLatency || 0)
  }

  stop(): void {
    for (const { source, level } of this.#playing) {
      source.stop()
      level.disconnect()
    }
    this.#playing = []
  }

  /** From 0 to 1, at once and without a click. */
  setVolume(volume: number): void {
    this.#volume.gain.setTargetAtTime(volume, this.#context.currentTime, 0.02)
  }

  dispose(): void {
    this.stop()
    this.#callOff()
    void this.#context.close()
  }

  /** The opening while it still lasts from that moment on, else the whole. */
  async #readyFrom({ opening, whole }: Made, fromMs: number): Promise<AudioBuffer> {
    const first = await Promise.race([opening, whole])
    const isLongEnough = first !== null && fromMs < first.duration * 1000 - SHORTEST_OPENING_MS
    return isLongEnough ? first : whole
  }

  #start(buffer: AudioBuffer, fromSeconds: number): Voice {
    const source = this.#context.createBufferSource()
    const level = this.#context.createGain()
    source.buffer = buffer
    source.connect(level).connect(this.#volume)
    source.start(0, fromSeconds)
    const voice = { source, level }
    this.#playing.push(voice)
    return voice
  }

  /** Lets the whole sound take over from its opening; `origin` is the clock's reading at the film's first frame. */
  async #handOver({ whole }: Made, opening: Voice, origin: number): Promise<void> {
    const buffer = await whole.catch(() => null)
    if (!buffer || !this.#playing.includes(opening)) return
    const now = this.#context.currentTime
    const { level } = this.#start(buffer, now - origin)
    level.gain.setValueAtTime(0, now)
    level.gain.linearRampToValueAtTime(1, now + HANDOVER)
    opening.level.gain.setValueAtTime(1, now)
    opening.level.gain.linearRampToValueAtTime(0, now + HANDOVER)
    opening.source.stop(now + HANDOVER)
  }

  #makingOf(film: Film): Made {
    const key = soundKey(film)
    if (this.#made?.key === key) return this.#made
    this.#callOff()
    let tellOpening: (sound: AudioBuffer | null) => void = () => {}
    const opening = new Promise<AudioBuffer | null>((resolve) => {
      tellOpening = resolve
    })
    const whole = this.#make(film, (sound) => tellOpening(this.#bufferOf(sound)))
    const made = { key, opening, whole }
    this.#made = made
    // What failed is made again the next time it is wanted.
    whole
      .catch(() => {
        if (this.#made === made) this.#made = null
      })
      .finally(() => tellOpening(null))
    return made
  }

  async #make(film: Film, onOpening: (sound: Stereo) => void): Promise<AudioBuffer> {
    const making = (this.#makings += 1)
    const sounds = { clips: await this.#decodeClips(film), recording: await this.#decodeRecording(film) }
    if (making !== this.#makings) throw new Error('Another sound is wanted by now.')
    this.#making = makeInWorker(film, sounds, onOpening)
    const buffer = this.#bufferOf(await this.#making.whole)
    // Its samples are in the buffer now.
    if (making === this.#makings) this.#making = null
    return buffer
  }

  /** Ends the making of a sound that nobody will hear. */
  #callOff(): void {
    this.#makings += 1
    this.#making?.cancel()
    this.#making = null
  }

  /** What the page can play; the samples it is made of are given back. */
  #bufferOf(sound: Stereo): AudioBuffer {
    const { left, right } = sound
    const buffer = this.#context.createBuffer(2, left.length, SAMPLE_RATE)
    buffer.copyToChannel(left as Float32Array<ArrayBuffer>, 0)
    buffer.copyToChannel(right as Float32Array<ArrayBuffer>, 1)
    giveBack(sound)
    return buffer
  }

  async #decodeRecording(film: Film): Promise<Recording | null> {
    const recording = film.music ? findRecording(film.music.trackId) : null
    if (!recording?.url) return null
    const sound = await decodeRecording(this.#context, recording.url)
    return excerptOf({ sound, fromMs: 0, loop: recording.loop }, film)
  }

  async #decodeClips(film: Film): Promise<Record<string, Stereo>> {
    const keys = [...new Set(clipSounds(film).map(({ key }) => key))]
    const pairs = keys.map(async (key) => {
      const url = this.#urlOf(must(film.media[key], key))
      return url ? [[key, await this.#decode(url)] as const] : []
    })
    return Object.fromEntries((await Promise.all(pairs)).flat())
  }

  #decode(url: string): Promise<Stereo> {
    const known = this.#decoded.get(url)
    if (known) return known
    const decoded = fetch(url)
      .then((response) => response.arrayBuffer())
      .then((bytes) => this.#context.decodeAudioData(bytes))
      .then((buffer) => ({
        sampleRate: SAMPLE_RATE,
        left: buffer.getChannelData(0).slice(),
        right: buffer.getChannelData(Math.min(1, buffer.numberOfChannels - 1)).slice(),
      }))
    this.#decoded.set(url, decoded)
    decoded.catch(() => this.#decoded.delete(url))
    return decoded
  }
}

/** What a promise has come to, without waiting for it; null while it has not. */
function settled<T>(promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise, Promise.resolve(null)]).catch(() => null)
}
