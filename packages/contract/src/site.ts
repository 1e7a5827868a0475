import { z } from 'zod'

import { call } from './define.ts'

/** What the site may know of the server before anyone signs in. */
export const site = {
  facts: call({
    host: 'api',
    method: 'GET',
    path: '/site',
    who: 'anyone',
    summary: 'Whether the outside world is stood in for by the sandbox.',
    result: z.object({ sandbox: z.boolean() }),
  }),
}
