import { planPromotion, type ProductBrief, type Promotion } from '@clipmint/copy'
import { fillTemplate, slotsOf } from '@clipmint/film'
import { expect, it } from 'vitest'

import { catalogue } from '../../templates/index.ts'

const days = { startAt: '2026-11-01', endAt: '2026-11-30' }
const plain = {
  gender: 'all',
  ages: [],
  purpose: 'everyday',
  tone: 'casual',
  mediaCount: 5,
  price: null,
} as const satisfies Partial<ProductBrief>

type Sale = { brief: ProductBrief; promotion: Promotion; said: { less: RegExp; until: RegExp } }

const sales: Sale[] = [
  {
    brief: {
      ...plain,
      name: '손뜨개 울 비니',
      info: '울 100% 실로 한 코씩 떴어요. 가볍고 따뜻해요. 손세탁할 수 있어요.',
      language: 'ko',
    },
    promotion: {
      ...days,
      regular: { amount: 31_000, currency: 'KRW' },
      discount: { amount: 24_800, currency: 'KRW' },
      text: '겨울맞이 할인이에요.',
    },
    said: { less: /20%|24,800원/u, until: /11월 30일/u },
  },
  {
    brief: {
      ...plain,
      name: 'Wool beanie',
      info: 'Knitted by hand from 100% wool. Light and warm. Machine washable.',
      language: 'en',
    },
    promotion: {
      ...days,
      regular: { amount: 3_100, currency: 'USD' },
      discount: { amount: 2_480, currency: 'USD' },
      text: 'Our winter sale.',
    },
    said: { less: /20%|\$24\.80/u, until: /30 Nov/u },
  },
]

it.each(sales)(
  'every template shows what is taken off and until when in its first two scenes ($brief.name)',
  ({ brief, promotion, said }) => {
    const { name, language: lang } = brief
    const { scenarios } = planPromotion(brief, promotion)
    expect(scenarios.length).toBeGreaterThanOrEqual(4)
    const late = catalogue.entries.flatMap(({ template }) =>
      scenarios.flatMap(({ angle, lines }) => {
        const { text, scenes } = fillTemplate(
          template,
          '9:16',
          { lang, name, price: null, brand: null, lines },
          [],
        )
        const first = slotsOf(template)
          .filter(({ scene }) => !scenes?.off?.includes(scene.id))
          .slice(0, 2)
        const words = first.flatMap((scene) => scene.text.map(({ id }) => text[id]?.value ?? '')).join('\n')
        return said.less.test(words) && said.until.test(words)
          ? []
          : [`${template.title.en}, ${angle}: ${words}`]
      }),
    )
    expect(late).toEqual([])
  },
)
