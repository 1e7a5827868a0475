import { describe, expect, it } from 'vitest'

import { splitSentences } from './segment.ts'
import { readKorean } from './shorten-ko.ts'

/** The clauses of a text, each in its longest form. */
function read(text: string): (string | undefined)[] {
  return splitSentences(text).flatMap((sentence) =>
    readKorean(sentence, []).map(({ variants: [whole] }) => whole),
  )
}

describe('a text without stops is parted where its sentences end', () => {
  it.each([
    [
      'and never between what somebody says and who says it',
      '사신 분들이 "발가락이 안 아파요" 하고 또 사러 오시는 신발입니다',
      ['사신 분들이 발가락이 안 아파요 하고 또 사러 오시는 신발이에요'],
    ],
    [
      'as messages are written: 이에여, 해여',
      '젤네일 이달의아트 4만5천이고 제거 포함이에여 다른샵에서 한거 제거는 5천원 추가ㅠ 연장은 안해여 화~토 11시부터 8시 예약금 만원 있고 당일취소는 안돌려드려요',
      [
        '젤네일 이달의아트 4만5천이고 제거 포함이에여',
        '다른샵에서 한거 제거는 5천원 추가, 연장은 안해여',
        '화~토 11시부터 8시 예약금 만원 있어요',
        '당일취소는 안돌려드려요',
      ],
    ],
    [
      'with 에용 and 안보내용',
      '마카롱 6구 만오천원이에용 택배는 안보내용 픽업은 2시부터 7시까지 가능해용',
      ['마카롱 6구 만오천원이에용', '택배는 안보내용', '픽업은 2시부터 7시까지 가능해용'],
    ],
    [
      'in the north of Gyeongsang, and never before its verb',
      '20마리 손질 다 해가 보냅니더 11월부터 2월까지만 하니더 받으면 냉동실에 넣고 한달안에 다 드이소',
      ['20마리 손질 다 해가 보냅니더', '11월부터 2월까지만 하니더, 받으면 냉동실에 넣고 한달안에 다 드이소'],
    ],
    [
      'in Chungcheong after a price',
      '산소 한기에 8만원 두기부터는 6만원씩이여유 끝나믄 사진 찍어 문자로 보내드려유',
      ['산소 한기에 8만원', '두기부터는 6만원씩이여유', '끝나믄 사진 찍어 문자로 보내드려유'],
    ],
    [
      'in Jeolla and on Jeju',
      '찢어논건 500그램 이만오천원이오 습하면 곰팡이 나니 냉동에 두쇼 10키로 이만원 마씸 약 안 치난 껍질은 곱지 안허우다',
      [
        '찢어논건 500그램 이만오천원이오',
        '습하면 곰팡이 나니 냉동에 두쇼',
        '10키로 이만원 마씸',
        '약 안 치난 껍질은 곱지 안허우다',
      ],
    ],
    [
      'at verbs told as nouns',
      '밥 물 화장실 놀이까지 함 사진이랑 영상 매일 보내줌 두마리부터 5천원 추가 약먹이는건 못함 명절은 한달전에 말해줘야됨',
      [
        '밥 물 화장실 놀이까지 함',
        '사진이랑 영상 매일 보내줌',
        '두마리부터 5천원 추가 약먹이는건 못함',
        '명절은 한달전에 말해줘야됨',
      ],
    ],
    [
      'after what is not done',
      '초3부터 초6까지 수학만 봐줘요 영어는 안함 한반에 다섯명이고 월수금 한시간 반씩 숙제 안해오면 남겨서 하고 보내요',
      [
        '초3부터 초6까지 수학만 봐줘요',
        '영어는 안함',
        '한반에 다섯명이고 월수금 한시간 반씩, 숙제 안해오면 남겨서 하고 보내요',
      ],
    ],
    [
      'with a remark of the sentence before it',
      '주꾸미철엔 9만원 미끼 포함 낚싯대 없으면 만원에 빌려줌 신분증 없으면 못타요 법이 그래요 파도 높으면 전날 저녁에 전화드리고 전액 돌려드림',
      [
        '주꾸미철엔 9만원 미끼 포함, 낚싯대 없으면 만원에 빌려줌',
        '신분증 없으면 못타요, 법이 그래요',
        '파도 높으면 전날 저녁에 전화드리고 전액 돌려드림',
      ],
    ],
    [
      'and what was seen keeps its end',
      '동영상 보내드리는데 10분이면 다들 하시더라구요 직수형만 맞고 저장탱크 있는거는 안맞아요',
      ['동영상 보내드리는데 10분이면 다들 하시더라구요', '직수형만 맞고 저장탱크 있는거는 안맞아요'],
    ],
    [
      'between one price and another thing',
      '미니다발 만오천원부터 중간은 3만원 꽃은 새벽시장에서 월수금 떼와여 원하는색 말해주면 맞춰줌',
      ['미니다발 만오천원부터, 중간은 3만원', '꽃은 새벽시장에서 월수금 떼와여, 원하는색 말해주면 맞춰줌'],
    ],
  ])('%s', (_, text, told) => {
    expect(read(text)).toEqual(told)
  })

  it.each([
    ['강아지 미용 비용은 부여 공주까지 같아요', ['강아지 미용 비용은 부여 공주까지 같아요']],
    [
      '스웨이드는 물빠짐 있을수 있어서 동의서 쓰셔야돼요',
      ['스웨이드는 물빠짐 있을수 있어서 동의서 쓰셔야돼요'],
    ],
    ['뽀얀 거는 프림 아니고 뼈에서 나온 거유', ['뽀얀 거는 프림 아니고 뼈에서 나온 거유']],
  ])('and not at a name that ends alike: %s', (text, told) => {
    expect(read(text)).toEqual(told)
  })
})

it('keeps the “+” of a list that has room', () => {
  expect(read('반찬 5가지 + 국, 메뉴는 매일 바뀜')).toEqual(['반찬 5가지 + 국', '메뉴는 매일 바뀜'])
})
