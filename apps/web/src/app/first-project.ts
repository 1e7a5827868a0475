const key = 'clipmint.first-project'

/** The first video that an account ever began, from its making until its owner knows the editor. */
export const firstProject = {
  is: (id: string): boolean => localStorage.getItem(key) === id,
  remember: (id: string): void => localStorage.setItem(key, id),
  forget: (): void => localStorage.removeItem(key),
}
