import type { Context } from '../../context.ts'
import type { PostingDoor } from '../reservations/index.ts'

/** What campaigns need of the world: they make videos and post them. */
export type CampaignDoor = PostingDoor & Pick<Context, 'randomInt'>
