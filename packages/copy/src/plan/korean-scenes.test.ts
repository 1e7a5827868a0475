import { describe, expect, it } from 'vitest'

import { briefOf, type ShopBrief } from '../corpus/brief.ts'
import { nameVariants } from '../reading/names.ts'
import { planProduct } from './plan.ts'

/** The scenes of all videos of a shop, first lines apart; both rows together. */
function scenesOf(shop: ShopBrief): { openings: string[]; scenes: string[] } {
  const videos = planProduct(briefOf({ tone: 'casual', ...shop })).scenarios.map(({ lines }) =>
    lines.flatMap(({ headline, sub, over }) => [
      `${headline[0] ?? ''} | ${sub[0] ?? ''}`,
      ...(over ? [`${over.sub} | ${over.headline}`] : []),
    ]),
  )
  return { openings: videos.flatMap(([first = '']) => first), scenes: videos.flat() }
}

describe('“알아 두세요” stands over a caution', () => {
  it.each([
    ['승마 재활 망아지 토리', '아이 한 명에 지도사와 말 끄미, 옆걷기 도우미까지 세 명이 붙어요'],
    ['우리집 족보 풀이', '한학 하신 선생님 두 분이 번갈아 보시고 두 달 정도 걸려요'],
    ['드럼 방음매트 시공 쿵쿵제로', '높이는 14cm 올라가고 설치는 반나절 걸려요'],
    ['자개장 떼어 소반 만드는 나전 새김', '할머니 자개장 버리지 마세요'],
    ['등산화 창갈이 발바닥', '밑창만 닳은 등산화 버리지 마세요'],
  ])('%s: not over “%s”', (name, fact) => {
    const { scenes } = scenesOf({ name, info: `${fact}. 견적은 전화로 알려드려요. 평일 저녁에도 나가요.` })
    expect(scenes.filter((scene) => scene.includes(fact)).length).toBeGreaterThan(0)
    expect(scenes).not.toContain(`알아 두세요 | ${fact}`)
  })

  it('and a price that its owner wrote before it without a stop is told apart', () => {
    const { scenes } = scenesOf({
      name: '방패연 노장인',
      info: '방패연 하나에 2만5천원입니다 대나무 살 다섯 개를 제가 직접 깎습니다 얼레는 따로 만8천원 전깃줄 가까이에서 날리지 마시고 비 맞으면 못 씁니다',
    })
    expect(
      scenes.some((scene) => scene.endsWith('| 전깃줄 가까이에서 날리지 마시고 비 맞으면 못 써요')),
    ).toBe(true)
    expect(scenes.some((scene) => scene.includes('만8천원') && scene.includes('전깃줄'))).toBe(false)
  })
})

describe('a label stands with its values', () => {
  it.each([
    ['재배: 경북 상주 우리 밭, 농약 없이'],
    ['우리기: 90도 물에 3분, 세 번까지'],
    ['배송: 3개월마다 우체국택배, 무료'],
  ])('%s', (line) => {
    const { scenes } = scenesOf({
      name: '꽃차 말리는 다락',
      info: `제품: 메리골드 꽃차\n${line}\n제다: 꽃받침 떼고 무쇠팬에 아홉 번 덖음`,
    })
    expect(scenes.filter((scene) => scene.endsWith(` | ${line}`)).length).toBeGreaterThan(0)
  })

  it('a list parted by slashes is told item by item', () => {
    const { scenes } = scenesOf({
      name: '폐교 도자기 물레체험 흙내음',
      info: '체험시간: 90분 / 1인 28,000원 / 컵 또는 그릇 1점 / 가마에 두 번 구워 5주 뒤 택배 발송 / 36개월 미만은 참여 불가 / 앞치마 빌려드림 / 주차 20대',
    })
    for (const item of ['1인 28,000원', '두 번 구워 5주 뒤', '앞치마 빌려드림'])
      expect(scenes.some((scene) => scene.includes(item))).toBe(true)
  })
})

