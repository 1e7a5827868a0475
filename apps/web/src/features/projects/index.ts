export { showNews } from './news.ts'
export { Pager } from './parts/pager.tsx'
export { SearchField } from './parts/search-field.tsx'
export { VideoStrip } from './parts/video-strip.tsx'
