import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { planProduct } from '../plan/plan.ts'
import { saysWhatIsSold } from './ko.ts'

describe('a sentence that tells what is sold', () => {
  it.each([
    ['새벽 두부', '매일 새벽 4시에 가마솥에서 두부를 만들어요'],
    ['방문목욕', '목욕차가 아니라 댁의 욕실에서 씻겨드려요'],
    ['칼가는 이씨', '칼 간 지 31년 됐소'],
    ['컴퓨터 수리', '20년째 이 동네에서만 하고 있어요'],
    ['갓김치', '여수 돌산 밭에서 우리가 키운 갓이랑께요'],
    ['한결 방충망', '창문 한 짝 방충망 교체 비용은 35,000원이고 출장비는 따로 받지 않아요'],
    ['용달 최기사', '짐 같이 들어주시면 5천원 빼드림'],
    ['강아지 하네스', '가슴을 누르지 않아요'],
    ['강아지 미용', '저 혼자 해서 하루에 네마리밖에 못해요'],
    ['엄마표 이유식', '알레르기 있으면 그 재료 빼고 만들어요'],
    ['빈티지 그릇', '하나씩 밖에 없어요'],
    ['바른 필라테스', '한 반에 여섯 명까지만 받아요'],
    ['별헤는밤 펜션', '방이 세 개고 마당에서 고기 구워 드실 수 있어요'],
    ['가죽 지갑', '카드가 8장 들어가요'],
    ['황금붕어빵', '팥은 직접 쑤고 슈크림도 있어요, 겨울에만 나와요, 현금만 돼요'],
    ['중앙구두', '뒷굽 갈이 여자 7천원 남자 1만2천원'],
    ['방앗간 참기름', '예천 참깨를 씻어서 볶고 짜기까지 주문 들어온 날 해요'],
    ['원목 도마', '수종: 캄포, 월넛(+8,000원)'],
  ])('%s: “%s”', (name, text) => {
    expect(saysWhatIsSold(text, name)).toBe(true)
  })
})

describe('a side condition is nothing to open with', () => {
  it.each([
    ['그림책 세트', '배송비 3,500원 (5만원 이상 무료)'],
    ['떡케이크', '문구 15자 이내'],
    ['떡케이크', '퀵 착불 가능'],
    ['떡케이크', '만든 날 드세요 (냉장보관 시 굳음)'],
    ['원목 도마', '크기: 40x24x2.5cm'],
    ['원목 도마', '제작기간: 주문 후 7~10일'],
    ['한결 방충망', '세 짝부터 출장 가요'],
    ['농기계 수리', '트랙터는 안해요'],
    ['용달 최기사', '4층넘는데 엘베없으면 만원 더 주셔야돼요'],
    ['에어컨 분해청소', '천장형은 장비가 없어서 못해요'],
    ['제철 생선 박스', '3~4종 랜덤'],
    ['미소 헤어', '혼자 하는 가게라 전화 못받을때 많아요'],
    ['자전거 대여', '펑크나면 수리비 5천원'],
    ['캠핑장비 렌탈', '100,000원, 반납 다음날 환불'],
    ['한복대여', '4시간 25,000원'],
    ['갓김치', '익은거 좋아하믄 이틀 밖에 놔두쇼잉'],
    ['가온 도예공방', '굽는데 한 달쯤 걸려서 그때 찾으러 오시거나 택배로 보내드려요'],
    ['철수네 컴퓨터', '자료 살리는건 봐야 알아요'],
    ['해오름 낚시터', '잡은 고기는 두마리까지만 가져가세요'],
    ['사과나무집 펜션', '강아지는 10키로 안쪽만 받아유'],
    ['참좋은 태권도', '차량은 운암동만 돌아요'],
    ['곶감 선물세트', '유황은 피우지 않아서 색이 좀 검어요'],
    ['수제 딸기잼', '좀 묽은 편이에요'],
    ['자수 수건', '자수 뒷면은 실이 보일 수 있어요'],
    ['해녀의 부엌', '물때 따라 시간이 바뀌어요, 전화로 알려드릴게요'],
    ['바른 수선실', '월수금 10시부터 4시까지만 열어요'],
    ['임실 치즈 만들기', '버스 댈데 있어유'],
    ['코르크 메모보드', '못은 안들어있어요'],
    ['오미자청', '뚜껑 열 때 거품 올라올 수 있니더, 상한 거 아이시더'],
    ['피아노교습소', '성인반은 화요일과 목요일 저녁 8시에 있어요'],
  ])('%s: “%s”', (name, text) => {
    expect(saysWhatIsSold(text, name)).toBe(false)
  })
})

it('a price in few words is of something beside, where the product has its price', () => {
  expect(saysWhatIsSold('선물용 리본 1천원', '수제 딸기청', true)).toBe(false)
  expect(saysWhatIsSold('선물용 리본 1천원', '수제 딸기청')).toBe(true)
})

it('two facts that say what is sold open all four videos, and no fee, size or case does', () => {
  const info =
    '1톤 트럭 혼자 몰아요. 짐 같이 들어주시면 5천원 빼드려요. 4층 넘는데 엘리베이터 없으면 만원 더 주셔야 돼요. 피아노랑 돌침대는 못 옮겨요.'
  const { scenarios } = planProduct(briefOf({ name: '용달 최기사', info }), { most: 4 })
  const opened = scenarios.map(({ lines: [hook] }) =>
    [...(hook?.headline ?? []), ...(hook?.sub ?? [])].join(' '),
  )
  expect(opened.filter((text) => /4층|피아노/u.test(text))).toEqual([])
  expect(opened).toHaveLength(4)
})

it('what a shop does not charge for is a promise, and opens first', () => {
  const info = '맡기시면 하루 걸려요. 못 뚫으면 돈 안 받아요. 씽크대 막힌 거 뚫어드려요.'
  const [first] = planProduct(briefOf({ name: '명진하수구', info })).scenarios
  expect([...(first?.lines[0]?.headline ?? []), ...(first?.lines[0]?.sub ?? [])].join(' ')).toContain(
    '돈 안 받아요',
  )
})
