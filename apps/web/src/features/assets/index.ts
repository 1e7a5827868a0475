export { QualityMarks } from './quality-marks.tsx'
export { type QualityWarning, warningsOf } from './quality.ts'
export { StorageDialog } from './storage/storage-dialog.tsx'
export { Storage } from './storage/storage.tsx'
