import type { Finding } from '@clipmint/film'

import { mediaFileOf } from '../../player/material.ts'
import { useOwnFiles } from '../media/use-stored-files.ts'
import { useSession } from '../session/use-session.ts'
import { type Fix, fixOf } from './fixes.ts'

/** The press that sees to a finding; null where only its owner can. */
export function useFix(finding: Finding): Fix | null {
  const { editor } = useSession()
  const files = useOwnFiles()
    .filter(({ status }) => status !== 'failed')
    .map((asset) => mediaFileOf(asset))
  return fixOf(finding, { editor, files })
}
