import type { Ratio } from '@clipmint/film'
import { useMutation } from '@tanstack/react-query'

import { api, queries, queryClient } from '../../api/index.ts'
import { useSetStatus } from '../open/use-project.ts'
import { useSession } from '../session/use-session.ts'

/** Asks for this video, and for siblings of it in other ratios; gives the ratios that could not be asked for. */
export function useMake() {
  const { projectId } = useSession()
  const own = useSetStatus(projectId)
  const others = useMutation({ mutationFn: (ratios: readonly Ratio[]) => makeSiblings(projectId, ratios) })
  return {
    isPending: own.isPending || others.isPending,
    error: own.error,
    make: async (ratios: readonly Ratio[]): Promise<Ratio[]> => {
      await own.mutateAsync(1)
      return ratios.length === 0 ? [] : others.mutateAsync(ratios)
    },
  }
}

/** One after another: each takes its own render, and the last may find none left. */
async function makeSiblings(projectId: string, ratios: readonly Ratio[]): Promise<Ratio[]> {
  const failed: Ratio[] = []
  for (const ratio of ratios) {
    await makeSibling(projectId, ratio).catch(() => failed.push(ratio))
  }
  await queryClient.invalidateQueries({ queryKey: queries.account.key })
  return failed
}

async function makeSibling(projectId: string, ratio: Ratio): Promise<void> {
  const { result } = await api.projects.anotherRatio({ params: { id: projectId }, body: { ratio } })
  await api.projects.setStatus({ params: { id: result._id }, body: { status: 1 } })
}
