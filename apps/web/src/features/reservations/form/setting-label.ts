import type { PostSetting } from '@clipmint/contract'

import type { Answers } from './draft.ts'

type SettingCase = NonNullable<PostSetting['otherLabel']>['when']

/** What a setting is called while the others are answered like this. */
export function settingLabel({ label, otherLabel }: PostSetting, answers: Answers): PostSetting['label'] {
  return otherLabel && isSo(otherLabel.when, answers) ? otherLabel.label : label
}

/** Whether another setting is answered as a case has it. */
export function isSo({ id, isOneOf }: SettingCase, answers: Answers): boolean {
  return isOneOf.some((answer) => answer === answers[id])
}
