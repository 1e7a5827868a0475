import type { stock as ko } from '../ko/stock.ts'

/** Free pictures and clips in the editor. */
export const stock: Record<keyof typeof ko, string> = {
  tab: 'Free stock',
  search: 'Find free pictures and clips',
  suggestions: 'Try these words',
  type: 'What to find',
  type_image: 'Pictures',
  type_video: 'Clips',
  from: 'Searched',
  results: 'Free stock',
  nothing: 'Nothing was found for “{{words}}”.',
  nothingNote: 'Try shorter or more common words.',
  away: '{{names}} is not answering right now. These are from the other places.',
  usePicture: 'Use {{title}}, a picture by {{author}}',
  useClip: 'Use {{title}}, a {{length}} clip by {{author}}',
  copying: 'Copying',
  author: 'See {{author}} on {{provider}} (new tab)',
  creditBy: '{{author}} · {{provider}}',
}
