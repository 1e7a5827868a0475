import { stat } from 'node:fs/promises'

import { limits } from '@clipmint/contract'
import { fileTypeFromFile } from 'file-type'

import { Failure } from '../../../http/failure.ts'
import { takenType, type TakenType } from '../rules.ts'
import type { AssetPurpose } from '../store.ts'
import { runMediaTask } from './run.ts'
import type { InspectedFile, MediaTask } from './task.ts'

/** Longer than the slowest photograph of a phone, and a whole song, take on a busy machine. */
const timeoutMs = { image: 30_000, video: 30_000, audio: 120_000 }

export type Spooled = { path: string; folder: string; filename: string; purpose: AssetPurpose }

/** What an upload is and what was made of it; throws INVALID FILE TYPE for what we do not take, EXCEED REMAINING SPACE for music that is too large. */
export async function inspectUpload({ path, folder, filename, purpose }: Spooled): Promise<InspectedFile> {
  const format = (await fileTypeFromFile(path))?.mime ?? null
  const type = takenType(format, filename)
  if (type === null || (purpose === 'logo' && type !== 'image')) throw new Failure('INVALID FILE TYPE')
  if (type === 'audio' && (await stat(path)).size > limits.audioBytes)
    throw new Failure('EXCEED REMAINING SPACE')
  const answer = await runMediaTask(taskFor(type, { path, folder, format: format ?? '' }), {
    timeoutMs: timeoutMs[type],
  })
  if (answer.kind !== 'inspected') {
    throw new Failure('INVALID FILE TYPE', answer.kind === 'refused' ? { cause: new Error(answer.why) } : {})
  }
  return answer.inspected
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

function taskFor(type: TakenType, file: { path: string; folder: string; format: string }): MediaTask {
  const { path, folder, format } = file
  if (type === 'video') return { kind: 'video', path, folder, container: containerOf(format) }
  if (type === 'audio') {
    const most = { seconds: limits.audioSeconds }
    return { kind: 'audio', path, folder, container: soundContainerOf(format), most }
  }
  return { kind: 'image', path, folder, heic: /hei[cf]/.test(format), most: { bytes: limits.imageBytes } }
}
