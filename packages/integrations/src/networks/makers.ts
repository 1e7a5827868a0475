import { facebookMaker } from './facebook/publisher.ts'
import { instagramMaker } from './instagram/publisher.ts'
import { tiktokMaker } from './tiktok/publisher.ts'
import { youtubeMaker } from './youtube/publisher.ts'

/** How each network's adapter is set up. To add one: its folder, its line here. */
export const publisherMakers = {
  facebook: facebookMaker,
  instagram: instagramMaker,
  youtube: youtubeMaker,
  tiktok: tiktokMaker,
}
