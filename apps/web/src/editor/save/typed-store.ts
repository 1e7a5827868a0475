import type { Editor } from '@clipmint/editor'
import { z } from 'zod'

const Typed = z.record(z.string(), z.string()).catch({})

/**
 * Keeps what was typed beyond what slots take in this browser, where a later visit finds it: the video has only the
 * beginning, and the server only what the video has. Gives what ends that.
 */
export function keepTyped(projectId: string, editor: Editor): () => void {
  const key = `clipmint.editor.typed.${projectId}`
  editor.remindOfTyped(read(key))
  let kept = editor.state.overlong
  return editor.subscribe(() => {
    const { overlong } = editor.state
    if (overlong === kept) return
    kept = overlong
    try {
      if (Object.keys(overlong).length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(overlong))
    } catch {
      // Without a place to keep them they hold as long as the page.
    }
  })
}

function read(key: string): Readonly<Record<string, string>> {
  try {
    return Typed.parse(JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}
