import { parentPort, workerData } from 'node:worker_threads'

import type { Film } from '@clipmint/film'

import type { Sounds } from '../sound-parts.ts'
import { mixFilm } from '../sound.ts'

export type SoundTask = { film: Film; sounds: Sounds }

const { film, sounds } = workerData as SoundTask
const mixed = mixFilm(film, sounds)
parentPort?.postMessage(mixed, [mixed.left.buffer as ArrayBuffer, mixed.right.buffer as ArrayBuffer])
