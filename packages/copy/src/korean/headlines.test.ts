import { describe, expect, it } from 'vitest'

import type { Head } from '../facts/head.ts'
import { koreanHeadlines } from './headlines.ts'

const headsOf = (sentence: string): Head[] => koreanHeadlines(sentence, [])
const first = (sentence: string): string | undefined => headsOf(sentence)[0]?.text
const all = (sentence: string): string[] => headsOf(sentence).map(({ text }) => text)

describe('the big words of a Korean sentence', () => {
  it.each([
    ['6개월 동안 무상으로 수리해 드려요', '6개월 무상 수리'],
    ['상판이 갈라지면 2년 안에는 무상 수리해요', '상판이 갈라지면'],
    ['90년대 필름 카메라를 직접 점검하고 청소해서 보내 드려요', '직접 점검·청소'],
    ['렌즈에 곰팡이가 없는 것만 골라요', '곰팡이 없는 렌즈만'],
    ['주말까지 89,000원을 69,000원에 드려요', '주말까지 69,000원'],
    ['2주 안에 드시는 게 좋아요', '2주 안에 드세요'],
    ['뚜껑을 열고 나서는 2주 안에 드시는 게 좋아요', '뚜껑을 열고 나서는'],
  ])('of “%s” are “%s”', (sentence, big) => {
    expect(first(sentence)).toBe(big)
  })

  it.each([
    ['20년 된 화덕에서 구운 빵이에요', '구운 빵'],
    ['방부제는 넣지 않아요', '넣지 않아요'],
    ['바퀴가 커서 울퉁불퉁한 길도 부드럽게 지나가요', '커서 울퉁불퉁한 길도'],
    ['주말까지 89,000원을 69,000원에 드려요', '89,000원'],
    ['골목 안 화덕에서 장작으로 구워서 보내 드려요', '보내 드려요'],
    ['안감이 없는 얇은 재킷을 팔아요', '얇은 재킷'],
    ['설탕은 딸기 무게의 3분의 1만 넣어요', '딸기 무게의 3분의 1만'],
    ['설탕 대신 배즙을 넣어 단맛을 냈어요', '설탕 대신 배즙'],
    ['24시간 안에 다시 더러워지면 무료로 한 번 더 닦아 드려요', '무료로 한 번 더'],
    ['합정역 2번 출구 앞에 있어요', '합정역 2번'],
  ])('of “%s” are never “%s”', (sentence, scrap) => {
    expect(all(sentence)).not.toContain(scrap)
  })

  it('are the whole of it where it is short enough, before any form of it', () => {
    const whole = '골목 안 화덕에서 구운 빵'
    expect(koreanHeadlines(whole, [whole])[0]).toMatchObject({ text: whole, isPart: false })
    const made = '국산 콩으로 만든 두부'
    expect(koreanHeadlines(made, [made, '국산 콩 두부']).map(({ text }) => text)).toEqual(
      expect.arrayContaining([made, '국산 콩 두부']),
    )
    expect(koreanHeadlines(made, ['국산 콩 두부', made])[0]?.text).toBe(made)
  })

  it('are no form of it that stands in its middle', () => {
    const sentence = '주머니가 양쪽에 두 개 있어요'
    expect(koreanHeadlines(sentence, ['양쪽에 두 개']).map(({ text }) => text)).not.toContain('양쪽에 두 개')
  })

  it('have three to fourteen letters, and end on a particle only where the rest stands beneath', () => {
    const long = '소금에 12시간 절인 배추를 저희 밭에서 키운 고춧가루로 버무려서 새벽에 보내 드려요'
    const heads = headsOf(long)
    expect(heads.length).toBeGreaterThan(0)
    expect(all(long).filter((text) => [...text].length < 3 || [...text].length > 14)).toEqual([])
    const hanging = heads.filter(({ text }) => /[가-힣](?:에서|으로|을|를|에)$/u.test(text))
    expect(hanging.filter(({ text, beneath }) => `${text} ${beneath}` !== long)).toEqual([])
  })
})

