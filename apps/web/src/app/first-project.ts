import { z } from 'zod'

import { kept } from './kept.ts'

const project = kept('clipmint.first-project', z.string().nullable(), null)

/** The first video that an account ever began, from its making until its owner knows the editor. */
export const firstProject = {
  is: (id: string): boolean => project.read() === id,
  remember: (id: string): void => project.write(id),
  forget: (): void => project.write(null),
}
