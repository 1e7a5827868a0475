import type { LineAlternatives } from '@clipmint/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { api } from '../../api/index.ts'
import { useSession } from '../session/use-session.ts'

/**
 * Asks for other words for slots, with what the editor says now and the server may not know yet. The last answer stays
 * until the next one is there.
 */
export function useAlternatives() {
  const { projectId, editor } = useSession()
  const [list, setList] = useState<LineAlternatives[] | null>(null)
  const { mutate, error, isPending } = useMutation({
    // Away from the server it says so at once.
    networkMode: 'always',
    mutationFn: async ({ slotIds, turn }: { slotIds: readonly string[]; turn: number }) => {
      const texts = Object.entries(editor.state.work.userSource.text)
      const words = Object.fromEntries(texts.map(([slotId, { value }]) => [slotId, value]))
      const body = { slotIds: [...slotIds], words, turn }
      const { result } = await api.projects.alternatives({ params: { id: projectId }, body })
      return result.list
    },
    onSuccess: (fresh) => setList(fresh),
  })
  return { ask: mutate, list, error, isPending }
}
