const key = 'clipmint.editor.last'

/** The project that was open last in this browser: where /app leads. */
export const lastProject = {
  read: (): string | null => localStorage.getItem(key),
  remember: (id: string): void => localStorage.setItem(key, id),
  forget: (): void => localStorage.removeItem(key),
}
