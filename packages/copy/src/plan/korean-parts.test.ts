import { describe, expect, it } from 'vitest'

import { briefOf, type ShopBrief } from '../corpus/brief.ts'
import { lineLimits } from '../line-limits.ts'
import { titleOfName } from '../reading/names.ts'
import { planProduct } from './plan.ts'

type Told = { openings: string[]; scenes: string[]; calls: string[] }

/** What the videos of a shop show, both rows of a scene together, and what they ask for at the end. */
function told(shop: ShopBrief): Told {
  const videos = planProduct(briefOf({ tone: 'casual', price: null, ...shop })).scenarios.map(({ lines }) =>
    lines.flatMap(({ role, headline, sub, over }) => [
      { role, text: `${headline[0] ?? ''} | ${sub[0] ?? ''}` },
      ...(over ? [{ role, text: `${over.sub} | ${over.headline}` }] : []),
    ]),
  )
  const lines = videos.flat()
  return {
    openings: videos.flatMap(([first]) => first?.text ?? []),
    scenes: lines.filter(({ role }) => role !== 'cta').map(({ text }) => text),
    calls: lines.filter(({ role }) => role === 'cta').map(({ text }) => text),
  }
}

type Case = [name: string, info: string, whole: string, torn: RegExp]

describe('a part that says something else alone', () => {
  it.each<Case>([
    [
      '산후도우미 미역국이모',
      '산후관리사 22년차 혼자 다닙니다. 쌍둥이는 하루 3만원 더 주셔야 합니다. 석 달 전에는 말씀해주세요.',
      '3만원 더 주셔야 해요',
      /3만원 \||\| 더 주|^더 주/u,
    ],
    [
      '고양이 호텔 낮잠',
      '하루에 두 번 화장실을 치워요. 둘째부터는 하루 만원 추가로 받습니다. 사진은 저녁에 보내드려요.',
      '만원 추가로 받아요',
      /만원 \||^추가로|\| 추가로/u,
    ],
    [
      '단종부품 톱니',
      '부러진 조각을 보내주시면 재서 설계합니다. 출력 1개 15,000원부터, 설계비는 2만원 한 번만 냅니다. 나흘 안에 보내요.',
      '2만원 한 번만 내요',
      /2만원 \||^한 번만|\| 한 번만/u,
    ],
    [
      '양봉 2대 아카시아꿀 벌터',
      '아카시아꿀 1.2kg 한 병이 3만 2천원인데 설탕 먹인 꿀은 따로 사양꿀이라고 적어서 1만 5천원에 팝니다. 농축 안 하고 벌이 익힌 것만 떠요.',
      '설탕 먹인 꿀은 따로 사양꿀이라고 적어서 1만 5천원에 팔아요',
      /사양꿀이라요|\| 적어서|^적어서/u,
    ],
    [
      '저온압착 들기름 볶지않은집',
      '상품명: 생들기름 180ml\n짜는 온도: 40도 이하\n보관: 냉장, 개봉 후 한 달\n원료: 충남 청양 들깨 100%',
      '냉장, 개봉 후 한 달',
      /(?:^|\| )40도/u,
    ],
    [
      '아파트 전단지 발바닥신문',
      '아파트 우편함에는 안 넣음 관리소 허락받은 게시판하고 길에서 손으로 드림. GPS 기록 다 보내드려요.',
      '아파트 우편함에는 안 넣음',
      /안 넣음 관리소/u,
    ],
    [
      '보자기 선물포장 매듭한끗',
      '물건 들고 오시면 보자기로 싸드려요. 작은 상자 9천원, 과일바구니는 만 6천원! 앉아서 10분 기다리시면 돼요.',
      '| 작은 상자 9천원, 과일바구니는 만 6천원',
      /^과일바구니는/u,
    ],
    [
      '태양광 패널 물청소',
      '• 3kW 가정용 9만원 / 공장은 장당 2,500원\n• 청소 전후 발전량 재서 문자로 보내드림\n• 상해보험 가입, 둘이 한 조',
      '| 3kW 가정용 9만원, 공장은 장당 2,500원',
      /^공장은|^둘이 한 조/u,
    ],
    [
      '칼 갈아드립니다 숫돌영감',
      '부엌칼 5천원, 가위는 4천원. 세라믹칼 톱니칼은 못 갑니다. 이 빠진 칼도 됩니다.',
      '세라믹칼 톱니칼은 못 갈아요',
      /못 가요/u,
    ],
    [
      '미싱수리 실과바늘',
      '부라더 싱거 드레스 다 고칩니다. 출장비 2만원이고 고치시면 수리비만 받아요.',
      '출장비 2만원이고',
      /고치시면 \|/u,
    ],
    [
      '거제 액젓 통영 아지매',
      '봄멸치랑 천일염만 넣어가 3년 삭힌 액젓이라예. 2리터 한 병에 만 8천원입니더.',
      '봄멸치랑 천일염만 넣어가',
      /천일염만 \|/u,
    ],
    [
      '정선 곤드레 산아지매',
      '해발 700미터 밭에서 5월에 뜯어 삶아 말렸어요. 벌레 막는 약은 안 쳤고요 그래서 티가 좀 있어요.',
      '| 벌레 막는 약은 안 쳤어요, 그래서 티가 좀 있어요',
      /^티가|\| 티가/u,
    ],
    [
      '동네 바둑교실 반집',
      '아마 6단인 제가 혼자 가르칩니다. 지고 우는 아이도 환영해요. 첫 주는 그냥 와보세요.',
      '지고 우는 아이도 환영해요',
      /^환영/u,
    ],
    [
      '산모도우미 이모',
      '백일해 주사 맞았고 증명서 보여드립니다. 아기 목욕과 산모 밥은 하지만 큰아이 등원하고 대청소는 안 해요.',
      '큰아이 등원하고 대청소는 안 해요',
      /등원해요|^대청소는/u,
    ],
    [
      '단양 패러글라이딩',
      '해발 600미터에서 뛰어요. 11만원이고 고프로 영상은 2만원 따로 받습니다.',
      '11만원이고 고프로 영상은 2만원 따로 받아요',
      /11만원이고 \||\| 고프로/u,
    ],
    [
      '진공관 앰프 살림',
      '80년대 인켈 태광 앰프도 고칩니다. 콘덴서 개당 2천원 진공관은 시세대로 받고요. 고친 데는 6개월 봐드려요.',
      '콘덴서 개당 2천원, 진공관은 시세대로 받아요',
      /2천원 진공관은/u,
    ],
  ])('%s: %s', (name, info, whole, torn) => {
    const { scenes } = told({ name, info })
    expect(scenes.join('\n')).toContain(whole)
    expect(scenes.filter((scene) => torn.test(scene))).toEqual([])
  })
})

