import { api } from './index.ts'
import type { SendFile } from './upload-line.ts'

/** Sends a file to the storage of who is signed in. */
export const sendFile: SendFile = async (file, { signal, onShare }) => {
  const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    onShare(total === 0 ? 0 : loaded / total)
  return (await api.assets.upload({ files: { file: [file] }, signal, onProgress })).result
}
