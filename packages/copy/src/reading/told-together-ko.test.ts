import { describe, expect, it } from 'vitest'

import { splitSentences } from './segment.ts'
import { readKorean } from './shorten-ko.ts'

/** The clauses of a text, each in its longest form. */
function read(text: string, name = ''): (string | undefined)[] {
  return splitSentences(text).flatMap((sentence) =>
    readKorean(sentence, name.split(' ')).map(({ variants: [whole] }) => whole),
  )
}

describe('a sentence that has room is one', () => {
  it.each([
    '두 시간 1회에 9만원이고 보통 사진 60장쯤 해요',
    '50쪽까지 35만원이고 넘으면 한 쪽에 5천원',
    '뿔 들뜬 건 민어부레풀로 붙이는데 8만원이고 열흘 걸려요',
    '핫왁싱 4만원이고 엣지까지 하면 6만 5천원',
    '새벽 5시부터 바람 잔잔할 때만 띄우고 초속 3미터 넘으면 다음 날로 미뤄요',
    '휜 상대는 못 펴고 새로 깎아야 함, 단풍나무로 12만원',
    '무안 뻘에서 삽으로 파서 잡은 낙지 열 마리 7만 5천원',
    '2키로에 4만 5천원이고 뻘은 두 번 씻어서 보내라',
    '비 오는 날은 안 나가고, 임신하신 분도 안 태웁니더',
    '한 번에 한 아이만 화장하고 보호자분이 유리창으로 다 보실 수 있어요',
  ])('%s', (text) => {
    expect(read(`${text}.`)).toEqual([text])
  })
})

describe('a sentence without room parts where a thought ends', () => {
  it.each([
    [
      '금요일에 가져가셔서 월요일 저녁 7시까지 갖다 주시면 되고, 세탁은 저희가 하니까 그냥 가져오세요.',
      ['금요일에 가져가셔서 월요일 저녁 7시까지 갖다 주시면 돼요', '세탁은 저희가 하니까 그냥 가져오세요'],
    ],
    [
      '거품이 적은 편이라 처음엔 어색하실 수 있는데 두 번 펌핑해서 3분 두었다 헹구시면 됩니다.',
      ['거품이 적은 편이라 처음엔 어색하실 수 있어요', '두 번 펌핑해서 3분 두었다 헹구시면 돼요'],
    ],
    [
      '3일 전까지 취소하면 100% 환불, 태풍 와서 못 가면 날짜 상관없이 전부 돌려드려요.',
      ['3일 전까지 취소하면 100% 환불', '태풍 와서 못 가면 날짜 상관없이 전부 돌려드려요'],
    ],
    [
      '카톡 사진 보내기, 기차표 예매, 병원 예약, 보이스피싱 막는 법까지 한 반에 여섯 분만 모시고 천천히 합니다.',
      [
        '카톡 사진 보내기, 기차표 예매, 병원 예약, 보이스피싱 막는 법까지',
        '한 반에 여섯 분만 모시고 천천히 해요',
      ],
    ],
  ])('%s', (text, thoughts) => {
    expect(read(text)).toEqual(thoughts)
  })
})

it('all verbs of a sentence end alike', () => {
  expect(read('운동화는 안합니다 죄송합니다.')).toEqual(['운동화는 안해요 죄송해요'])
})

