import { z } from 'zod'

import { kept } from '../../app/kept.ts'

const project = kept('clipmint.editor.last', z.string().nullable(), null)

/** The project that was open last in this browser: where /app leads. */
export const lastProject = {
  read: project.read,
  remember: (id: string): void => project.write(id),
  forget: (): void => project.write(null),
}
