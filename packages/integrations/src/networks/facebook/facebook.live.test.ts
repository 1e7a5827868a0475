import type { PublisherBench } from '../bench.suite.ts'
import { describePublisher } from '../publisher.suite.ts'
import { openStandIn } from '../stand-in.suite.ts'
import { createFacebookPublisher, facebookMaker } from './publisher.ts'

const finish = ['POST /{page}/video_reels?upload_phase=finish']
const upload = ['POST /video-upload/{id}']

async function open(): Promise<PublisherBench> {
  const standIn = await openStandIn({
    network: 'facebook',
    people: { owner: 'haneul', other: 'bada', nobody: 'mina' },
    untick: 'pages_manage_posts',
    presets: { throttled: 'meta.80001', 'token-ended': 'meta.190.463' },
    routes: {
      begin: ['POST /{page}/video_reels?upload_phase=start'],
      send: upload,
      publish: finish,
      look: ['GET /{video}'],
      file: upload,
      stalled: upload,
      late: finish,
    },
    idOf: ({ source }) => source,
  })
  const keys = facebookMaker.keys.parse(facebookMaker.sandboxKeys)
  return {
    ...standIn.bench,
    publisher: createFacebookPublisher(keys, standIn),
    kinds: [
      { kind: 'reels', settings: {} },
      { kind: 'video', settings: {} },
      { kind: 'story', settings: {} },
    ],
    largeBytes: 6_000_000,
  }
}

describePublisher('Facebook', open)