describe('what a video opens with', () => {
  it.each([
    [
      '코골이 마우스피스 조율',
      '치과기공사 두 사람이 하는 곳이라 본은 협력 치과에서 뜨셔야 합니다. 본 뜬 날부터 8일 뒤에 찾으시고 가격은 35만원이에요. 처음 2주는 턱이 뻐근할 수 있어요. 무호흡이 심하신 분은 병원 진료가 먼저입니다.',
    ],
    [
      '태안 바다낚시 만석호',
      '새벽 5시에 떠서 오후 3시에 들어와요. 정원 18명인데 14명만 태워요. 점심은 배에서 우럭매운탕 끓여드려요. 예약은 사흘 전까지 받아요. 비 오면 안 나가요.',
    ],
    [
      '산낙지 무안 뻘낙지',
      '아침 10시까지 주문하면 그날 버스로 보내고 산소 넣은 물봉지에 담음. 죽어서 가면 마릿수대로 다시 보내줌. 물때 안 맞는 날은 못 보냄. 6월 21일부터 한 달은 금어기라 쉼.',
    ],
  ])('%s: no refusal, wait or limit without the name', (name, info) => {
    const { openings } = scenesOf({ name, info })
    for (const opening of openings.filter((text) => !text.includes(name)))
      expect(opening).not.toMatch(/못 보냄|쉼|먼저|안 나가|전까지|찾으시고/u)
  })

  it('is no price by contrast, no charge by the island and no chance that it is not done, where there is more', () => {
    const { openings } = scenesOf({
      name: '에어컨청소 바람솔',
      info: '완전분해해서 고압세척하고 피톤치드로 마무리해요. 작업 전후 사진 다 찍어서 보여드려요. 실외기는 3만원. 제주 도서산간 +4천원. 10년 넘은 기계는 부품이 삭아서 안할수도 있어요.',
    })
    expect(openings.slice(0, 2).join('\n')).not.toMatch(/실외기는|도서산간|안할수도/u)
  })

  it('is no closing hour, no chance that something fails and nobody who may not, where there is more', () => {
    const { openings } = scenesOf({
      name: '전통주 시음회',
      info: '운전하시는 분은 시음 못하세요 대신 누룩차 드려요. 6시 5분에 문 닫아요. 주문하시고 2주. 술은 마당에서만요. 병은 못 고쳐요, 아프시면 병원 가세요. 포대 채로 물 안닿게 보관. 날 추우면 9포기 들어갈 수도 있어요. 받은 날 바로 담그세요. 안주는 두부김치랑 육전 나와요. 술은 그 자리에서 10% 싸게 사실 수 있어요. 막걸리는 세 가지 마셔요.',
    })
    expect(openings.slice(0, 3).join('\n')).not.toMatch(
      /못하세요|닫아요|수도 있|담그세요|2주|마당에서만|못 고쳐|보관/u,
    )
  })

  it('is no list of places, no limit and no price of one thing, where there is more', () => {
    const { openings } = scenesOf({
      name: '구들 놓아드립니다',
      info: '50년 구들 놓은 사람입니다. 연기 새면 언제든 다시 와서 잡아드려요. 방 하나에 흙이랑 구들장 다 포함이에요. 강원 경북만. 충청도 어디든. 11월부터 1월까지. 실온 두달 여름엔 냉장. 색 12가지. 몸무게 100kg까지. 20인부터 됩니다. 전화통역은 10분 오천원.',
    })
    expect(openings.slice(0, 3).join('\n')).not.toMatch(/강원|충청도|11월|실온|색 12|몸무게|20인|전화통역/u)
  })

  it('is no price of what is beside it, and not how long it keeps, where there is more', () => {
    const { openings } = scenesOf({
      name: '사골곰탕 500ml 10팩',
      info: '안동 한우만 가마솥에 24시간 세 번 우려서 담아요. 잡뼈 안 섞고 맛내는 가루 안 넣어요. 냉동 1년. 선물박스 2천원.',
      price: { amount: 45_000, currency: 'KRW' },
    })
    expect(openings.slice(0, 2).join('\n')).not.toMatch(/냉동|선물박스/u)
  })

  it('asks after the price of a thing, and of no shop', () => {
    const shops: ShopBrief[] = [
      { name: '쌀 도정 바로미', info: '주문 들어오면 그날 아침에 찧어서 보냅니다.' },
      { name: '등산화 창갈이 발바닥', info: '비브람창으로 통째로 갈아드리고 6만 5천원입니다.' },
    ]
    for (const shop of shops)
      expect(
        scenesOf({ ...shop, price: { amount: 38_000, currency: 'KRW' } }).openings.join('\n'),
      ).not.toContain('얼마')
  })
})

it('who is welcome is told, and no greeting', () => {
  const { scenes } = scenesOf({
    name: '수영장 새벽반',
    info: '어서오세요 환영합니다. 물 무서워하시는 분 환영해요. 발 닿는 풀에서 시작해요. 한 반에 여덟 명이에요.',
  })
  expect(scenes.join('\n')).toContain('물 무서워하시는 분 환영해요')
  expect(scenes.join('\n')).not.toContain('어서오세요')
})

