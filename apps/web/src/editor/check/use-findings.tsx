import { loadFonts } from '@clipmint/engine/browser'
import { type Finding, isReady } from '@clipmint/film'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'

import { useUploads } from '../media/use-uploads.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'
import { drawnShares } from '../stage/slot-bounds.ts'
import { ignore, type Ignored, isIgnored, keepIgnored, readIgnored } from './ignored.ts'
import { useMusicIsLimited } from './use-music-is-limited.ts'

/** The stage comes first: what there is to see to is worked out once the hands rest this long. */
const REST_MS = 300

/** What there is to see to before the video is made, and the way to let a warning be. */
export type Findings = {
  /** Warnings that were let be are left out. */
  open: readonly Finding[]
  ignored: readonly Finding[]
  isReady: boolean
  ignore: (finding: Finding) => void
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
  const found = useFound()
  const [ignored, setIgnored] = useState<Ignored>(() => readIgnored(localStorage, projectId))
  const value = useMemo(() => {
    const { work } = editor.state
    const become = (next: Ignored) => {
      keepIgnored(localStorage, projectId, next)
      setIgnored(next)
    }
    return {
      open: found.filter((it) => !isIgnored(ignored, it, work)),
      ignored: found.filter((it) => isIgnored(ignored, it, work)),
      isReady: isReady(found),
      ignore: (it: Finding) => become(ignore(ignored, it, editor.state.work)),
      recall: () => become({}),
    }
  }, [editor, projectId, found, ignored])
  return <FindingsContext value={value}>{children}</FindingsContext>
}

/** All that is found, once the work has been left alone for a moment; sizes count as soon as the fonts are there. */
function useFound(): readonly Finding[] {
  const { editor, assets: book, uploads } = useSession()
  const work = useEditorState((state) => state.work)
  const files = useEditorState((state) => state.files)
  const assets = useAssets()
  const { list } = useUploads()
  const isMusicLimited = useMusicIsLimited()
  const [found, setFound] = useState<readonly Finding[]>([])
  useEffect(() => {
    let isWanted = true
    const insight = {
      isBroken: (id: string) => book.byId.get(id)?.status === 'failed',
      uploads: uploads.slotIds,
      isMusicLimited,
    }
    const timer = setTimeout(() => {
      setFound((before) => same(before, editor.findings(insight)))
      void loadFonts(editor.film()).then(
        () =>
          isWanted &&
          setFound((before) => same(before, editor.findings({ ...insight, drawnShareOf: drawnShares() }))),
        // Without its fonts nobody can say how large words are drawn.
        () => undefined,
      )
    }, REST_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [editor, book, uploads, work, files, assets, list, isMusicLimited])
  return found
}

/** The list as it was, if it says the same: nothing is drawn anew then. */
function same(before: readonly Finding[], now: readonly Finding[]): readonly Finding[] {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}
