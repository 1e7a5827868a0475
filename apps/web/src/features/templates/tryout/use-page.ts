import { useMutation } from '@tanstack/react-query'

import { api } from '../../../api/index.ts'
import { writePrice } from '../../products/index.ts'
import { tryPhotos, tryWords } from '../store/try/try-desk.ts'

export type ReadPage = ReturnType<typeof usePage>

/** Reads the page of a visitor's product: its pictures and words become what they try templates with. */
export function usePage(onRead: () => void) {
  const reading = useMutation({
    mutationFn: async (url: string) =>
      (await api.productPages.read({ body: { url, attested: true } })).result,
    onSuccess: async ({ name, info, price, currency, pictures }) => {
      await tryPhotos(pictures.map(toFile))
      const said =
        price === null || currency === null ? null : { price: writePrice(price, currency), currency }
      tryWords({ name, info, ...said })
      onRead()
    },
  })
  return {
    isReading: reading.isPending,
    error: reading.error,
    read: (url: string) => reading.mutate(url),
    clear: () => reading.reset(),
  }
}

function toFile({ name, base64 }: { name: string; base64: string }): File {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  return new File([bytes], name, { type: 'image/jpeg' })
}
