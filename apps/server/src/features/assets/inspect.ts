import { stat } from 'node:fs/promises'

import { limits } from '@clipmint/contract'
import { fileTypeFromFile } from 'file-type'

import { Failure } from '../../failure.ts'
import type { Lang } from '../../http/handlers.ts'
import { fill, words } from '../../locales/index.ts'
import type { MediaRunner } from '../../media/media.ts'
import type { UploadRefusal } from '../../media/refused.ts'
import type { InspectedFile, MediaTask } from '../../media/task.ts'
import { isDrawing, isOtherPicture, promisedType, takenType, type TakenType } from './rules.ts'
import type { AssetPurpose } from './store.ts'

/** Longer than the slowest photograph of a phone, and a whole song, take on a busy machine. */
const timeoutMs = { image: 30_000, video: 30_000, audio: 120_000 }

export type Spooled = {
  path: string
  folder: string
  filename: string
  purpose: AssetPurpose
}

/** What an upload is and what was made of it; throws INVALID FILE TYPE for what we do not take. */
export async function inspectUpload(media: MediaRunner, spooled: Spooled): Promise<InspectedFile> {
  const { path, folder, filename, purpose } = spooled
  const format = (await fileTypeFromFile(path))?.mime ?? null
  const drawn = purpose === 'logo' && isDrawing(format, filename)
  const type = drawn ? 'image' : takenType(format, filename)
  if (type === null) throw new UploadRefused(await refusalOf(path, filename, format))
  if (purpose === 'logo' && type !== 'image') throw new UploadRefused('kind')
  if (type === 'audio' && (await stat(path)).size > limits.audioBytes) throw new UploadRefused('sound-bytes')
  const task = taskFor(type, { path, folder, format: format ?? '', drawn })
  const answer = await media.run(task, { timeoutMs: timeoutMs[type] })
  if (answer.kind === 'inspected') return answer.inspected
  throw answer.kind === 'refused'
    ? new UploadRefused(answer.refusal, answer.why)
    : new UploadRefused('unreadable')
}

/** What is wrong with a file whose content is none that we take. */
async function refusalOf(path: string, filename: string, format: string | null): Promise<UploadRefusal> {
  if ((await stat(path)).size === 0) return 'empty'
  if (promisedType(filename) !== null) return 'unreadable'
  return isOtherPicture(format, filename) ? 'picture-kind' : 'kind'
}

/** One code for all, as the specification has it; the sentence says which of the reasons it is. */
export class UploadRefused extends Failure {
  readonly refusal: UploadRefusal
  constructor(refusal: UploadRefusal, why?: string) {
    const say = (lang: Lang) => fill(words[lang].uploads[refusal], figures)
    super('INVALID FILE TYPE', {
      field: 'file',
      sentence: { ko: say('ko'), en: say('en') },
      ...(why === undefined ? {} : { cause: new Error(why) }),
    })
    this.refusal = refusal
  }
}

const figures = {
  megabytes: limits.imageBytes / 1024 ** 2,
  soundMegabytes: limits.audioBytes / 1024 ** 2,
  seconds: limits.videoSeconds,
  side: limits.placePictureSide,
}

/** The container a format is read as, and no other: a list of other files to open is never one. */
export function containerOf(format: string): 'mov' | 'matroska' {
  return /webm|matroska/.test(format) ? 'matroska' : 'mov'
}

/** The container a sound is read as. */
function soundContainerOf(format: string): 'mp3' | 'mov' | 'wav' {
  if (format === 'audio/mpeg') return 'mp3'
  return format === 'audio/wav' ? 'wav' : 'mov'
}

type Kept = { path: string; folder: string; format: string; drawn: boolean }

function taskFor(type: TakenType, { path, folder, format, drawn }: Kept): MediaTask {
  switch (type) {
    case 'video':
      return { kind: 'video', path, folder, container: containerOf(format) }
    case 'audio': {
      const most = { seconds: limits.audioSeconds }
      return { kind: 'audio', path, folder, container: soundContainerOf(format), most }
    }
    case 'image': {
      const decoder = drawn ? 'svg' : /hei[cf]/.test(format) ? 'heic' : 'plain'
      return { kind: 'image', path, folder, decoder, most: { bytes: limits.imageBytes } }
    }
  }
}
