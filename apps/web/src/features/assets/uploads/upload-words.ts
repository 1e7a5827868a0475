import { ApiFailure } from '../../../api/index.ts'

/** What the owner is told of a file that could not be stored. */
type UploadWord = 'noSpace' | 'serverError' | 'uploadFailed'

/** The sentence of the server where it names the reason, else the key of ours; and whether another try may help. */
export function uploadWordsOf(
  error: unknown,
): { canRetry: boolean } & ({ sentence: string } | { word: UploadWord }) {
  if (!(error instanceof ApiFailure)) return { word: 'uploadFailed', canRetry: true }
  switch (error.code) {
    case 'INVALID FILE TYPE':
      return { sentence: error.message, canRetry: false }
    case 'EXCEED REMAINING SPACE':
      return { word: 'noSpace', canRetry: true }
    case 'INTERNAL SERVER ERROR':
      return { word: 'serverError', canRetry: true }
    default:
      return { word: 'uploadFailed', canRetry: true }
  }
}