describe('a Korean sentence in two rows', () => {
  it.each([
    ['북미산 오크 원목으로', '짰어요'],
    ['청송에서 2대째', '사과농사 짓고 있어요'],
    ['빈 병 세 개 가져오시면', '새 캔들 5천원 빼드려요'],
    ['못 드시는 재료 있으면', '빼드려요'],
    ['사진만 보내면', '새로 보내 드려요'],
    ['룸이 4개 있어서', '가족모임에 잘 맞아요'],
    ['도톰한 코듀로이 원단이라', '가을부터 초봄까지 입기 좋아요'],
    ['손에 쏙 들어오는 크기라', '라떼 한 잔에 딱 좋아요'],
    ['반경 2km는', '자전거로 배달해요'],
    ['비닐 없이', '종이로만 싸서 보내요'],
    ['유약 바르고 굽는 건', '저희가 해서 4주 뒤에 택배로 보내드려요'],
    ['문 잠겨서 못 들어가실 때', '전화 주시면 은평구는 20분이면 도착해요'],
    ['색만 말해주시면', '알아서 맞춰드리는데 특정 꽃은 3일 전에 말씀해 주세요'],
    ['하루에 한 집만 하고', '창틀, 배수구, 싱크대 안쪽까지 해요'],
    ['요즘 마음이 어떤지', '세 줄만 적어 주시면 두 권을 골라 보내요'],
    ['수육 찍어 드시기에도 좋고', '계란찜 간할때도 좋은데 추젓을 권해드려요'],
    ['목요일은', '저녁 8시 반까지 봐요'],
    ['밤 10시 넘으면', '만 원 더 받는 건 미리 말씀드릴게요'],
    ['손가락 굵기 모르시면', '종이 게이지를 먼저 보내드려요'],
    ['똑딱단추 대신', '면 끈으로 묶게 했어요'],
    ['한 달에 네 번', '주차장으로 찾아가서 손세차를 해 드려요'],
    ['촬영부터 인화까지 40분', '사진 8장이랑 원본 파일 드려요'],
    ['때가 타도', '세탁비 안 받아요'],
  ])('reads on: “%s | %s”', (text, beneath) => {
    const comma = /[번분]$/u.test(text) ? ',' : ''
    expect(headsOf(`${text}${comma} ${beneath}`)[0]).toMatchObject({ text, isPart: true, beneath })
  })

  it.each([
    '코받침, 나사는 다른 데서 산 안경도 그냥 갈아드려요',
    '틀린 문제만 모은 개인 교재를 매달 새로 뽑아줌',
    '그날 아침에 뽑은 떡만 팔아요',
    '굴레, 꽃신, 돌띠 다 들어있어요',
    '창틀, 싱크대 안쪽, 욕실 배수구까지 다 뜯어서 닦아요',
    '운동 처음인 40대, 50대 분들 주로 가르쳐요',
    '치고 싶은 노래 한 곡 정해서 두 달 동안 그 곡만 같이 쳐요',
    '꽃 이름이랑 물 갈아주는 법을 적은 카드를 같이 넣어드려요',
    '물은 흙이 손가락 한마디 말랐을때 주시면 돼요',
    '냄새가 일주일 안에 다시 나면 한번 더 해드려요',
    '줄자 들고 집으로 가서 재드리는 건 무료',
    '손이 작은데 칠 수 있을까요 하시는 분은 작은 바디로 바꿔드려요',
    '린넨 55 면 45라 덜 구겨지고 속바지 안입어도 안비쳐요',
    '아침에 공동어시장 경매 받아온 고등어라예',
    '작업 과정 사진으로 보내드림',
  ])('has none where each cut parts a phrase or leaves a scrap: “%s”', (sentence) => {
    expect(headsOf(sentence).filter(({ isPoor }) => isPoor !== true)).toEqual([])
  })

  it('is never said twice, nor turned round to begin with what it is limited to', () => {
    expect(headsOf('일요일까지 59,000원을 46,000원에 드려요')[0]).toMatchObject({
      text: '일요일까지 46,000원',
      beneath: '원래 59,000원',
    })
    expect(all('안쪽에 글자 10자까지 새겨드려요')).not.toContain('글자 10자까지 새겨드려요')
    expect(all('냉동으로 가는데 중탕으로 10분이면 돼요')).not.toContain('중탕으로 10분이면 돼요')
    expect(all('받아보시고 7일 안에 반품 가능')).not.toContain('7일 안에 반품 가능')
    expect(all('남은 건 썰어서 냉동하시면 한 달은 괜찮아요')).not.toContain('한 달은 괜찮아요')
  })

  it('opens no video with a bare count or with what one must do', () => {
    expect(koreanHeadlines('카드키 4개', ['카드키 4개'])[0]).toMatchObject({ isLabel: true })
    expect(koreanHeadlines('3개월 보증', ['3개월 보증'])[0]?.isLabel).toBeUndefined()
    expect(headsOf('중학생 이하는 보호자랑 같이 와야 돼요')[0]).toMatchObject({ isLabel: true })
  })

  it.each([
    ['빈 병 세 개 가져오시면 새 캔들 5천원 빼드려요', '새 캔들 5천원 빼드려요'],
    ['사진만 보내면 새로 보내 드려요', '새로 보내 드려요'],
    ['이번 달 등록하시면 인바디 관리 무료에 2회 더 넣어드려요', '2회 더 넣어드려요'],
    ['보시는 앞에서 20분이면 끝나요', '20분이면 끝나요'],
    ['첫 빵은 아침 9시에 나오고 보통 2시쯤이면 다 나가요', '보통 2시쯤이면 다 나가요'],
    ['아이스박스에 담아 당일 발송하고 제주는 배송비 3천원 추가', '제주는 배송비 3천원 추가'],
  ])('is told in its owner’s order, no case, place or cause left hanging beneath: “%s”', (sentence, end) => {
    expect(all(sentence)).not.toContain(end)
  })

  it.each([
    ['방부제가 없어서', '개봉하면 냉장 보관으로 2주 안에 먹여주세요'],
    ['파일 없으셔도', '카톡으로 내용만 주시면 저희가 만들어 드려요'],
    ['커플분들이', '기념일에 많이 오세요'],
    ['나오는 시간은', '오전 10시, 오후 3시'],
    ['어성초, 쑥, 카렌듈라', '세 개가 한 세트'],
    ['배송 중에 잎이 꺾이면', '사진 보내주시면 새로 보내드려요'],
    ['아이스박스에 담아', '당일 발송해요'],
    ['완전분해해서 고압으로 씻고', '냄새 심하면 살균까지 추가금 없이 해드려요'],
    ['초보는 사무장이 옆에서', '채비 묶는 것부터 가르쳐줘요'],
    ['털이 많은 아이도', '매장에서 만든 샴푸로 씻겨드려요'],
    ['스테인리스 A급이라', '불에 잘 안 휘어요'],
    ['박스 20개는', '전날 미리 갖다드려요'],
    ['상온에서', '2주 두고 드실 수 있어요'],
    ['5세부터 7세까지', '한 반에 여섯 명'],
    ['낯가리는 아이는', '둘째 주부터 들어와요'],
  ])('pauses where its clause ends: “%s | %s”', (text, beneath) => {
    expect(headsOf(`${text} ${beneath}`)[0]).toMatchObject({ text, beneath })
  })

  it.each([
    '건물 지하에 2시간 무료 주차 되니 차 가져오셔도 돼요',
    '시술 시간은 한 시간 정도고 보통 6주에서 8주 유지되세요',
    '개봉 전에는 실온에 두셔도 되고 개봉하면 냉장에서 3주예요',
    '고양이 일러스트로 만든 메모지',
    '캠핑 가서 쓰기 좋아요',
    '쌀 찌고 누룩 섞는 것까지 두 시간 동안 직접 해봐요',
    '색상은 크림, 세이지, 네이비',
    '높이는 9cm, 11cm 두 가지라 옆으로 주무시는 분은 높은 걸 고르세요',
    '실 4볼, 코바늘, 가죽 손잡이까지 한 상자에 담았어요',
    '전통상, 병풍, 돌잡이 용품까지 다 포함',
    '비 오고 이틀 안에 다시 더러워지면 한 번 더 해드려요',
    '나중에 좋은 기타로 바꾸실 때 여기서 산 값의 절반을 쳐드려요',
    '925 은으로 두 시간이면 만들어서 당일 바로 끼고 가실 수 있어요',
    '친정엄마가 텃밭에서 키운 열무로 매주 화요일, 금요일에만 담가요',
    '봉평 메밀면 2인분이랑 방앗간에서 그날 짠 들기름을 같이 넣었어요',
  ])('has no row that holds a part of its first clause: “%s”', (sentence) => {
    expect(
      headsOf(sentence).filter(({ isPoor, beneath }) => isPoor !== true && beneath !== undefined),
    ).toEqual([])
  })

  it('has no row of a verb alone, without what it is done to', () => {
    expect(all('완전분해해서 고압으로 씻고 냄새 심하면 살균까지 추가금 없이 해드려요')).not.toContain(
      '완전분해해서',
    )
    expect(headsOf('고압세척하고 손으로 한 번 더 닦아요').filter(({ isPoor }) => isPoor !== true)).toEqual([])
  })

  it.each([
    ['5kg 이하 기준 가격이고 발톱, 귀청소 다 포함', '5kg 이하 기준 가격', '발톱, 귀청소 다 포함'],
    ['가격은 10장 기준이고 봉투, 스티커 다 포함', '가격은 10장 기준', '봉투, 스티커 다 포함'],
  ])('tells what a price is of by name, and opens no video with it: “%s”', (sentence, text, beneath) => {
    expect(headsOf(sentence)[0]).toMatchObject({ text, beneath, isLabel: true, over: null })
  })

  it.each([
    ['화면이 깨지면 30분 안에 갈아 드려요', ['화면이 깨지면요?']],
    ['다시 더러워지면 무료로 한 번 더 닦아 드려요', ['다시 더러워지면요?']],
    ['빈 병 세 개 가져오시면 새 캔들 5천원 빼드려요', []],
    ['사진만 보내면 새로 보내 드려요', []],
  ])('asks after what goes wrong, and after no other case: “%s”', (sentence, asked) => {
    expect(all(sentence).filter((text) => text.endsWith('?'))).toEqual(asked)
  })

  it('parts no verb from its help, and no noun from what tells which', () => {
    expect(all('카드 8장이 들어가고 있어요')).not.toContain('카드 8장이 들어가고')
    expect(all('세탁기에 돌릴 수 있어요')).not.toContain('세탁기에 돌릴')
    expect(all('매일 아침 굽는 시트에 생크림만 올렸어요')).not.toContain('매일 아침 굽는')
    expect(all('주머니가 양쪽에 두 개 있어요')).not.toContain('주머니가 양쪽에 두')
  })
})