describe('a sentence is not parted', () => {
  it.each<Case>([
    [
      '돌빵 복원 정유리',
      '돌 맞아 금 간 앞유리 한 군데 4만원. 더 번지면 돈 돌려드림.',
      '돌 맞아 금 간 앞유리',
      /맞아 \|/u,
    ],
    [
      '자전거 수리 바퀴',
      '비 맞아 녹슨 체인 하나에 만 5천원. 다음 날 찾아가시면 됨.',
      '비 맞아 녹슨 체인',
      /맞아 \|/u,
    ],
    [
      '청바지 짜깁기 데님외과',
      '허벅지 안쪽 쓸려 구멍난 청바지 고침. 실 색 맞춰서 재봉으로 누빔.',
      '쓸려 구멍난 청바지',
      /쓸려 \|/u,
    ],
    [
      '가마솥 길들이기',
      '들기름을 다섯 번 태워 입히니까 하루 종일 걸립니다. 두 말짜리까지 7만원.',
      '태워 입히니까',
      /태워 \|/u,
    ],
    [
      '1인 세신샵',
      '한 번에 한 분만 받아요. 임신 12주 전이거나 피부에 상처 있으신 분은 다음에 와주세요.',
      '전이거나 피부에',
      /전이거나 \|/u,
    ],
    [
      '물미역 정가네',
      '기장 물미역 3키로에 만삼천원입니더. 씻지는 안 하고 보내예, 씻으면 빨리 물러뿝니더.',
      '안 하고 보내예',
      /하고 \|/u,
    ],
    [
      '매듭한끗',
      '색은 스물네 가지 있고요 옥사 원단입니다. 앉아서 10분 기다리시면 돼요.',
      '옥사 원단이에요',
      /옥사 원단$/u,
    ],
    [
      '탭댄스 딱딱구리',
      '구두 없어도 돼요. 목요일 저녁 8시, 6주에 12만원이고 한 반 열 명입니다.',
      '한 반 열 명이에요',
      /열 명$/u,
    ],
  ])('%s: %s', (name, info, whole, torn) => {
    const { scenes } = told({ name, info })
    expect(scenes.map((scene) => scene.replace(' | ', ' ')).join('\n')).toContain(whole)
    expect(scenes.filter((scene) => torn.test(scene))).toEqual([])
  })

  it.each([
    [
      '몸무게 95킬로 넘으시면 태워드릴 수 없고, 바람 세면 당일에도 취소하고 전액 환불합니다.',
      '단양 구름발 | 몸무게 95킬로 넘으시면 태워드릴 수 없어요',
      '바람 세면 당일에도 취소하고 전액 환불해요',
    ],
    [
      '한 번 빠지면 토요일에 채워드리고 2주차까지는 남은 수업료 돌려드립니다.',
      '단양 구름발 | 한 번 빠지면 토요일에 채워드려요',
      '2주차까지는 남은 수업료 돌려드려요',
    ],
  ])('but where another case begins: %s', (sentence, first, second) => {
    const { scenes } = told({ name: '단양 구름발', info: `해발 600미터에서 10분쯤 날아요. ${sentence}` })
    expect(scenes).toContain(first)
    expect(scenes.join('\n')).toContain(second)
  })
})

