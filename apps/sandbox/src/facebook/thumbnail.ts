import sharp from 'sharp'

import { refuse, refuseParam } from '../meta/errors.ts'
import type { GraphCall } from '../meta/graph.ts'
import type { Room } from '../networks/room.ts'

const mostBytes = 10 * 1024 ** 2

/** Takes a cover in, a picture of at most 10 MB in the form's `source`; its hash comes back. */
export async function takeThumbnail({ shelf }: Room, { files }: GraphCall): Promise<string> {
  const part = files['source'] ?? refuseParam('The parameter source is required, as a file in a form')
  const { format } = await sharp(shelf.pathOf(part.upload))
    .metadata()
    .catch(() => ({ format: undefined }))
  const isPicture = format === 'jpeg' || format === 'png'
  if (!isPicture || part.bytes > mostBytes) {
    await shelf.drop(part.upload)
    refuse({ code: 1_366_046, message: '(#1366046) The picture is not a JPEG or PNG of at most 10 MB.' })
  }
  return (await shelf.take(part.upload, part.sha256)).sha256
}
