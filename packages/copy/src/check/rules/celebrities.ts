import type { Line, Match } from '../types.ts'

/** People whom everybody knows and whom a shop may not name as if they stood for it. */
const celebrities =
  /손흥민|이강인|김민재|황희찬|류현진|김하성|오타니|메시(?=가|도|의|처럼|\s?선수)|호날두|박지성|김연아|안세영|신유빈|아이유|블랙핑크|블핑|제니(?=가|도|의|처럼)|리사(?=가|도|처럼)|방탄소년단|정국(?=이|도|처럼)|차은우|송중기|송혜교|전지현|김수현|한소희|이효리|박서준|박보검|장원영|카리나(?=가|도|의|처럼)|뉴진스|에스파|아이브(?=가|도|의|처럼)|르세라핌|세븐틴|스트레이\s?키즈|트와이스|지드래곤|빅뱅(?=이|도|의|처럼)|유재석|강호동|백종원|이영자|임영웅|장윤정|송가인|조인성|현빈(?=이|도|처럼)|손예진|이정재|마동석|김고은|수지(?=가|도|처럼)|고든\s?램지|테일러\s?스위프트|일론\s?머스크|스티브\s?잡스|\b(?:BTS|NewJeans|Blackpink|aespa|Son Heung-?min|LeBron(?: James)?|Lionel Messi|Ronaldo|Beckham|Beyonc[eé]|Rihanna|Oprah|Kardashians?|Zendaya|Billie Eilish|Justin Bieber|Ariana Grande|Brad Pitt|Tom Cruise|DiCaprio|Elon Musk|Michael Jordan|Kobe Bryant|Selena Gomez|Lady Gaga|Adele|Ed Sheeran|Harry Styles|Taylor Swift|Gordon Ramsay|Jamie Oliver|Martha Stewart|Serena Williams|Tiger Woods|Federer|Djokovic|Kate Middleton|Prince William|Meghan Markle|Obama|Keanu Reeves|Steph(?:en)? Curry)\b/giu

/** Their names in a line, beside those that stand in the product’s own words: a biography is called by its subject. */
export function celebritiesIn({ claims, product }: Line): Match[] {
  const own = `${product?.name ?? ''}\n${product?.info ?? ''}`
  return [...claims.matchAll(celebrities)]
    .filter(([name]) => !own.includes(name))
    .map(({ 0: name, index }) => ({ start: index, end: index + name.length, soft: '' }))
}
