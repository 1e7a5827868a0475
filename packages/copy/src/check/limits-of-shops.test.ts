import { describe, expect, it } from 'vitest'

import { checkLine } from './check.ts'

describe('what a shop does not do, and what it costs, is no claim', () => {
  it.each([
    '임산부는 신청을 받지 않습니다',
    '임신하신 분도 안 태웁니더',
    '임신하신 분께는 안 팔아요',
    '치매가 있으시면 한 시간씩 나눠서 두 번 갑니다',
    '낮에 해를 보시면 절대 안 됩니다',
    '술 마시고 오면 안 됨',
    '소리가 완전히 없어지지는 않습니다',
    '누수 못 찾으면 돈 안 받음',
    '안 펴지면 돈 안 받음',
    '2주 써보고 안 맞으면 돈 안 받음',
    '마취미용은 절대 안 해요',
    '15키로 넘는 애들은 안 받아요',
    '15키로 넘는 애들은 제가 허리가 안 좋아서 안 받아요',
    'No black henna, it burns skin',
    'No bitches in season',
    'The lacquer needs two days to cure',
    'Bagels are best the day they are baked',
    '지퍼는 1년 보장해요',
    'We guarantee the zip for a year',
    '1 yr guarantee on labor',
    'Before and after photos of every tank',
    '6개월 안에 색 빠지면 무상 재시공',
    '최소 30kg 보장, 모자라면 채워서 보냄',
    '바닥 긁힌 건 손톱 걸리는 깊이까지 메워드립니다',
    '지붕 위까지 올라가서 솔로 긁고 재 다 담아감',
    '작업 전후 사진을 찍어 그날 저녁에 카톡으로 보내드립니다',
    'Cash or Venmo only',
    'Cards only, no cash',
    '쌀조청, 도라지조청, 무조청 세 가지고 다 만6천원이에요',
    '못생긴 것도 같이 들어가요',
    '곰팡이도 지워 드려요',
    '애플은 못 고쳐요',
    '못생긴 감자는 따로 담아요',
    'Best planted March to May',
    'Workmanship guaranteed for 10 years',
    'Before and after photos of every duct',
    'Túi số 150k một cái',
  ])('passes: %s', (text) => {
    expect(checkLine(text).findings).toEqual([])
  })

  it.each([
    '임산부 출입 금지',
    '못생긴 것들은 오지 마세요',
    '곰팡이를 도배로 숨겨서 팝니다',
    '삼성은 못 따라와요',
    'Best planted by the best gardener in town',
    'Before and after photos of your face',
    'Phở số 1 Hà Nội',
    '지금 놓치면 안 됩니다, 오늘만 최저가',
    '임산부는 오지 마세요',
    '치매가 나아요',
    '절대 안 아픈 시술',
    '한 달 보장 감량',
    '색은 절대 안 빠져요',
    '애들은 안 받아요',
    '허리가 좋아져요',
    'No blacks',
    'Two days to a cure for acne',
    '후회는 절대 안 해요',
    'Guaranteed weight loss in a year',
    '살이 안 빠지면 돈 안 받음',
    '최소 월 300만원 수익 보장',
    '치료 전후 사진 공개',
    '손톱 무좀이 사라져요',
    'The only cream that works, cash only',
    '한 번 바르면 재발하지는 않습니다',
    '여드름이 나지는 않아요',
    '7일 만에 10년 젊어지는 크림 3만원',
  ])('still finds: %s', (text) => {
    expect(checkLine(text).verdict).not.toBe('ok')
  })
})
