import { useQuery } from '@tanstack/react-query'

import { queries } from '../../../api/index.ts'

/** The times that can be booked, by day; asked for anew each time that the form opens. */
export function useSlots() {
  return useQuery({ ...queries.demo.slots(), select: ({ result }) => result.list, staleTime: 0 })
}
