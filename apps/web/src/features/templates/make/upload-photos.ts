import { api, ApiFailure } from '../../../api/index.ts'
import type { TriedPhoto } from '../store/try/tried.ts'

/** A photograph of a visitor's as the owner's storage holds it. */
export type StoredPhoto = { id: string; width: number; height: number }
/** What went up already: the stored photograph by the id that the visitor's has in this browser. */
export type StoredPhotos = Readonly<Record<string, StoredPhoto>>

type Sending = {
  /** What went up before the page was loaded. */
  stored?: StoredPhotos | undefined
  /** Called for each as soon as it is there. */
  onStored?: (triedId: string, photo: StoredPhoto) => void
}

/** Photographs that went up already, so that another try sends none twice. */
const sent = new Map<string, Promise<StoredPhoto>>()

/** Stores every photograph; those that are refused are said by their names, all at once. */
export async function uploadPhotos(
  photos: readonly TriedPhoto[],
  { stored = {}, onStored }: Sending = {},
): Promise<StoredPhoto[]> {
  const ended = await Promise.allSettled(
    photos.map(async (photo) => {
      const there = stored[photo.id] ?? (await uploadOnce(photo))
      onStored?.(photo.id, there)
      return there
    }),
  )
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

function uploadOnce(photo: TriedPhoto): Promise<StoredPhoto> {
  const known = sent.get(photo.id)
  if (known) return known
  const sending = upload(photo)
  sent.set(photo.id, sending)
  sending.catch(() => sent.delete(photo.id))
  return sending
}

async function upload({ file }: TriedPhoto): Promise<StoredPhoto> {
  const { _id, resolution } = (await api.assets.upload({ files: { file: [file] } })).result
  return { id: _id, ...resolution }
}

/** Whether it is the file that was refused, and would be again. */
function isOfFile(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.code === 'INVALID FILE TYPE'
}