describe('what says something else without the words before it is told with them', () => {
  it.each([
    ['넉 달 안 된 새끼는 먹이지 마세요!! 뼈에 찔려요.', '넉 달 안 된 새끼는 먹이지 마세요, 뼈에 찔려요'],
    [
      '비 온 뒤에는 작업 안해요 급하다고 하셔도 안됩니다.',
      '비 온 뒤에는 작업 안해요, 급하다고 하셔도 안돼요',
    ],
    ['택배 안 합니다. 묵은 당일에 드셔야 맛있어서요.', '택배 안 해요, 묵은 당일에 드셔야 맛있어서요'],
    ['인증은 아직 못 받았습니다, 올해 신청했어요.', '인증은 아직 못 받았어요, 올해 신청했어요'],
  ])('%s', (text, whole) => {
    expect(read(text)).toEqual([whole])
  })

  it('things that are counted all together are told together', () => {
    expect(read('올리브유, 팜유, 코코넛오일 딱 세가지.')).toEqual(['올리브유, 팜유, 코코넛오일 딱 세가지'])
  })

  it('a few words in parentheses stay where they are written', () => {
    expect(
      [
        '오신채(파 마늘 부추 달래 흥거) 하나도 안 들어가요.',
        '키 작으신 분은 치마 길이 수선해드립니다(무료).',
        '60cm 어항은 7만원, 한자반(45cm)은 5만원.',
        '중량: 10kg (박스포함)',
      ].flatMap((text) => read(text)),
    ).toEqual([
      '오신채(파 마늘 부추 달래 흥거) 하나도 안 들어가요',
      '키 작으신 분은 치마 길이 수선해드려요(무료)',
      '60cm 어항은 7만원, 한자반(45cm)은 5만원',
      '중량 10kg (박스포함)',
    ])
  })

  it('the hours of a list are told with it', () => {
    expect(read('연남동 매장 픽업만 가능, 오후 1시~7시, 월요일 휴무.')).toEqual([
      '연남동 매장 픽업만 가능, 오후 1시~7시, 월요일 휴무',
    ])
    expect(read('평일 11시~23시, 주말 10시~20시, 매달 첫째 월요일은 문제 바꾸는 날이라 휴무')).toEqual([
      '평일 11시~23시, 주말 10시~20시',
      '매달 첫째 월요일은 문제 바꾸는 날이라 휴무',
    ])
  })

  it.each([
    '굽갈이 8천원부터, 밑창 전체는 3만5천원',
    '문 한 짝에 3만 5천원, 찢어진 데만 때우는 건 만원',
    '대전 시내는 배달 무료, 세종은 만원 받아요',
    '가위는 3천원이고 톱니칼이랑 세라믹칼은 안 갈아요',
  ])('what one thing costs and what another does, by contrast: %s', (text) => {
    expect(read(`${text}.`)).toEqual([text])
  })

  it('what is added without a verb is told with its sentence', () => {
    expect(read('보정 같이 보면서 해드려요. 맘에 들 때까지요.')).toEqual([
      '보정 같이 보면서 해드려요, 맘에 들 때까지요',
    ])
    expect(read('예약만 받아요. 평일 두 팀만요.')).toEqual(['예약만 받아요, 평일 두 팀만요'])
  })

  it('and so is that nothing more is paid', () => {
    expect(read('비오면 천막 씌우고 갑니다 추가요금 없음 시간약속 30분 늦으면 만원 빼드림.')).toEqual([
      '비오면 천막 씌우고 가요, 추가요금 없음',
      '시간약속 30분 늦으면 만원 빼드림',
    ])
  })

  it('a label that stands apart from its colon keeps its list', () => {
    expect(read('구성 : 상추 4포기, 아삭이고추 3포기, 토마토 3포기 총 10포기.')).toEqual([
      '상추 4포기, 아삭이고추 3포기, 토마토 3포기 총 10포기',
    ])
  })
})

describe('a time that names nothing is told with what it is of', () => {
  it.each([
    ['도색 안 하고 안에서 밀어서 폄. 30분~1시간.', '도색 안 하고 안에서 밀어서 폄, 30분~1시간'],
    ['큐 팁 교체 만 5천원. 10분이면 됨.', '큐 팁 교체 만 5천원, 10분이면 됨'],
    [
      '새벽에 600개 빚어서 떨어지면 문 닫아요 보통 오후 2시쯤입니다.',
      '새벽에 600개 빚어서 떨어지면 문 닫아요, 보통 오후 2시쯤',
    ],
    [
      '문고판 2만 5천원, 두꺼운 건 6만원부터예요. 열흘쯤 걸려요.',
      '문고판 2만 5천원, 두꺼운 건 6만원부터예요, 열흘쯤 걸려요',
    ],
    ['빨간 식혜시더. 열흘 안에 드시소.', '빨간 식혜시더, 열흘 안에 드시소'],
  ])('%s', (text, whole) => {
    expect(read(text)).toEqual([whole])
  })

  it('and with the last clause of a sentence with which it has no room', () => {
    expect(
      read(
        '1리터 한 병에 9천원이고요, 안 끓이고 사흘 삭힌 기라 냉장고에 넣어놔도 자꾸 익니더. 열흘 안에 드시소.',
      ),
    ).toEqual([
      '1리터 한 병에 9천원',
      '안 끓이고 사흘 삭힌 기라 냉장고에 넣어놔도 자꾸 익니더, 열흘 안에 드시소',
    ])
  })
})

