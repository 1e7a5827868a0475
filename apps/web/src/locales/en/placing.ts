/** Automatic placing of pictures in the editor. */
export const placing = {
  place: 'Place automatically',
  hint: 'Puts pictures where their shape and quality fit best.',
  keepOwn: 'Keep what I chose',
  done_one: '{{count}} place changed',
  done_other: '{{count}} places changed',
  nothing: 'Everything is well placed already.',
  noFiles: 'There is nothing to place. Upload pictures first.',
  changes: 'Changed places',
  was: 'Before: {{name}}',
  is: 'After: {{name}}',
  wasEmpty: 'Before: empty',
  undo: 'Undo',
  undone: 'Automatic placing was undone.',
  goTo: 'Show {{place}}',
}
