import type { common as korean } from '../ko/common.ts'

export const common: Record<keyof typeof korean, string> = {
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  retry: 'Try again',
  more: 'See more',
  save: 'Save',
  delete: 'Delete',
  edit: 'Edit',
  loading: 'Loading',
  priceBefore: 'Before the discount',
  beta: 'Beta',
  language: 'Language',
  home: 'Home',
}
