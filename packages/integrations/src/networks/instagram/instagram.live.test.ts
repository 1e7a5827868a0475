import type { PublisherBench } from '../bench.suite.ts'
import { openFileServer } from '../file-server.suite.ts'
import { describePublisher } from '../publisher.suite.ts'
import { openStandIn } from '../stand-in.suite.ts'
import { createInstagramPublisher, instagramMaker } from './publisher.ts'

const kinds = (['reels', 'story'] as const).map((kind) => ({ kind, settings: {} }))
const largeBytes = 6_000_000
const presets = { throttled: 'meta.80002', 'token-ended': 'meta.190.463' }

describePublisher("Instagram by Facebook's login", async (): Promise<PublisherBench> => {
  const publish = [['facebook', 'POST /{ig}/media_publish']] as const
  const upload = ['POST /ig-api-upload/{id}']
  const standIn = await openStandIn({
    network: 'instagram',
    app: 'facebook',
    people: { owner: 'haneul', other: 'bada', nobody: 'mina' },
    untick: 'instagram_content_publish',
    presets,
    routes: {
      begin: [['facebook', 'POST /{ig}/media']],
      send: upload,
      publish,
      look: [['facebook', 'GET /{container}']],
      file: upload,
      stalled: upload,
      late: publish,
    },
  })
  const keys = instagramMaker.keys.parse(instagramMaker.sandboxKeys)
  return { ...standIn.bench, publisher: createInstagramPublisher(keys, standIn), kinds, largeBytes }
})

describePublisher('Instagram by its own login', async (): Promise<PublisherBench> => {
  const make = ['POST /{ig}/media']
  const publish = ['POST /{ig}/media_publish']
  const standIn = await openStandIn({
    network: 'instagram',
    people: { owner: 'haneul', other: 'bada', nobody: 'mina' },
    untick: 'instagram_business_content_publish',
    presets,
    routes: {
      begin: make,
      send: null,
      publish,
      look: ['GET /{container}'],
      file: null,
      stalled: make,
      late: publish,
    },
  })
  const files = await openFileServer()
  const keys = instagramMaker.keys.parse({
    INSTAGRAM_APP_ID: '260000000000002',
    INSTAGRAM_APP_SECRET: 'instagram-sandbox-secret',
    INSTAGRAM_LOGIN: 'instagram',
  })
  return {
    ...standIn.bench,
    publisher: createInstagramPublisher(keys, standIn),
    kinds,
    largeBytes,
    serve: files.serve,
    async stop() {
      await files.stop()
      await standIn.bench.stop()
    },
  }
})
