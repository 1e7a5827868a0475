export type { Contrasts } from './contrast/contrast-meter.ts'
export { type ContrastMend, mendContrast } from './contrast/mend.ts'
export type { WordsContrast } from './contrast/words-contrast.ts'
export { drawFrame } from './draw/frame.ts'
export { facesOf, type FontFace } from './fonts.ts'
export {
  type ClipMoment,
  clipsAt,
  mediaKeysIn,
  type MediaPicture,
  type MediaSource,
  noMedia,
} from './media.ts'
export { Stage } from './stage.ts'
export type { Canvas, Home, Picture, Surface } from './surface.ts'
export { layoutText, type TextLayout, type TextRun } from './text/layout.ts'
export { createMeasure, type TextMeasure } from './text/measure.ts'
