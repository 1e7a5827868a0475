import type { IncomingMessage } from 'node:http'

import { Busboy } from '@fastify/busboy'

import { opaque } from '../networks/chance.ts'
import { type Received, receive } from '../networks/media/receive.ts'
import type { Shelf } from '../networks/media/shelf.ts'

/** A file in a form, gathered on the shelf under a name of its own. */
export type Part = Received & { upload: string; type: string }
export type Form = { fields: Record<string, string>; files: Record<string, Part> }

/** Reads a form with files, a piece at a time; what the form says can come before or after what it brings. */
export function readForm(request: IncomingMessage, shelf: Shelf): Promise<Form> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {}
    const files: Record<string, Part> = {}
    const arriving: Promise<void>[] = []
    const { 'content-type': type = '' } = request.headers
    const form = new Busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: { fieldSize: 1024 ** 2 },
    })
    form.on('field', (name, value) => {
      fields[name] = value
    })
    form.on('file', (name, stream, _fileName, _encoding, mime) => {
      const upload = `part-${opaque(12)}`
      arriving.push(
        receive(stream, { path: shelf.pathOf(upload), offset: 0, cutAfter: null }).then((got) => {
          files[name] = { ...got, upload, type: mime }
        }),
      )
    })
    form.on('error', reject)
    form.on('finish', () => void Promise.all(arriving).then(() => resolve({ fields, files }), reject))
    request.on('error', reject)
    request.pipe(form)
  })
}
