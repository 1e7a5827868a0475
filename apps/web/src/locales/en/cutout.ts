/** The thing in a picture without its background. */
export const cutout = {
  mark: 'Cut out',
  some_one:
    '{{count}} picture with a clean background is cut out, for templates that show the product alone.',
  some_other:
    '{{count}} pictures with clean backgrounds are cut out, for templates that show the product alone.',
  switch: 'Remove the background',
  hereNote: 'This place shows the product alone. Switched off, the whole picture is shown on a card.',
  elsewhereNote: 'Places for the product alone show it so. This place shows the whole picture.',
  touch: 'Touch up',
  byHand: 'Cut it out by hand',
  title: 'Touch up the cut-out',
  hint: 'Paint over background that was left, and over parts that are missing. What is faint is cut away.',
  hintByHand:
    'What is faint will be gone. Take away background that is left, bring back parts of the product. Paint one place at least to apply it.',
  canvas:
    'The picture to paint on. Arrow keys move the brush, space paints; move with shift held to paint along.',
  brush: 'Brush',
  away: 'Take away',
  keep: 'Bring back',
  size: 'Brush size',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Start over',
  lost: 'The picture could not be loaded. Close this and open it again.',
  why_busy:
    'The background is busy, so the product was not cut out. Taken before a plain one, it is done for you.',
  why_nothing: 'We found nothing to cut out. Try a picture that shows the product larger.',
  why_touching: 'The product leaves the picture, so it was not cut out. Leave some room around it.',
  why_unclear:
    'Product and background look alike, so it was not cut out. Try a background of another colour.',
  why_pieces: 'There are many things in it, so none was cut out. Try a picture of the product alone.',
  'why_see-through': 'This picture has no background already.',
  why_model: 'The product in this picture is cut out.',
}
