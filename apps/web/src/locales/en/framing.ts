import type { framing as korean } from '../ko/framing.ts'

/** What is seen of a picture in its place. */
export const framing: typeof korean = {
  title: 'Adjust picture',
  clipTitle: 'Adjust clip',
  ratios: 'How it looks in each ratio',
  auto: 'Automatic',
  own: 'Your own',
  toAll: 'Apply to all ratios',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  turn: 'Turn 90°',
  flip: 'Flip',
  filter: 'Colours',
  filterNone: 'Original',
  filterBright: 'Bright',
  filterWarm: 'Warm',
  filterCool: 'Cool',
  filterBw: 'Mono',
}
