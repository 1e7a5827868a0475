export { facebookMaker as facebook } from './facebook/publisher.ts'
export { instagramMaker as instagram } from './instagram/publisher.ts'
export { tiktokMaker as tiktok } from './tiktok/publisher.ts'
export { youtubeMaker as youtube } from './youtube/publisher.ts'
