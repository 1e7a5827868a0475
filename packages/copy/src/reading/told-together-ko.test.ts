import { describe, expect, it } from 'vitest'

import { clausesOf } from '../corpus/clauses.ts'
import { unlinked } from '../korean/conjugate.ts'
import { pointsBack } from '../korean/points-back.ts'
import { splitSentences } from './segment.ts'

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
    expect(clausesOf(`${text}.`)).toEqual([text])
  })
})

it('the cause of a case is told with it, in a sentence of any length', () => {
  expect(clausesOf('해 안뜨는 날도 있어요 그건 환불 안돼요 파도 높아서 못나가면 100프로 환불')).toContain(
    '파도 높아서 못나가면 100프로 환불',
  )
})

it('what one may do until an hour is told with the day on which one may', () => {
  expect(
    clausesOf(
      '체크아웃은 11시, 뒤에 손님 없는 날은 오후 1시까지 천천히 짐 챙겨서 나가셔도 됩니다 부담 갖지 마세요.',
    ),
  ).not.toContain('천천히 짐 챙겨서 나가셔도 돼요')
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
      '설탕 대신 홍시 넣어서 단맛이 세지 않고 젓갈은 새우젓이랑 갈치속젓 두가지 넣어서 버무립니다.',
      ['설탕 대신 홍시 넣어서 단맛이 세지 않아요', '젓갈은 새우젓이랑 갈치속젓 두가지 넣어서 버무려요'],
    ],
    [
      '카톡 사진 보내기, 기차표 예매, 병원 예약, 보이스피싱 막는 법까지 한 반에 여섯 분만 모시고 천천히 합니다.',
      [
        '카톡 사진 보내기, 기차표 예매, 병원 예약, 보이스피싱 막는 법까지',
        '한 반에 여섯 분만 모시고 천천히 해요',
      ],
    ],
  ])('%s', (text, thoughts) => {
    expect(clausesOf(text)).toEqual(thoughts)
  })
})

it('a sentence without room is not parted before how it must be done', () => {
  expect(
    clausesOf(
      '조율은 두시간쯤 걸리고 3년 넘게 안 하신 피아노는 두 번 나눠서 해야 돼서 한달 뒤에 한번 더 가는데 두번째는 4만원만 받습니다.',
    ),
  ).toEqual([
    '조율은 두시간쯤 걸려요',
    '3년 넘게 안 하신 피아노는 두 번 나눠서 해야 돼서 한달 뒤에 한번 더 가요',
    '두번째는 4만원만 받아요',
  ])
})

describe('what limits or prices the words before is told with them', () => {
  it.each([
    '한라봉 60프로 설탕 40프로, 딴 거 안들어감',
    '수원 화성만 방문, 오산은 안 감',
    '급하면 두시간에도 해드려요, 대신 2천원 더',
    '산 채로는 안 보내요, 죽어서 가거든요',
    '저녁 7시에 데려다줘요 (성동구 광진구)',
  ])('%s', (text) => {
    expect(clausesOf(text)).toEqual([text])
  })

  it('from sentence to sentence', () => {
    expect(clausesOf('밤 11시까지 가요. 관악구 동작구요')).toEqual(['밤 11시까지 가요, 관악구 동작구요'])
    expect(clausesOf('화장실 바닥 줄눈 15만원. 벽까지 하면 35만원.')).toEqual([
      '화장실 바닥 줄눈 15만원, 벽까지 하면 35만원',
    ])
  })
})

it('what else it is for, and what is full, is no way to go and no garage', () => {
  expect(pointsBack('선물용으로도 좋아요'.split(' '))).toBe(false)
  expect(pointsBack('병원 로비로도 가요'.split(' '))).toBe(true)
  expect(unlinked('차고')).not.toBe(null)
})

