import type { presence as korean } from '../ko/presence.ts'

export const presence: Record<keyof typeof korean, string> = {
  elsewhere: 'Being edited elsewhere',
  elsewhereNote: 'Nothing is lost if you edit in both, but one at a time is easier.',
  view: 'Only look',
  takeOver: 'Edit here',
  viewing: 'You only look here',
  viewingNote: 'What is changed elsewhere shows here too.',
}