describe('a sentence that refers back is told with the one before', () => {
  it.each([
    [
      '파도 2미터 넘으면 안 나가요. 그때는 전액 환불해요.',
      '파도 2미터 넘으면 안 나가요, 그때는 전액 환불해요',
    ],
    ['월요일에 받으러 가요. 그날 저녁에 돌려드려요.', '월요일에 받으러 가요, 그날 저녁에 돌려드려요'],
    ['가루차와 잎차가 있어요. 둘 다 만원이에요.', '가루차와 잎차가 있어요, 둘 다 만원'],
    ['앵두 세 알이 들어가요. 하나는 절여서 넣어요.', '앵두 세 알이 들어가요, 하나는 절여서 넣어요'],
    ['소금에 절이지 않아요. 그래서 냉동해 보내요.', '소금에 절이지 않아요, 그래서 냉동해 보내요'],
  ])('%s', (text, whole) => {
    expect(read(text)).toEqual([whole])
  })

  it('is marked where both have no room', () => {
    const long =
      '마당에서 기른 배추를 새벽에 뽑아 바닷물에 하룻밤 절였다가 아침마다 샘물로 세 번 헹궈서 채반에 받쳐 둡니다'
    expect(
      splitSentences(`${long}. 그건 이웃 마을에 나눠 드립니다.`).map(({ refersBack }) => refersBack),
    ).toEqual([undefined, true])
  })
})

describe('endings', () => {
  it.each([
    ['항아리에서 45일 익히고 12도입니다.', '항아리에서 45일 익히고 12도예요'],
    ['24시간 하고 30분에 만2천원입니다.', '24시간 하고 30분에 만2천원이에요'],
    ['칸막이 방에서 한 분씩만 뵙고 남자 직원은 없어요.', '칸막이 방에서 한 분씩만 봬요'],
    ['완전히 안 들리는 건 아닙니다.', '완전히 안 들리는 건 아니에요'],
    ['칸막이 방에서 뵙습니다.', '칸막이 방에서 봬요'],
    ['보증 기간은 한 달입니다.', '보증 기간은 한 달이에요'],
    ['마감은 오늘입니다.', '마감은 오늘'],
    ['직접 기른 사람들입니다.', '직접 기른 사람들'],
    ['소가죽만 쓰고 안감은 돼지가죽입니다.', '소가죽만 쓰고 안감은 돼지가죽이에요'],
    ['약재를 이틀 꼬박 달입니다.', '약재를 이틀 꼬박 달여요'],
  ])('%s', (text, whole) => {
    expect(read(text)[0]).toBe(whole)
  })

  it('a link in the polite style closes as a sentence does', () => {
    expect(
      read('1리터 한 병에 9천원이고요, 안 끓이고 사흘 삭혀서 냉장고에 넣어놔도 자꾸 조금씩 더 익어 갑니다.'),
    ).toEqual(['1리터 한 병에 9천원', '안 끓이고 사흘 삭혀서 냉장고에 넣어놔도 자꾸 조금씩 더 익어 가요'])
  })
})

describe('what would say something else alone', () => {
  it.each([
    ['3층까지 운반비 없고 그 위는 층당 2만원이에요.', ['3층까지 운반비 없고 그 위는 층당 2만원이에요']],
    ['쓰던 피아노 가져가는 건 무료고요.', ['쓰던 피아노 가져가는 건 무료']],
    ['먹는 법: 하루 한 숟갈, 우유나 카레에', ['먹는 법: 하루 한 숟갈, 우유나 카레에']],
    [
      '두 주 안에는 무료로 바꿔드려요. 이 기간이 지나면 반값이에요.',
      ['두 주 안에는 무료로 바꿔드려요, 이 기간이 지나면 반값'],
    ],
    [
      '1리터 한 병에 9천원이고요, 안 끓이고 사흘 삭힌 기라 냉장고에 넣어놔도 자꾸 익니더.',
      ['1리터 한 병에 9천원', '안 끓이고 사흘 삭힌 기라 냉장고에 넣어놔도 자꾸 익니더'],
    ],
    ['산에 풀어 키운 토종닭 알이에요.', ['산에 풀어 키운 토종닭 알']],
    ['높이 180 기준 24만원, 10cm 올라갈 때마다 만원씩.', ['높이 180 기준 24만원, 10cm 올라갈 때마다 만원씩']],
    [
      '물렁하면 연락주세요 다시 보내드릴게요 오징어값이 매일 달라서 주문 전에 꼭 물어봐 주세요',
      ['물렁하면 연락주세요, 다시 보내드릴게요', '오징어값이 매일 달라서 주문 전에 꼭 물어봐 주세요'],
    ],
  ])('%s', (text, clauses) => {
    expect(read(text)).toEqual(clauses)
  })
})
