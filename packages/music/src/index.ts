export { compose } from './compose.ts'
export { type EnergyPoint, energyCurve } from './energy-curve.ts'
export { type FileTrack, loopOf } from './file-track.ts'
export { beatGrid, type BeatGrid } from './grid.ts'
export { type Instrument, instruments } from './instrument.ts'
export { type Mood, moods } from './mood.ts'
export { deriveSeed } from './random.ts'
export { type Key, type Scale, type Tonic, tonicPitch } from './scale.ts'
export type { Note, Part, Placing, Room, Score, Section, SectionKind } from './score.ts'
export { type StyleSheet } from './catalogue/sheet.ts'
export { styleSheets } from './catalogue/styles/index.ts'
export type { Track } from './track.ts'
export { handwritten } from './tracks/index.ts'
export {
  admitFiles,
  admitOwnMusic,
  findFileTrack,
  findMusic,
  findOwnMusic,
  findRecording,
  findTrack,
  listTracks,
} from './tracks.ts'
export type { OwnMusic } from './own-music.ts'
