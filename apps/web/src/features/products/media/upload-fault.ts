import { ApiFailure } from '../../../api/index.ts'
import { TooLarge } from './tray.ts'

/** What the owner is told of a file that was turned away. */
export type UploadFault =
  | 'fileType'
  | 'noSpace'
  | 'serverError'
  | 'tooLargeImage'
  | 'tooLargeVideo'
  | 'uploadFailed'

/** The words for a failed upload; sending again helps only where the file itself is not the reason. */
export function uploadFaultOf(error: unknown): { word: UploadFault; canRetry: boolean } {
  if (error instanceof TooLarge)
    return { word: error.type === 'video' ? 'tooLargeVideo' : 'tooLargeImage', canRetry: false }
  if (!(error instanceof ApiFailure)) return { word: 'uploadFailed', canRetry: true }
  switch (error.code) {
    case 'INVALID FILE TYPE':
      return { word: 'fileType', canRetry: false }
    case 'EXCEED REMAINING SPACE':
      return { word: 'noSpace', canRetry: false }
    case 'INTERNAL SERVER ERROR':
      return { word: 'serverError', canRetry: true }
    default:
      return { word: 'uploadFailed', canRetry: true }
  }
}
