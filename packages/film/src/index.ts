export { findFindings, isReady } from './check/check.ts'
export type { CheckFacts, CheckInsight } from './check/facts.ts'
export {
  type ContrastFigures,
  type Finding,
  type FindingCode,
  findingSeverity,
  isVouchable,
} from './check/finding.ts'
export { isSoft } from './check/pictures.ts'
export { readingMs } from './check/reading.ts'
export { lossesInShape, type ShapeLosses } from './check/shape.ts'
export { SHRUNK_BELOW, shareBesideSample, textOnFrame } from './check/texts.ts'
export { titleForm } from './check/title.ts'
export { networksOver } from './check/zones.ts'
export type { MotionFacts, Pose, Side } from './animations/define.ts'
export { combinePoses, restPose } from './animations/define.ts'
export { type AnimationId, animations } from './animations/index.ts'
export {
  type LayerMotion,
  type Motion,
  type MotionMoment,
  type MotionUnit,
  movesBy,
  poseAt,
  settledAtMs,
} from './animations/motion.ts'
export {
  bindFields,
  bindToday,
  type BoundSlot,
  boundSlots,
  type FieldToday,
  type OutdatedSlot,
  outdatedSlots,
  renewFields,
} from './bound-fields.ts'
export { bindWords, renewWords } from './bound-words.ts'
export {
  type FieldFact,
  type FieldFault,
  fieldFaults,
  type FieldForm,
  formsOf,
  showsValue,
} from './field-words.ts'
export { serviceMark } from './brand-marks.ts'
export {
  channelsOf,
  ColorRole,
  colorRoles,
  contrast,
  type FilmPaint,
  HexColor,
  LARGE_CONTRAST,
  luminance,
  Paint,
  Palette,
  READABLE_CONTRAST,
  readableOn,
  resolveTint,
  Tint,
  toRgb,
} from './color.ts'
export { type Oklch, toHex, toOklch } from './oklch.ts'
export { type FirstImpression, firstImpression } from './first-impression.ts'
export { type ComposeFacts, compose, sampleProject } from './compose.ts'
export { type Easing, ease } from './easing.ts'
export { fillTemplate, templateFiller } from './fill.ts'
export { designedLimit, exceedsDesignedLimit, textLimit } from './fitting-words.ts'
export type { Script, ScriptLine } from './script.ts'
export { type CutoutStroke, layStrokes } from './cutout-strokes.ts'
export {
  cutoutNameOf,
  fileNameOf,
  type Film,
  type FilmLogo,
  type FilmMedia,
  type FilmMusic,
  type FilmScene,
  type FilmTransition,
  frameCount,
  frameTimeMs,
  type MediaFile,
  scenesAt,
} from './film.ts'
export { clipNeedMs, clipPart, clipTimeMs } from './clip-time.ts'
export type { BlendMode, Box, FilmShine } from './layers/fields.ts'
export type { FilmLayer, LayerKind, TemplateLayer } from './layers/index.ts'
export {
  type ClipPlay,
  type FilmMediaLayer,
  type MediaFrame,
  type MediaLayer,
  type MediaRole,
  type ClipEnd,
  type Placeholder,
  plainPlay,
} from './layers/media.ts'
export type { FilmShape, ParticleKind, ShapeForm, ShapeLayer } from './layers/shape.ts'
export type { FilmText, TextLayer, TextRole, TextMark } from './layers/text.ts'
export { type FilmLoop, loopOf } from './loop.ts'
export type { PlaceableFile } from './placing/misfit.ts'
export { placeFiles } from './placing/place-files.ts'
export { type MediaPlacement, placeMedia, type Rect } from './media-fit.ts'
export { fileInLook, lookName, lookOf, mirroredCrop, type PictureLook, plainLook } from './picture-look.ts'
export { freeOf, type NetworkZone, networkZones } from './network-zones.ts'
export { placeholderThings, tradeOf } from './placeholders/choose.ts'
export { PlaceholderThing, type Trade, trades } from './placeholders/trades.ts'
export { contentIdsOf } from './content-files.ts'
export {
  Bgm,
  BgmUrl,
  bgmUrlOf,
  BoundField,
  Brand,
  BrandLook,
  ChangedColor,
  Crop,
  ownMusicId,
  PictureFilter,
  PictureTurn,
  type ProjectContent,
  SlotMedia,
  SlotText,
  Trim,
  UserSource,
  usualBrandLook,
} from './project.ts'
export { FPS, frameSize, Ratio, ratios, safeArea } from './ratio.ts'
export { sameValue } from './same-value.ts'
export { sceneMoment } from './scene-moment.ts'
export { hasText, shownSlots } from './shown-slots.ts'
export { businessRater } from './suits/business.ts'
export { rateCutouts, rateMedia, rateWords } from './suits/filled.ts'
export { occasionFitter } from './suits/occasions.ts'
export {
  Category,
  FontFamily,
  mayBeLeftOut,
  SceneRole,
  type SceneSlots,
  slotsOf,
  Template,
  type TemplateScene,
  type TextSlot,
  type Transition,
} from './template.ts'
export { ContentError, readJson, type ReadText, templateReader } from './template-source.ts'
export { typeset, writesVietnamese } from './typeset.ts'
