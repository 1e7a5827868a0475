import type { Editor } from '@clipmint/editor'
import { z } from 'zod'

import { kept } from '../../app/kept.ts'

/**
 * Keeps what was typed beyond what slots take in this browser, where a later visit finds it: the video has only the
 * beginning, and the server only what the video has. Gives what ends that.
 */
export function keepTyped(projectId: string, editor: Editor): () => void {
  const typed = kept(`clipmint.editor.typed.${projectId}`, z.record(z.string(), z.string()), {})
  editor.remindOfTyped(typed.read())
  // What the video says otherwise by now is forgotten here too.
  typed.write(editor.state.overlong)
  let last = editor.state.overlong
  return editor.subscribe(() => {
    const { overlong } = editor.state
    if (overlong === last) return
    last = overlong
    typed.write(overlong)
  })
}
