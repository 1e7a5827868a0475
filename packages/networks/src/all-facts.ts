export { facebook } from './facebook/facts.ts'
export { instagram } from './instagram/facts.ts'
export { tiktok } from './tiktok/facts.ts'
export { youtube } from './youtube/facts.ts'
