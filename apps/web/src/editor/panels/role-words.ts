import type { ColorRole } from '@clipmint/film'

/** The word for each part that a colour plays. */
export const roleWords = {
  primary: 'editor.colorPrimary',
  secondary: 'editor.colorSecondary',
  accent: 'editor.colorAccent',
  ink: 'editor.colorInk',
  paper: 'editor.colorPaper',
} as const satisfies Record<ColorRole, string>
