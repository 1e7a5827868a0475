import { finalOf, finals, withFinal } from './hangul.ts'

/** A describing word in the forms a headline needs. */
export type Adjective = {
  /** 따뜻해요 */
  finite: string
  /** 따뜻한 */
  before: string
  /** 따뜻함; null where the form is not one people write. */
  noun: string | null
}

export type AdjectiveForm = 'finite' | 'and' | 'so' | 'but' | 'before' | 'negatable' | 'adverb'

/** Roots that take 하다. */
const withHada = `
  따뜻 따듯 포근 푹신 폭신 폭신폭신 말랑 말랑말랑 촉촉 산뜻 상쾌 시원 깔끔 깨끗 단정
  튼튼 단단 탄탄 든든 편 편안 편리 간편 간단 넉넉 낙낙 널찍 아늑 은은 진 연 순 담백
  고소 달콤 새콤 새콤달콤 매콤 짭짤 짭조름 바삭 바삭바삭 쫄깃 쫀득 쫀득쫀득 꾸덕 아삭
  아삭아삭 몽글몽글 포슬포슬 보들보들 부들부들 탱탱 통통 신선 싱싱 건강 안전 저렴 다양
  풍부 풍성 특별 심플 모던 세련 선명 화사 환 투명 유연 가능 정확 꼼꼼 친절 세심 신속
  조용 차분 고요 잔잔 그윽 견고 섬세 정교 유용 적당 충분 완벽 도톰 두툼 슬림 컴팩트
  콤팩트 아담 큼직 쾌적 뽀송 뽀송뽀송 보송 보송보송 매끈 빳빳 촘촘 쫀쫀 유쾌 소중 정직
  친근 익숙 무난 독특 순수 향긋 구수 개운 상큼 달달 얼큰 칼칼 담담 묵직 가뿐 온화 우아
  단아 경쾌 발랄 균일 일정 느긋 무해 강 동글동글 납작 완만 눅눅 축축 답답 불편 복잡
  지루 허전 텁텁 느끼 뻣뻣 까슬까슬 퍽퍽 딱딱 독 조밀 민감 또렷
`

/** Stem, stem before -요, form before a noun. */
const others: readonly (readonly [stem: string, finite: string, before: string])[] = [
  ['좋', '좋아', '좋은'],
  ['많', '많아', '많은'],
  ['작', '작아', '작은'],
  ['넓', '넓어', '넓은'],
  ['얇', '얇아', '얇은'],
  ['짧', '짧아', '짧은'],
  ['높', '높아', '높은'],
  ['깊', '깊어', '깊은'],
  ['얕', '얕아', '얕은'],
  ['낮', '낮아', '낮은'],
  ['맑', '맑아', '맑은'],
  ['밝', '밝아', '밝은'],
  ['짙', '짙어', '짙은'],
  ['굵', '굵어', '굵은'],
  ['알맞', '알맞아', '알맞은'],
  ['괜찮', '괜찮아', '괜찮은'],
  ['적', '적어', '적은'],
  ['맛있', '맛있어', '맛있는'],
  ['멋있', '멋있어', '멋있는'],
  ['재미있', '재미있어', '재미있는'],
  ['크', '커', '큰'],
  ['예쁘', '예뻐', '예쁜'],
  ['빠르', '빨라', '빠른'],
  ['길', '길어', '긴'],
  ['둥글', '둥글어', '둥근'],
  ['멋지', '멋져', '멋진'],
  ['알차', '알차', '알찬'],
  ['야무지', '야무져', '야무진'],
  ['뛰어나', '뛰어나', '뛰어난'],
  ['비싸', '비싸', '비싼'],
  ['질기', '질겨', '질긴'],
  ['기름지', '기름져', '기름진'],
  ['거칠', '거칠어', '거친'],
]

/** Stems in ㅂ that turn to 우: 가볍다, 가벼워, 가벼운. */
const inB = `
  가볍 부드럽 보드랍 가깝 귀엽 두껍 무겁 맵 뜨겁 차갑 쉽 손쉽 어렵 아름답 새롭 자연스럽 고급스럽 사랑스럽 정성스럽
  조화롭 즐겁 미끄럽 매끄럽 번거롭 까다롭 향기롭 여유롭 다채롭 풍요롭 싱그럽 먹음직스럽 싱겁 두텁 시끄럽 어둡 춥 덥 부담스럽
`

const forms = new Map<string, { adjective: Adjective; form: AdjectiveForm }>()
for (const root of words(withHada)) learn(`${root}하`, `${root}해`, `${root}한`)
for (const [stem, finite, before] of others) learn(stem, finite, before)
for (const stem of words(inB)) {
  const open = withFinal(stem, finals.none) ?? stem
  learn(stem, `${open}워`, `${open}운`)
}

/** The adjective and the form a word is in, when the word is nothing but that. */
export function readAdjective(word: string): { adjective: Adjective; form: AdjectiveForm } | null {
  return forms.get(word) ?? null
}

function words(list: string): string[] {
  return list.trim().split(/\s+/u)
}

function learn(stem: string, finite: string, before: string): void {
  const lEnding = finalOf(stem.at(-1) ?? '') === finals.l
  const nounForm = before.endsWith('는') ? `${stem}음` : withFinal(before, finals.m)
  const adjective: Adjective = { finite: `${finite}요`, before, noun: lEnding ? null : nounForm }
  const add = (word: string | null, form: AdjectiveForm): void => {
    if (word !== null && !forms.has(word)) forms.set(word, { adjective, form })
  }
  const open = before.endsWith('는') ? `${stem}으` : lEnding ? stem : withFinal(before, finals.none)
  add(`${finite}요`, 'finite')
  for (const ending of ['다', '죠', '지요', '네요', '답니다', '거든요', '습니다'])
    add(stem + ending, 'finite')
  if (finalOf(stem.at(-1) ?? '') === finals.none) add(`${withFinal(stem, finals.b)}니다`, 'finite')
  if (lEnding) add(`${withFinal(stem, finals.b)}니다`, 'finite')
  add(`${stem}고`, 'and')
  add(`${open}며`, 'and')
  add(`${finite}서`, 'so')
  add(`${stem}지만`, 'but')
  add(`${before}데`, 'but')
  add(before, 'before')
  add(`${stem}지`, 'negatable')
  add(`${stem}지는`, 'negatable')
  add(`${stem}지도`, 'negatable')
  add(`${stem}게`, 'adverb')
}
