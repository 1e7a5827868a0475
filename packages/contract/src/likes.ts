import { z } from 'zod'

import { call } from './define.ts'
import { Id } from './page.ts'
import { StorePage, StoreQuery } from './templates.ts'

const templateParams = z.object({ templateId: Id })

/** A template's like as it stands now: whether the account likes it, and how many do. */
const LikeState = z.object({ _id: Id, liked: z.boolean(), likes: z.number().int() })

/** Templates that a member likes. */
export const likes = {
  list: call({
    host: 'api',
    method: 'GET',
    path: '/like',
    who: 'member',
    summary:
      'The templates the account likes, by the filters of the store; the last liked first unless said.',
    query: StoreQuery,
    result: StorePage,
  }),
  add: call({
    host: 'api',
    method: 'PUT',
    path: '/like/{templateId}',
    who: 'member',
    summary: 'Likes a template, by its id or that of one of its designs; once, however often it is said.',
    params: templateParams,
    result: LikeState,
    errors: ['TEMPLATES_NOT_FOUND'],
  }),
  remove: call({
    host: 'api',
    method: 'DELETE',
    path: '/like/{templateId}',
    who: 'member',
    summary: 'Takes a like back; also of a template that left the store.',
    params: templateParams,
    result: LikeState,
    errors: ['TEMPLATES_NOT_FOUND'],
  }),
}
