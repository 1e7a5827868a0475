import { useMutation, useQuery } from '@tanstack/react-query'

import { api, queries, queryClient } from '../../api/index.ts'

const none: readonly string[] = []

/** The tracks that the owner likes, the last liked first, and the heart's work; it shows before the server has it. */
export function useLikes(): { liked: readonly string[]; toggle: (id: string) => void } {
  const asked = queries.music.liked()
  const { data } = useQuery(asked)
  const liked = data?.result.ids ?? none
  const put = (ids: readonly string[]) =>
    queryClient.setQueryData(asked.queryKey, (known: typeof data) =>
      known ? { ...known, result: { ids: [...ids] } } : known,
    )
  const { mutate } = useMutation({
    mutationFn: ({ id, isLiked }: { id: string; isLiked: boolean }) =>
      isLiked ? api.music.unlike({ params: { trackId: id } }) : api.music.like({ params: { trackId: id } }),
    onMutate: ({ id, isLiked }) => {
      const others = liked.filter((other) => other !== id)
      put(isLiked ? others : [id, ...others])
    },
    onError: () => queryClient.invalidateQueries({ queryKey: asked.queryKey }),
  })
  return { liked, toggle: (id) => mutate({ id, isLiked: liked.includes(id) }) }
}
