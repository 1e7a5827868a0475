import { parentPort, workerData } from 'node:worker_threads'

import type { Film } from '@clipmint/film'

import { mixFilm, type Sounds } from '../sound.ts'

export type SoundTask = { film: Film; sounds: Sounds }

const { film, sounds } = workerData as SoundTask
const mixed = mixFilm(film, sounds)
parentPort?.postMessage(mixed, [mixed.left.buffer as ArrayBuffer, mixed.right.buffer as ArrayBuffer])
