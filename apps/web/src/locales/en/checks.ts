import type { checks as korean } from '../ko/checks.ts'

export const checks: Record<keyof typeof korean, string> = {
  title: 'Checks',
  blocking: 'To fix first',
  warning: 'To look at',
  nothing: 'Nothing to fix. Your video is ready to be made.',
  leadBlocking: 'Fix what is red, then the video can be made.',
  leadWarning: 'You can make it as it is. Please look once more.',
  more: 'Show {{count}} more',
  ignore: 'It is fine',
  recall: 'Show {{count}} skipped again',

  textEmpty: 'No words yet.',
  mediaEmpty: 'No picture yet.',
  mediaMissing: 'The file is missing. Please choose another picture.',
  placeholder: 'A placeholder is left in the words.',
  titleInvalid: 'Please enter another title.',
  expired: 'The editing time of this video is over.',
  uploadRunning: 'A file is on its way. The video can be made once it is there.',
  tooLong: 'The words are longer than their place takes.',
  shrunk: 'The words are so long that they became much smaller. Shorter ones are larger.',
  timeShort: 'Gone before it is read. Fewer words can be read.',
  contrastLow: 'The chosen colour is close to its ground, so a readable one is shown instead.',
  pictureSmall: 'The picture is small and may look soft.',
  pictureRepeated: 'The same picture as in the scene before.',
  discount: 'The regular price, the price and the discount do not add up.',
  musicLimited: 'There is a channel that this music may not go to.',

  fixHide: 'Hide',
  fixSceneOff: 'Leave the scene out',
  fixColors: 'Template colours',
  fixPicture: 'Another picture',
}
