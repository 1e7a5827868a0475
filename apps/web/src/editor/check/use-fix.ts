import type { Finding } from '@clipmint/film'

import { mediaFileOf } from '../../player/material.ts'
import { useOwnFiles } from '../media/use-stored-files.ts'
import { useSession } from '../session/use-session.ts'
import { type Fix, type FixAll, fixAllOf, fixOf, type Means } from './fixes.ts'
import { useFindings } from './use-findings.tsx'

/** The press that sees to a finding; null where only its owner can. */
export function useFix(finding: Finding): Fix | null {
  return fixOf(finding, useMeans())
}

/** The press that sees to all findings of a kind at once; null where only their owner can. */
export function useFixAll(findings: readonly Finding[]): FixAll | null {
  return fixAllOf(findings, useMeans())
}

function useMeans(): Means {
  const { editor } = useSession()
  const { contrasts } = useFindings()
  const files = useOwnFiles()
    .filter(({ status }) => status !== 'failed')
    .map((asset) => mediaFileOf(asset))
  return { editor, files, contrasts }
}
