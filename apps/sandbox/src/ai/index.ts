import type { StandIn } from '../stand-in.ts'
import { serveAnthropic } from './anthropic/api.ts'
import { aiFaults } from './faults.ts'
import { serveGoogle } from './google/api.ts'
import { serveOpenAi } from './openai/api.ts'

/** A model behind the APIs of OpenAI, Anthropic and Google: it writes plans and lines out of the words that it is sent. */
export function createAi(now: () => Date): StandIn {
  return {
    id: 'ai',
    title: { ko: 'AI 모델', en: 'AI model' },
    about: {
      ko: '받은 상품 설명의 문장을 그대로 골라 기획을 써요. AI_PROVIDER=sandbox로 켜요.',
      en: 'Writes plans out of the sentences that it is sent. Switched on by AI_PROVIDER=sandbox.',
    },
    page: null,
    faults: aiFaults,
    serve: (app, fault) => {
      serveOpenAi(app, fault, now)
      serveAnthropic(app, fault)
      serveGoogle(app, fault)
    },
  }
}
