import { limits } from '@clipmint/contract'
import { fileTypeFromFile } from 'file-type'

import { Failure } from '../../../http/failure.ts'
import { isDrawing, takenType } from '../rules.ts'
import type { AssetPurpose } from '../store.ts'
import { runMediaTask } from './run.ts'
import type { InspectedFile, MediaTask } from './task.ts'

/** Longer than the slowest photograph of a phone takes on a busy machine. */
const timeoutMs = 30_000

export type Spooled = { path: string; folder: string; filename: string; purpose: AssetPurpose }

/** What an upload is and what was made of it; throws INVALID FILE TYPE for what we do not take. */
export async function inspectUpload({ path, folder, filename, purpose }: Spooled): Promise<InspectedFile> {
  const format = (await fileTypeFromFile(path))?.mime ?? null
  const drawn = purpose === 'logo' && isDrawing(format, filename)
  const type = drawn ? 'image' : takenType(format, filename)
  if (type === null || (purpose === 'logo' && type !== 'image')) throw new Failure('INVALID FILE TYPE')
  const answer = await runMediaTask(taskFor(type, { path, folder, format: format ?? '', drawn }), {
    timeoutMs,
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

function taskFor(
  type: 'image' | 'video',
  file: { path: string; folder: string; format: string; drawn: boolean },
): MediaTask {
  const { path, folder, format, drawn } = file
  if (type === 'video') return { kind: 'video', path, folder, container: containerOf(format) }
  const decoder = drawn ? 'svg' : /hei[cf]/.test(format) ? 'heic' : 'plain'
  return { kind: 'image', path, folder, decoder, most: { bytes: limits.imageBytes } }
}
