import { unwelcome as en } from './en.ts'
import { unwelcome as id } from './id.ts'
import { unwelcome as ko } from './ko.ts'
import type { Unwelcome } from './types.ts'
import { unwelcome as vi } from './vi.ts'

/** Whether a sentence tells what a shop does not do, or takes away: shown, but its own words open no video. */
export function refuses(text: string): boolean {
  return says('refusals', text)
}

/** Whether it tells how long one waits, or what is paid before. */
export function tellsWait(text: string): boolean {
  return says('waits', text)
}

/** Whether it tells what costs more, takes longer or is closed: told for honesty's sake, it opens nothing. */
export function isDrawback(text: string): boolean {
  return says('drawbacks', text)
}

/** Whether it tells what a buyer pays or loses. */
export function penalizes(text: string): boolean {
  return says('penalties', text)
}

// Owners mix languages: a sentence is looked at in all of them.
function says(kind: keyof Unwelcome, text: string): boolean {
  return [ko, en, id, vi].some((language) => language[kind].some((words) => words.test(text)))
}