describe('“알아 두세요” and “얼마일까요?”', () => {
  it('stand over no merit, and over no shop by its name', () => {
    const mattress = told({
      name: '매트리스 진드기 청소 잠자리',
      info: '먼지 빨아들인 걸 눈으로 보여드려요. 약품 안 쓰고 스팀이랑 자외선으로 해요. 라텍스는 스팀이 안 돼요.',
    })
    expect(mattress.scenes.filter((scene) => /알아 두세요.*먼지/u.test(scene))).toEqual([])
    const shop = told({
      name: '강경 젓갈 상회 토굴 3호',
      info: '새우젓 육젓 500g에 1만 7천원입니다. 토굴 13도에서 석 달 넘게 익힌 것만 팔아요.',
      price: { amount: 17_000, currency: 'KRW' },
    })
    expect(shop.openings.join('\n')).not.toContain('얼마')
  })
})

describe('a title is no end of a phrase', () => {
  it.each([
    ['3D프린터로 단종부품 만들어드립니다 ‘톱니’', '톱니'],
    ['우리집 피아노 조율하러 갑니다 소리결', '소리결'],
    ['출장 가마솥 순댓국... 아니고 가마솥 길들이기', '가마솥 길들이기'],
    ['바른낚시 갈치 전용 전동릴 중고 A급', '전동릴 중고 A급'],
  ])('%s', (name, title) => {
    expect(titleOfName(name, 'ko', lineLimits.ko.most)).toBe(title)
  })
})

describe('what opens a video', () => {
  it('is no wait, though the name ends as its verb does', () => {
    const [first = ''] = told({
      name: "곤충표본 만들어드려요 '나비집'",
      info: '잡은 나비나 장수풍뎅이를 보내주시면 표본 상자에 넣어드립니다. 한 마리 2만 5천원, 두 마리부터는 마리당 2만원이에요. 3주 말려야 해서 한 달 걸립니다.',
    }).openings
    expect(first).not.toContain('걸려요')
  })

  it('is no procedure, no refusal and nothing that is kept, where there is more', () => {
    const info =
      '터지고 눈 빠진 애착인형을 고쳐드려요. 택배로 받으면 먼저 사진 찍어 보내드리고 어디까지 고칠지 여쭤봐요. 솜 갈아넣기 2만8천원, 눈 한 쌍 4천원입니다. 사진 파일은 한 달 뒤에 지워요.'
    const [first = '', second = ''] = told({ name: '인형병원 꿰매요', info }).openings
    expect(`${first}\n${second}`).not.toMatch(/택배로|파일은/u)
  })
})

describe('what a viewer is asked to do', () => {
  it.each([
    [
      '춘천 의암호 카누 물살이',
      '나무 카누 한 척 1시간에 3만원입니다. 어른 2명에 아이 1명까지 탑니다. 구명조끼 안 입으면 못 탑니다.',
    ],
    [
      '동네 바둑교실 반집',
      '아마 6단인 제가 혼자 가르칩니다. 첫 주는 그냥 와보세요. 휴대폰은 바구니에 넣고 시작합니다.',
    ],
    [
      '속기사무소 또박',
      '법원 제출용은 도장 찍어 등기로 보내드려요. 당일 처리는 50% 더 받아요. 파일은 한 달 뒤에 지워요.',
    ],
    ['진공관 앰프 살림', '80년대 인켈 태광 앰프도 고칩니다. 점검비는 3만원입니다. 고친 데는 6개월 봐드려요.'],
  ])('%s: orders nothing', (name, info) => {
    for (const tone of ['casual', 'popular'] as const)
      expect(told({ name, info, tone }).calls.join('\n')).not.toMatch(/주문해|만나/u)
  })

  it('book nothing where there is nothing to book', () => {
    const info = '예약 그런거 없고 오는 순서대로 깎습니다. 41년째 부부가 하고 있어요. 파마 안해요.'
    expect(told({ name: '중앙이발관', info }).calls.join('\n')).not.toContain('예약')
  })

  it('hands in what is mended, and orders what is sold', () => {
    const jeans = told({
      name: '청바지 짜깁기 데님외과',
      info: '구멍난 청바지 고침. 실 색 맞춰서 재봉으로 누빔. 한쪽 만팔천원.',
    })
    expect(jeans.calls.join('\n')).toContain('맡겨 보세요')
    const honey = told({
      name: '아카시아꿀',
      info: '농축 안 하고 벌이 익힌 것만 떠요. 한 병에 3만원이에요. 벌통 120통을 키워요.',
    })
    expect(honey.calls.join('\n')).toContain('편하게 주문하세요')
  })
})
