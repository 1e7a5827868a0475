import type { common as korean } from '../ko/common.ts'

/** Words that English says otherwise of one thing than of many. */
type Counted = 'leftSeconds' | 'leftMinutes'

export const common: Record<Exclude<keyof typeof korean, Counted> | `${Counted}_${'one' | 'other'}`, string> =
  {
    close: 'Close',
    cancel: 'Cancel',
    back: 'Back',
    retry: 'Try again',
    more: 'See more',
    save: 'Save',
    delete: 'Delete',
    leftSoon: 'almost done',
    leftSeconds_one: 'about {{count}} second left',
    leftSeconds_other: 'about {{count}} seconds left',
    leftMinutes_one: 'about {{count}} minute left',
    leftMinutes_other: 'about {{count}} minutes left',
    loading: 'Loading',
    beta: 'Beta',
    language: 'Language',
    home: 'Home',
  }
