import type { coach as korean } from '../ko/coach.ts'

export const coach: Record<keyof typeof korean, string> = {
  text: 'Make the words yours',
  textNote: 'Replace the sample with what you offer. The video shows it as you type.',
  media: 'Add your photos',
  mediaNote: 'Choose a place, then press a photo or clip: it goes right there.',
  make: 'Done? Make the video',
  makeNote: 'You are told first if anything is missing. Your changes are saved by themselves.',
  of: '{{number}} of {{count}}',
  next: 'Next',
  skip: 'Skip',
  done: 'Start',
}
