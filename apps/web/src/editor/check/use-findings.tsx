import type { Contrasts } from '@clipmint/engine'
import { type Finding, isReady } from '@clipmint/film'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'

import { useSession } from '../session/use-session.ts'
import { ignore, type Ignored, ignoredIn, isIgnored } from './ignored.ts'
import { useFound } from './use-found.ts'

/** What there is to see to before the video is made, and the way to let warnings be. */
export type Findings = {
  /** Warnings that were let be are left out. */
  open: readonly Finding[]
  ignored: readonly Finding[]
  isReady: boolean
  /** How well each text is told from what is drawn behind it, as far as it was measured. */
  contrasts: Contrasts
  ignore: (findings: readonly Finding[]) => void
  /** Shows every warning again. */
  recall: () => void
}

const FindingsContext = createContext<Findings | null>(null)

/** What there is to see to; only inside the editor. */
export function useFindings(): Findings {
  const findings = use(FindingsContext)
  if (!findings) throw new Error('This part stands only inside the editor.')
  return findings
}

/** Keeps what there is to see to up to date for all that show it. */
export function FindingsProvider({ children }: { children: ReactNode }) {
  const { editor, projectId } = useSession()
  const { list: found, contrasts } = useFound()
  const [ignored, setIgnored] = useState(() => ignoredIn(projectId).read())
  const value = useMemo(() => {
    const { work } = editor.state
    const become = (next: Ignored) => {
      ignoredIn(projectId).write(next)
      setIgnored(next)
    }
    const open = found.filter((it) => !isIgnored(ignored, it, work))
    return {
      open,
      ignored: found.filter((it) => isIgnored(ignored, it, work)),
      isReady: isReady(open),
      contrasts,
      ignore: (those: readonly Finding[]) => become(ignore(ignored, those, editor.state.work)),
      recall: () => become({}),
    }
  }, [editor, projectId, found, contrasts, ignored])
  return <FindingsContext value={value}>{children}</FindingsContext>
}