describe('two rows', () => {
  it('part no verb from where it is done, and are not turned where each is of a time', () => {
    const { scenes } = scenesOf({
      name: '농기계 수리 만수',
      info: '꽃나무는 꽃 지고 나서 하셔야 내년에 꽃 봅니다. 발 크기 말씀해주시면 맞춰드리고 아기 것은 만원. 집으로 가서 해드려요 스트레스 덜받아요. 모내기철엔 밤 9시까지 하고 겨울엔 5시에 닫소. 부품 없으면 깎아서라도 맞춰드림.',
    })
    expect(scenes).not.toContain('집으로 가서 | 해드려요 스트레스 덜받아요')
    expect(scenes).not.toContain('꽃나무는 꽃 지고 나서 | 하셔야 내년에 꽃 봐요')
    expect(scenes.filter((scene) => /^(?:겨울엔 5시에 닫소|아기 것은 만원) \|/u.test(scene))).toEqual([])
  })

  it('have no denial alone in the large one, and are no two thoughts', () => {
    const { scenes } = scenesOf({
      name: '새벽네시떡집 백일떡 세트',
      info: '새벽 4시에 쪄서 당일 아침에 나가요. 택배는 떡이 굳어서 안 보내요. 국은 따로 담아드리고 10개부터 배달됩니다.',
    })
    expect(scenes).not.toContain('택배는 떡이 굳어서 | 안 보내요')
    expect(scenes.filter((scene) => scene.startsWith('10개부터 배달 |'))).toEqual([])
  })

  it('part no verb in a dialect from what it takes', () => {
    const { scenes } = scenesOf({
      name: '순천 할매 고들빼기김치',
      info: '젓갈은 멸치젓 갈아서 쓰제 새우젓은 안 들어가라. 고들빼기를 소금물에 사흘 삭혀서 담가요.',
    })
    expect(scenes).not.toContain('젓갈은 멸치젓 갈아서 | 쓰제 새우젓은 안 들어가라')
  })

  it('part nothing after 그동안, and turn no act round', () => {
    const { scenes } = scenesOf({
      name: '자전거 오버홀',
      info: '맡기시면 이틀, 그동안 탈 자전거 빌려드려요. 두피에 안 닿게 띄워서 바르고 암모니아 없는 염색약을 씁니다.',
    })
    expect(scenes).not.toContain('맡기시면 이틀, 그동안 | 탈 자전거 빌려드려요')
    expect(scenes.filter((scene) => scene.startsWith('암모니아 없는 염색약 |'))).toEqual([])
  })

  it('part no item of a list', () => {
    const { scenes } = scenesOf({
      name: '어르신 스마트폰 교실',
      info: '카톡 사진 보내기, 기차표 예매, 병원 예약, 보이스피싱 막는 법까지 한 반에 여섯 분만 모시고 천천히 합니다. 4회 과정에 4만원입니다.',
    })
    expect(scenes.filter((scene) => /기차표 \|/u.test(scene))).toEqual([])
  })
})

describe('a name that is cut', () => {
  it.each([
    ['막걸리 빚기 원데이클래스 ~취하지 말고 배우자~', '막걸리 빚기 원데이클래스'],
    ['찹쌀떡이랑 수험생이랑 8구', '찹쌀떡이랑 수험생이랑 8구'],
  ])('keeps what it is called, without what calls out, and with what it counts: %s', (name, title) => {
    const { scenes } = scenesOf({
      name,
      info: '두시간 반 동안 쌀 씻고 누룩 섞는 거까지 다 직접 하십니다. 정원 8명이에요.',
    })
    expect(scenes).toContain(`${title} | 두시간 반 동안 쌀 씻고 누룩 섞는 거까지 다 직접 하십니다`)
  })

  it('asks after no shop as if it were a thing', () => {
    const { openings } = scenesOf({
      name: '항암가발 소담',
      info: '인모 100%이고 무게는 95그램이라 가볍습니다. 6개월 동안 세척과 커트는 무료입니다.',
    })
    expect(openings.join('\n')).not.toContain('소담 찾으세요')
  })
})

it('the end of a sentence does not stand over its beginning, where a scene holds both', () => {
  const { scenes } = scenesOf({
    name: '동네 열쇠 만능키',
    info: '현관 도어락 달아드려요. 열쇠 복사는 가게로 오셔야 되고 하나에 3천원. 새벽에도 전화 받아요.',
  })
  expect(scenes).toContain('동네 열쇠 만능키 | 열쇠 복사는 가게로 오셔야 되고 하나에 3천원')
  expect(scenes.filter((scene) => scene.startsWith('하나에 3천원'))).toEqual([])
})

