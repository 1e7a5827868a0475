import { describe, expect, it } from 'vitest'

import { splitSentences } from './segment.ts'
import { readKorean } from './shorten-ko.ts'

/** What is said of a text, and what of it is right after another. */
function saidOf(text: string): string[] {
  return splitSentences(text).flatMap((sentence) =>
    readKorean(sentence, []).flatMap(({ variants, refersBack }) =>
      variants.slice(0, 1).map((said) => (refersBack ? `… ${said}` : said)),
    ),
  )
}

describe('a sentence of two hundred letters is said by its parts that stand alone', () => {
  it.each([
    [
      'a step of one act ends no part',
      '제가 초등학교에서 34년 가르치고 퇴직해서 집 2층에 책상 여덟 개를 놓고 서예를 가르치는데, 붓하고 벼루는 처음 석 달은 제 것을 그냥 빌려드리니까 그냥 오세요',
      ['붓하고 벼루는 처음 석 달은 제 것을 그냥 빌려드리니까 그냥 오세요'],
    ],
    [
      'nor does what somebody says, nor what is meant',
      '하우스 안이 겨울에도 25도쯤 돼서 두꺼운 옷은 차에 두고 오시라고 전화할 때마다 말씀드리고 있고, 24개월 안 된 아기는 돈을 안 받아요',
      ['24개월 안 된 아기는 돈을 안 받아요'],
    ],
    [
      'a question that somebody asks is said with its worry',
      '"손이 작은데 칠 수 있을까요" 하시는 분은 작은 바디로 바꿔드리니까 오셔서 안아보고 고르세요',
      ['손이 작은데 칠 수 있을까요 하시는 분은 작은 바디로 바꿔드리니까 오셔서 안아보고 고르세요'],
    ],
    [
      'an hour or a day with “만” keeps its verb',
      '생으로 드실 거면 받은 날하고 그다음 날까지만 드시고 그 뒤로는 꼭 익혀 드셔야 되는데, 껍질 있는 석화는 무거워서 작년부터 안 보내요',
      ['껍질 있는 석화는 무거워서 작년부터 안 보내요'],
    ],
    [
      'a cause is said with its outcome',
      '장날인 2일하고 7일은 사람이 많아서 한 시간은 기다리셔야 되고, 고춧가루 빻는 건 기계에 매운내가 배어서 재작년부터 안 하고 있어요',
      [
        '장날인 2일하고 7일은 사람이 많아서 한 시간은 기다리셔야 돼요',
        '고춧가루 빻는 건 기계에 매운내가 배어서 재작년부터 안 하고 있어요',
      ],
    ],
    [
      '“다” is not said without what is excepted',
      '가정용이든 공업용이든 다 보는데 요즘 나오는 자수 되는 컴퓨터 미싱은 기판이 나가면 제가 못 고칩니다',
      ['요즘 나오는 자수 되는 컴퓨터 미싱은 기판이 나가면 제가 못 고쳐요'],
    ],
    [
      'what a buyer has to do for something follows it',
      '아침은 남편이 된장찌개에 나물 해서 한 사람에 7천원에 차려 드리는데 전날 저녁까지 말씀을 하셔야 돼요',
      [
        '아침은 남편이 된장찌개에 나물 해서 한 사람에 7천원에 차려 드려요',
        '… 전날 저녁까지 말씀을 하셔야 돼요',
      ],
    ],
    [
      'small talk of customers is left out',
      '밑창은 본드가 마르는 시간이 있어서 이틀은 두고 가셔야 되는데 급하다고 하루 만에 달라고 하시는 분이 계셔서 해 드렸더니 나중에 떨어져서 다시 오시더라고요',
      ['밑창은 본드가 마르는 시간이 있어서 이틀은 두고 가셔야 돼요'],
    ],
    [
      'how it was before is not said alone',
      '제가 원래 식당을 하려던 건 아니고 동네 분들이 자꾸 팔라고 하셔서 2016년에 시장 끝에 조그맣게 시작을 했는데요, 지금도 만두피를 제가 직접 밀어요',
      [
        '동네 분들이 자꾸 팔라고 하셔서 2016년에 시장 끝에 조그맣게 시작을 했어요',
        '지금도 만두피를 제가 직접 밀어요',
      ],
    ],
    [
      'two nouns with “하고” are one',
      '우리 배가 만석호인데 아버지하고 동생하고 셋이서 새벽에 나가고, 2킬로부터는 택배비를 안 받고 1킬로만 하시면 4천원이 붙어요',
      [
        '우리 배가 만석호인데 아버지하고 동생하고 셋이서 새벽에 나가요',
        '2킬로부터는 택배비를 안 받고 1킬로만 하시면 4천원이 붙어요',
      ],
    ],
    [
      'what turns to another thing is another part, and what is asked for an own one',
      '저희 가게가 학교 앞이라 애들 자전거가 제일 많은데 빵꾸 때우는 건 5천원이고 튜브를 통째로 가는 건 만 이천원이고, 새 자전거는 다 조립해서 드려요',
      [
        '저희 가게가 학교 앞이라 애들 자전거가 제일 많아요',
        '빵꾸 때우는 건 5천원이고 튜브를 통째로 가는 건 만 이천원이에요',
        '새 자전거는 다 조립해서 드려요',
      ],
    ],
    [
      'what goes on with a part that is left out goes with it',
      '멀리 계신 분은 키하고 가슴둘레랑 허리둘레를 알려 주시면 비슷한 것으로 두 벌을 골라서 그날 택배로 보내 드리고 안 맞는 건 바로 돌려보내시면 되고, 속치마랑 버선은 다 들어 있어요',
      ['속치마랑 버선은 다 들어 있어요'],
    ],
    [
      'what limits a sentence after “근데” follows it',
      '교재비는 따로 받는거 없고 빠지면 토요일에 보충 있어요 근데 보충은 한달에 1번만 돼요',
      ['교재비는 따로 받는거 없고 빠지면 토요일에 보충 있어요', '… 보충은 한달에 1번만 돼요'],
    ],
    [
      'from how many something is free stays with what it costs',
      '택배비 4천원 두병부터 무료 올해 아카시아는 비가 많이 와서 60병밖에 없어요',
      ['택배비 4천원, 두병부터 무료', '올해 아카시아는 비가 많이 와서 60병밖에 없어요'],
    ],
    [
      'a price of a doer keeps its verb',
      '출장 점검비가 3만원이고 고치시게 되면 그 3만원은 수리비에서 빼 드리고 안 고치시면 그냥 3만원만 받고 오거든요',
      [
        '출장 점검비가 3만원이에요',
        '… 고치시게 되면 그 3만원은 수리비에서 빼 드리고 안 고치시면 그냥 3만원만 받고 와요',
      ],
    ],
    [
      'a verb before the noun that both are of begins no part',
      '일하는 동안에는 텔레비전을 꺼 주셔야 소리를 들을 수 있으니까 그것만 부탁드리고, 디지털 피아노는 조율이라는 게 없는 건데 가끔 모르고 부르시는 분이 계셔서 미리 말씀드려요',
      ['일하는 동안에는 텔레비전을 꺼 주셔야 소리를 들을 수 있으니까 그것만 부탁드려요'],
    ],
    [
      'what is not done follows it, though “근데” is misspelled',
      '금고는 따로 접수하고 현관 번호키 바꾸는건 13만원이고 열쇠 복사는 한 개에 3천원부터 해드려요 근대 자동차 열쇠는 복사를 못 해드려요',
      [
        '금고는 따로 접수해요',
        '현관 번호키 바꾸는건 13만원이고 열쇠 복사는 한 개에 3천원부터 해드려요',
        '… 자동차 열쇠는 복사를 못 해드려요',
      ],
    ],
    [
      'what a thing is follows how it is with it',
      '그늘진 언덕 아래에서 바람과 볕을 번갈아 맞으며 천천히 자라도록 정성을 다해 돌보아 온 다육이에요',
      ['그늘진 언덕 아래에서 바람과 볕을 번갈아 맞아요', '천천히 자라도록 정성을 다해 돌보아 온 다육'],
    ],
    [
      'a noun with “이라서” ends as a noun does',
      '보내는 날은 월요일하고 수요일만이라서 목요일에 주문하시면 그다음 월요일에나 나가니까 급하신 분은 미리 주문을 해주세요',
      [
        '보내는 날은 월요일하고 수요일만이에요',
        '목요일에 주문하시면 그다음 월요일에나 나가니까 급하신 분은 미리 주문을 해주세요',
      ],
    ],
    [
      'a price stays with the thing it is of',
      '국산 돌게만 쓰고 1키로 2만9천원, 꽃게는 봄에만 하는데 1키로 5만5천원이에요.',
      ['국산 돌게만 쓰고 1키로 2만9천원', '꽃게는 봄에만 하는데 1키로 5만5천원'],
    ],
    [
      'what a buyer has so long is said with what it does not hold for',
      '흑백은 일주일에 한번 모아서 하니까 기다리셔야 하고, 사시고 한 달 안에 셔터 안 눌리면 무상인데 떨어뜨리신 거는 아무리 아니라고 하셔도 뜯어보면 다 보여요',
      [
        '흑백은 일주일에 한번 모아서 하니까 기다리셔야 해요',
        '사시고 한 달 안에 셔터 안 눌리면 무상',
        '떨어뜨리신 거는 아무리 아니라고 하셔도 뜯어보면 다 보여요',
      ],
    ],
    [
      'on which days something is done stays with it',
      '생두를 제가 직접 골라서 일주일에 두번 볶는데 화요일하고 금요일이고 볶은날 바로 부치고, 500그램은 2만6천원이에요',
      [
        '생두를 제가 직접 골라서 일주일에 두번 볶는데 화요일하고 금요일이에요',
        '볶은날 바로 부쳐요',
        '500그램은 2만6천원',
      ],
    ],
    [
      'as much as one does follows what one does',
      '엘베 없는 5층도 올려다드려요 저도 허리가 안좋아서 한번에 20키로까지만요',
      ['엘베 없는 5층도 올려다드려요', '… 저도 허리가 안좋아서 한번에 20키로까지만요'],
    ],
    [
      'where a limit has no room with what it limits, both are left out',
      '다리 불편하신 분은 전화를 주시면 제가 차로 모시러 가는데 그건 아침 9시에만 되고 우리 동네 안에서만 되고, 파마는 3만 5천원이에요',
      ['… 그건 아침 9시에만 되고 우리 동네 안에서만 돼요', '파마는 3만 5천원'],
    ],
  ])('%s', (_, text, said) => {
    expect(saidOf(text)).toEqual(said)
  })
})
