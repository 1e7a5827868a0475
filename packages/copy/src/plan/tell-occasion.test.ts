import { countChars } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { captionsFor } from '../captions/captions.ts'
import { hashtagsFor } from '../captions/hashtags.ts'
import { maySay } from '../check/check.ts'
import { briefOf } from '../corpus/brief.ts'
import { shopBriefs } from '../corpus/shops.ts'
import { ungroundedIn } from '../grounding/grounding.ts'
import { planPlace } from '../kinds/place.ts'
import { planPromotion } from '../kinds/promotion.ts'
import { lineLimits } from '../line-limits.ts'
import { occasionName, occasions } from '../phrases/occasions.ts'
import { cleanName, cleanWord } from '../reading/clean.ts'
import { planProduct } from './plan.ts'
import { tellOccasion } from './tell-occasion.ts'

const beanie = briefOf({
  name: '손뜨개 울 비니',
  info: '손으로 한 코씩 뜬 울 100% 비니예요. 가볍고 따뜻해서 한겨울에도 좋아요. 네 가지 색이 있고 손세탁할 수 있어요.',
  price: { amount: 24_900, currency: 'KRW' },
})
const won = (amount: number) => ({ amount, currency: 'KRW' as const })

const told = shopBriefs.flatMap((brief, index) => {
  // Each shop tells a few of them, all of them are told by some.
  const some = occasions.filter((_, at) => at % 6 === index % 6)
  const { scenarios } = planProduct(brief)
  return some.map((occasion) => ({
    brief: { ...brief, also: [occasionName(occasion, brief.language)] },
    occasion,
    before: scenarios,
    scenarios: tellOccasion(scenarios, occasion, brief),
  }))
})
const added = told.flatMap(({ brief, before, scenarios }) =>
  scenarios.flatMap(({ lines }, at) =>
    lines.flatMap(({ sub }, no) =>
      before[at]?.lines[no]?.sub === sub ? [] : sub.map((text) => ({ brief, text })),
    ),
  ),
)

describe('videos for an occasion', () => {
  it('say it under their first words and their last', () => {
    const [scenario] = tellOccasion(planProduct(beanie).scenarios, 'chuseok', beanie)
    const smalls = ['hook', 'cta'].map((role) => scenario?.lines.find((line) => line.role === role)?.sub)
    const forms = [
      '이번 추석엔 손뜨개 울 비니',
      '추석엔 손뜨개 울 비니',
      '이번 추석엔 비니',
      '추석엔 비니',
      '이번 추석에',
    ]
    expect(smalls).toEqual([forms, forms])
  })

  it('say it in each scenario of every shop, in whatever language', () => {
    const silent = told.filter(({ scenarios, occasion, brief }) =>
      scenarios.some(
        ({ lines }) =>
          !lines.some(({ sub }) => sub.some((text) => text.includes(occasionName(occasion, brief.language)))),
      ),
    )
    expect(silent.map(({ brief, occasion }) => [brief.name, occasion])).toEqual([])
    expect(added.length).toBeGreaterThan(1_000)
  })

  it('say nothing with it that the owner did not, nor what the law forbids or letters that no video shows', () => {
    expect(
      added.filter(({ brief, text }) => ungroundedIn(brief)(text).length > 0 || !maySay(text, brief)),
    ).toEqual([])
    // A name may hold what else no video shows.
    const framing = added.map(({ brief, text }) => text.replace(cleanName(brief.name), '').trim())
    expect(framing.filter((text) => text !== text.split(' ').map(cleanWord).join(' '))).toEqual([])
  })

  it('say it in words that fit, the longest first', () => {
    const lengths = added.filter(({ brief, text }) => countChars(text) > lineLimits[brief.language].small)
    expect(lengths).toEqual([])
  })

  it('keep until when a sale lasts and where a place is', () => {
    const sale = planPromotion(beanie, {
      regular: won(24_900),
      discount: won(19_900),
      startAt: '2026-09-01',
      endAt: '2026-09-20',
      text: '가을맞이 할인',
    })
    const bakery = {
      name: '민트베이커리',
      info: '매일 새벽 4시에 반죽해요.',
      address: '서울 마포구 망원동 57-1',
      menu: [],
    }
    const ofBakery = briefOf({ name: bakery.name, info: bakery.info })
    for (const { plan, brief } of [
      { plan: sale, brief: beanie },
      { plan: planPlace(ofBakery, bakery), brief: ofBakery },
    ]) {
      const scenarios = tellOccasion(plan.scenarios, 'chuseok', brief)
      const lost = scenarios.flatMap(({ lines }, at) =>
        lines.flatMap(({ sub }, no) =>
          (plan.scenarios[at]?.lines[no]?.sub ?? []).filter(
            (text) => !brief.name.includes(text) && !sub.includes(text),
          ),
        ),
      )
      expect(lost).toEqual([])
      expect(
        scenarios.every(({ lines }) => lines.some(({ sub }) => sub.some((text) => text.includes('추석')))),
      ).toBe(true)
    }
  })
})

describe('words of a post for an occasion', () => {
  const facts = { brief: beanie, brand: null, promotion: null, place: null, occasion: 'chuseok' as const }

  it('name it in every caption, whose beginnings stay apart', () => {
    const captions = captionsFor(facts)
    expect(captions.length).toBeGreaterThan(5)
    expect(captions.filter((text) => !text.endsWith('이번 추석엔 손뜨개 울 비니'))).toEqual([])
    expect(new Set(captions.map((text) => text.split('\n')[0])).size).toBe(captions.length)
  })

  it('have it among their hashtags, without the words that lead to it', () => {
    expect(hashtagsFor(facts)).toContain('추석')
    const oil = briefOf({ name: 'Cold-pressed oil', info: 'Pressed at our farm each week.', language: 'en' })
    const tags = (occasion: 'new-year' | 'anniversary') => hashtagsFor({ ...facts, brief: oil, occasion })
    expect(tags('new-year')).toContain('newyear')
    expect(tags('anniversary')).toContain('anniversary')
  })
})
