import type { versions as korean } from '../ko/versions.ts'

/** Words that English says otherwise of one thing than of many. */
type Counted = 'words' | 'pictures' | 'colors' | 'scenes' | 'missing'

type Words = Record<Exclude<keyof typeof korean, Counted> | `${Counted}_${'one' | 'other'}`, string>

export const versions: Words = {
  tool: 'History',
  hint: 'Press one to see it beside today’s.',
  hintEmpty: 'Go back to how it was at any time.',
  list: 'Versions',
  nameNow: 'Name how it is now',
  named: '{{count}} of {{most}} named',
  namedFull: '{{count}} of {{most}} named · remove one to name another.',
  empty: 'No versions yet. Once you start editing, how it was before is kept by itself.',
  keeps: 'Up to {{most}} versions are kept. Those without a name go first, the oldest before others.',

  when: '{{date}}, {{time}}',
  beforeRestore: 'Before restoring',
  beforeRewrite: 'Before rewriting all text',
  beforeRatio: 'Before making another ratio',
  beforeMerge: 'Changed elsewhere',
  beforeRenew: 'Before the new details',
  first: 'How it began',
  words_one: '{{count}} text',
  words_other: '{{count}} texts',
  pictures_one: '{{count}} picture',
  pictures_other: '{{count}} pictures',
  colors_one: '{{count}} colour',
  colors_other: '{{count}} colours',
  scenes_one: '{{count}} scene',
  scenes_other: '{{count}} scenes',
  music: 'music',
  brand: 'brand',
  ratio: 'ratio',
  title: 'title',
  changed: 'Changed: {{parts}}',
  missing_one: '{{count}} picture was deleted',
  missing_other: '{{count}} pictures were deleted',

  compareEnd: 'Stop comparing',
  slider: 'Border between then and now',
  sliderValue: 'The left {{share}}% shows the version',
  sideThen: 'Version',
  sideNow: 'Now',
  same: 'It looks the same as now.',
  differs: 'Different from now',
  differsMore: 'and {{count}} more',

  restore: 'Restore this version',
  restoreAsk: 'Restore this version?',
  restoreNote:
    'It replaces your current work. How the video is now stays in the history, so you can come back.',
  restored: 'Restored.',
  restoredLeft: 'Restored. These stayed as they are now, because what was there is gone: {{places}}',
  undo: 'Undo',
  unsaved:
    'Your current work could not be saved, so nothing was changed. Check your connection and try again.',

  more: 'More for {{name}}',
  name: 'Name it',
  rename: 'Rename',
  nameLabel: 'Name',
  nameHint: 'Up to {{most}} characters',
  namePlaceholder: 'e.g. Before the summer sale',
  nameMissing: 'Please enter a name.',
  remove: 'Remove version',
  removeAsk: 'Remove “{{name}}”?',
  removeNote: 'The video stays as it is now. A removed version cannot be brought back.',
}
