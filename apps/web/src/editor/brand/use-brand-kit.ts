import type { BrandKit } from '@clipmint/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { api, queries } from '../../api/index.ts'
import { saveFirst } from '../save/save-first.ts'
import { useSession } from '../session/use-session.ts'

const kitQuery = () => queries.projects.brandKit({})

/** The brand that the account keeps; null while it keeps none, undefined until that is known. */
export function useBrandKit(): BrandKit | null | undefined {
  return useQuery(kitQuery()).data?.result
}

/** Keeps this video's brand for the next ones, or forgets what is kept. */
export function useKeepBrand() {
  const client = useQueryClient()
  const session = useSession()
  const refresh = () => client.invalidateQueries({ queryKey: kitQuery().queryKey })
  const keep = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await saveFirst(session)
      return api.projects.keepBrand({ body: { subtemplateId: session.projectId } })
    },
    onSuccess: refresh,
  })
  const forget = useMutation({ mutationFn: () => api.projects.forgetBrand({}), onSuccess: refresh })
  return { keep, forget }
}