it('a van is no verb, and a tear after a word is no letter of it', () => {
  expect(clausesOf('1톤 탑차고요.')).toEqual(['1톤 탑차'])
  expect(clausesOf('땀 밴 건 안 들어가요ㅠ')).toEqual(['땀 밴 건 안 들어가요'])
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
    expect(clausesOf(text)).toEqual([whole])
  })

  it('things that are counted all together are told together', () => {
    expect(clausesOf('올리브유, 팜유, 코코넛오일 딱 세가지.')).toEqual([
      '올리브유, 팜유, 코코넛오일 딱 세가지',
    ])
  })

  it('a few words in parentheses stay where they are written', () => {
    expect(
      [
        '오신채(파 마늘 부추 달래 흥거) 하나도 안 들어가요.',
        '키 작으신 분은 치마 길이 수선해드립니다(무료).',
        '60cm 어항은 7만원, 한자반(45cm)은 5만원.',
        '중량: 10kg (박스포함)',
      ].flatMap((text) => clausesOf(text)),
    ).toEqual([
      '오신채(파 마늘 부추 달래 흥거) 하나도 안 들어가요',
      '키 작으신 분은 치마 길이 수선해드려요(무료)',
      '60cm 어항은 7만원, 한자반(45cm)은 5만원',
      '중량: 10kg (박스포함)',
    ])
  })

  it('the hours of a list are told with it', () => {
    expect(clausesOf('연남동 매장 픽업만 가능, 오후 1시~7시, 월요일 휴무.')).toEqual([
      '연남동 매장 픽업만 가능, 오후 1시~7시, 월요일 휴무',
    ])
    expect(clausesOf('평일 11시~23시, 주말 10시~20시, 매달 첫째 월요일은 문제 바꾸는 날이라 휴무')).toEqual([
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
    expect(clausesOf(`${text}.`)).toEqual([text])
  })

  it('what is added without a verb is told with its sentence', () => {
    expect(clausesOf('보정 같이 보면서 해드려요. 맘에 들 때까지요.')).toEqual([
      '보정 같이 보면서 해드려요, 맘에 들 때까지요',
    ])
    expect(clausesOf('예약만 받아요. 평일 두 팀만요.')).toEqual(['예약만 받아요, 평일 두 팀만요'])
  })

  it.each([
    ['음악은 안 틉니다 조용히 책 읽기 좋아요.', '음악은 안 틀어요, 조용히 책 읽기 좋아요'],
    ['늦으시면 문 못 열어드려요 7시 5분에 닫아요.', '늦으시면 문 못 열어드려요, 7시 5분에 닫아요'],
    ['처음 오시면 감사합니다 수어 하나 알려드려요.', '처음 오시면 감사합니다 수어 하나 알려드려요'],
    ['기타 없어도 돼요 학원에 12대 있어요.', '기타 없어도 돼요, 학원에 12대 있어요'],
    ['토요일만 해요 비오면 다음주로 미뤄드림.', '토요일만 해요, 비오면 다음주로 미뤄드림'],
    ['급한건 하루, 보통 나흘.', '급한건 하루, 보통 나흘'],
    ['평일 점심엔 판교역 2번출구, 토요일은 탄천공원.', '평일 점심엔 판교역 2번출구, 토요일은 탄천공원'],
    ['남자분도 많이 오십니다.', '남자분도 많이 오십니다'],
    [
      '처음 한달은 기초반이에요 바벨 안들고 맨몸으로만 합니다.',
      '처음 한달은 기초반이에요, 바벨 안들고 맨몸으로만 해요',
    ],
    ['소금 간 안 했어요 드실 때 하세요.', '소금 간 안 했어요, 드실 때 하세요'],
    ['300g 지퍼백, 밀봉해서 두 달.', '300g 지퍼백, 밀봉해서 두 달'],
    ['목욕 같은 건 안해요 말벗이랑 산책이에요.', '목욕 같은 건 안해요, 말벗이랑 산책이에요'],
    ['만 3세부터 오실 수 있고 보호자 한 분 옆에 계세요.', '만 3세부터 오실 수 있고 보호자 한 분 옆에 계세요'],
    ['간장 넉넉해서 계란장 해먹기 좋아요.', '간장 넉넉해서 계란장 해먹기 좋아요'],
    ['밤 12시까지 해요 학기말엔 새벽 3시.', '밤 12시까지 해요, 학기말엔 새벽 3시'],
    ['올해 바로 열려요 한 나무에 500g쯤.', '올해 바로 열려요, 한 나무에 500g쯤'],
    ['파도 높아서 못나가면 100프로 환불.', '파도 높아서 못나가면 100프로 환불'],
    ['다리 조정, 코받침 교체는 평생 무료.', '다리 조정, 코받침 교체는 평생 무료'],
    ['초3~초6, 한 타임 4명.', '초3~초6, 한 타임 4명'],
    ['수~일 1시부터 8시, 월화 휴무.', '수~일 1시부터 8시, 월화 휴무'],
    ['날 추워서 배추가 안 크면 9포기까지 들어가요.', '날 추워서 배추가 안 크면 9포기까지 들어가요'],
  ])('%s', (text, whole) => {
    expect(clausesOf(text)).toEqual([whole])
  })

  it('and so is that nothing more is paid', () => {
    expect(clausesOf('비오면 천막 씌우고 갑니다 추가요금 없음 시간약속 30분 늦으면 만원 빼드림.')).toEqual([
      '비오면 천막 씌우고 가요, 추가요금 없음',
      '시간약속 30분 늦으면 만원 빼드림',
    ])
  })

  it('a label that stands apart from its colon keeps its list', () => {
    expect(clausesOf('구성 : 상추 4포기, 아삭이고추 3포기, 토마토 3포기 총 10포기.')).toEqual([
      '구성: 상추 4포기, 아삭이고추 3포기, 토마토 3포기 총 10포기',
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
    expect(clausesOf(text)).toEqual([whole])
  })

  it('and with the last clause of a sentence with which it has no room', () => {
    expect(
      clausesOf(
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
    expect(clausesOf(text)).toEqual([whole])
  })

  it('is marked where both have no room', () => {
    const long =
      '마당에서 기른 배추를 새벽에 뽑아 바닷물에 하룻밤 절였다가 아침마다 샘물로 세 번 헹궈서 채반에 받쳐 둡니다'
    expect(
      splitSentences(`${long}. 그건 이웃 마을에 나눠 드립니다.`).map(({ refersBack }) => refersBack),
    ).toEqual([undefined, true])
  })
})

describe('what would say something else alone', () => {
  it.each([
    [
      '장마철엔 5일도 걸려요. 건조기 안쓰고 그늘에 말려서 그래요.',
      ['장마철엔 5일도 걸려요, 건조기 안쓰고 그늘에 말려서 그래요'],
    ],
    ['3층까지 운반비 없고 그 위는 층당 2만원이에요.', ['3층까지 운반비 없고 그 위는 층당 2만원이에요']],
    ['쓰던 피아노 가져가는 건 무료고요.', ['쓰던 피아노 가져가는 건 무료']],
    ['먹는 법: 하루 한 숟갈, 우유나 카레에', ['먹는 법: 하루 한 숟갈, 우유나 카레에']],
    [
      '두 주 안에는 무료로 바꿔드려요. 이 기간이 지나면 반값이에요.',
      ['두 주 안에는 무료로 바꿔드려요, 이 기간이 지나면 반값이에요'],
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
    expect(clausesOf(text)).toEqual(clauses)
  })
})