it('places and hours stand with the name, and open no video', () => {
  const { openings, scenes } = scenesOf({
    name: '주택 방수 든든방수',
    info: '옥상 방수 20년 했어요. 우레탄 3번 발라요. 오전 6시 ~ 밤 10시. 인천 부천까지',
  })
  for (const alone of ['인천 부천까지', '오전 6시 – 밤 10시']) {
    expect(scenes).toContain(`주택 방수 든든방수 | ${alone}`)
    expect(scenes.filter((scene) => scene.startsWith(alone))).toEqual([])
    expect(openings.filter((scene) => scene.includes(alone))).toEqual([])
  }
})

it('who goes to a few towns alone tells it with the name, and opens no video', () => {
  const { openings, scenes } = scenesOf({
    name: '효심벌초',
    info: '충북 괴산 음성 증평만 갑니다. 묘 1기 10만원. 하고 난 뒤 사진 찍어 보내드려유. 풀만 깎아유. 예약은 8월 20일까지',
  })
  expect(scenes).toContain('효심벌초 | 충북 괴산 음성 증평만 가요')
  expect(openings.filter((scene) => /증평|예약/u.test(scene))).toEqual([])
})

it('what differs, and what is excepted, is told after what it limits', () => {
  const videos = planProduct(
    briefOf({
      tone: 'casual',
      name: '효성의료기 휠체어 대여',
      info: '휠체어 월 20,000원. 장기요양등급 있으면 본인부담 15%만 내시면 됩니다(품목에 따라 다름 전화로 확인해주세요). 바퀴는 새걸로 갈아서 보내요. 수거는 무료.',
    }),
  ).scenarios.map(({ lines }) => lines.map(({ headline, sub }) => `${headline[0]} | ${sub[0]}`))
  const before = videos.flatMap((scenes) =>
    scenes.flatMap((scene, at) => (scene.includes('품목에 따라 다름') ? [scenes[at - 1]] : [])),
  )
  expect(before.length).toBeGreaterThan(0)
  expect(before.filter((scene) => !scene?.includes('본인부담 15%'))).toEqual([])
})

it('a frozen thing is not called by how it is kept', () => {
  expect(nameVariants('못난이 블루베리 냉동 1kg', 'ko')).not.toContain('냉동')
})

it.each([
  [
    '신안 증도 3년 묵은 천일염',
    '제품명 천일염(굵은소금) / 원산지 전남 신안 증도 / 간수를 3년 뺐어요. 김장, 장 담그기용',
    /제품명|^[^|]*(?:원산지|천일염\(굵은소금\))/u,
  ],
  ['찰칵 셀프사진관', '리모컨으로 직접 찍어요\n최대 6명\n원본 전부 드리고 인화는 두 장', /최대 6명/u],
  [
    '또또장난감대여',
    '미끄럼틀 이런 큰거만 빌려드려요. 나갈때마다 스팀소독해요. 책이랑 인형은 취급 안해용',
    /안해용/u,
  ],
  [
    '막둥이네 곰탕',
    '양지하고 사태만 넣고 끓여요. 뼈는 안 넣어 국물이 맑아요. 김치는 우리 배추로 담그고 오후 3시면 문 닫아요. 둘째 넷째 월요일 놀아요',
    /문 닫|놀아요/u,
  ],
  [
    '중앙이발관',
    '41년째 부부가 하고 있어요. 오는 순서대로 깎아요. 현금이나 계좌이체 되고 카드도 됩니다. 일요일도 오전은 열어요',
    /계좌이체|일요일/u,
  ],
])('%s: no form field, refusal or term opens a video', (name, info, term) => {
  const { openings } = scenesOf({ name, info, price: null })
  expect(openings.length).toBeGreaterThan(0)
  expect(openings.filter((scene) => term.test(scene))).toEqual([])
})

it('the field of the name says the name no second time', () => {
  const { scenes } = scenesOf({
    name: '[온고비누] 어성초 저온숙성 비누 100g',
    info: '상품명: 어성초 비누\n숙성: 6주\n제조: 경기 양평',
    price: null,
  })
  expect(scenes.some((scene) => scene.includes('숙성: 6주'))).toBe(true)
  expect(scenes.filter((scene) => /(?:^|\| )어성초 비누(?:$| \|)/u.test(scene))).toEqual([])
})
