import type { StandIn } from '../stand-in.ts'
import { maskOf } from './mask.ts'

const mostBytes = 64 * 1024 ** 2

/** A segmentation model: takes a picture by POST, answers a mask. It is asked only where SEGMENTATION_URL names it. */
export function createSegmentation(): StandIn {
  return {
    id: 'segmentation',
    title: { ko: '상품 오려내기 모델', en: 'Segmentation model' },
    about: {
      ko: '사진에서 눈에 띄는 것을 어림해 마스크로 답해요. SEGMENTATION_URL이 여기를 가리킬 때만 쓰여요.',
      en: 'Answers a rough mask of what stands out in a picture. Asked only where SEGMENTATION_URL names it.',
    },
    page: null,
    serve(app, fault) {
      void app.register(async (scope) => {
        // Pushes come under the same name, and are smaller.
        scope.removeContentTypeParser('application/octet-stream')
        scope.addContentTypeParser(
          'application/octet-stream',
          { parseAs: 'buffer', bodyLimit: mostBytes },
          (_request, body, done) => done(null, body),
        )
        scope.post<{ Body: Buffer | null }>('/segmentation', async (request, reply) => {
          if (await fault.play(reply)) return reply
          if (!Buffer.isBuffer(request.body)) return reply.code(415).send({ message: 'Send a picture.' })
          const mask = await maskOf(request.body).catch(() => undefined)
          if (mask === undefined) return reply.code(422).send({ message: 'This is no picture.' })
          return mask === null ? reply.code(204).send() : reply.type('image/png').send(mask)
        })
      })
    },
  }
}
