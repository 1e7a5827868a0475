import { api, ApiFailure } from '../../../api/index.ts'
import type { TriedPhoto } from '../store/try/tried.ts'

/** Photographs that went up already, so that another try sends none twice. */
const sent = new Map<string, ReturnType<typeof upload>>()

/** Stores every photograph; those that are refused are said by their names, all at once. */
export async function uploadPhotos(photos: readonly TriedPhoto[]) {
  const ended = await Promise.allSettled(photos.map(uploadOnce))
  const failed = ended.flatMap((one, index) =>
    one.status === 'rejected' ? [{ error: one.reason as unknown, name: photos[index]?.file.name ?? '' }] : [],
  )
  const [first] = failed
  if (!first) return ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const { error } = first
  if (!isOfFile(error)) throw error
  const names = failed.filter((one) => isOfFile(one.error)).map(({ name }) => name)
  const { code, status, field, retryable, requestId } = error
  const message = `${names.join(', ')}: ${error.message}`
  throw new ApiFailure({ code, message, status, field, retryable, requestId }, { cause: error })
}

function uploadOnce(photo: TriedPhoto): ReturnType<typeof upload> {
  const known = sent.get(photo.id)
  if (known) return known
  const sending = upload(photo)
  sent.set(photo.id, sending)
  sending.catch(() => sent.delete(photo.id))
  return sending
}

async function upload({ file }: TriedPhoto) {
  return (await api.assets.upload({ files: { file: [file] } })).result
}

/** Whether it is the file that was refused, and would be again. */
function isOfFile(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.code === 'INVALID FILE TYPE'
}
