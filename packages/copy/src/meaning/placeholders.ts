/** What stands where an owner's words belong, in any of the four languages. Each is the whole text, or a word of it. */
const single = [
  '(?:test){2,}|tes+t(?:s|ing|ed|er)?\\d*|tes|null|nil|undefined|none|nothing|nan|n\\/?a|na|x{2,}|abc(?:d(?:e(?:f\\w*)?)?)?|xyz|aaa\\w?|lorem|ipsum|dolor|sit|amet|sample|dummy|foo(?:bar)?|baz|qux|blah|bla|tb[da]|todo|fixme|placeholder|untitled|unknown|idk|lol|whatever|temp|tmp|asap|etc|ok(?:ay)?|hmm+|uh+|um+|haha(?:ha)*|hehe(?:he)*|blahblah|coba|kosong|thử|entah|tidak ?ada|không ?biết',
  '(?:테스트|샘플|없음|임시|더미|예시|모름|미정){2,}|(?:더미|테스트|샘플|임시|예시|시험용?)(?:데이터|텍스트|이름|제목|내용|문구|값|글|상품명|파일)|(?:이름|제목|내용|설명|상품명|값|정보|답|정답)없음|아무의미\\s?없음|(?:잘\\s?)?모르겠음|(?:상품|제품|가게|매장)\\s?이름|냉무|미입력|미작성|미기재|미등록|(?:확인|작업|수정|업데이트|입력)\\s?중|홍길동|john doe|jane doe|내용무|노코멘트|에이비씨\\S*|가갸거겨\\S*|wasd|esdf|ijkl|0x[0-9a-f]+|테스트\\d*|테스트(?:입니다|중|용|요|임|중입니다|해요|합니다|다|글|상품|제품)?|테슷흐|없음|없어요?|없습니다|없다|아무거나|아무말(?:이나)?|아무나|아무|몰라요?|모름|모르겠(?:어요|습니다|음)|비밀|미정|추후|나중에|준비\\s?중|작성\\s?중|수정\\s?예정|입력|임시|샘플|예시|더미|빈칸|공백|내용\\s?없음|설명\\s?없음|해당\\s?없음|가나다라?\\S*|아야어여\\S*|에이비씨|도레미파\\S*|일이삼사\\S*|하나둘셋\\S*|블라블라|어쩌구저쩌구|어쩌고저쩌고|어쩌구|저쩌구|어쩌고|저쩌고|뭐시기|거시기|음+|흠+|헐|ㅇㅇ|ㄴㄴ|노코멘트|글쎄(?:요)?|그냥요?|업체명|회사명|상호',
] as const

/** Words that name a field of a form rather than a thing. Nothing but these says nothing. */
const fields =
  '상품|제품|제품명|상품명|이름|가게명|상호명|매장명|브랜드명|내용|설명|상품설명|제품설명|소개|소개글|제목|텍스트|문구|글자|여기에?|적어\\s?주세요|써\\s?주세요|입력(?:하세요|해\\s?주세요|란|값)?|내용을|설명을|상품명을|이름을|제목을|텍스트를|product|products|name|title|description|content|text|string|item|info|information|here|your|enter|insert|add|type|something|anything|some|the|a|my|this|is|just|only|for|data|input|value|field|header|hello|world|가게|매장|업체|shop|store|입니다|글입니다|상품입니다|제품입니다|임|글|중|용|등록|확인|용도|일|이|삼|하나|둘|번|\\d+'

const alone = new RegExp(`^(?:${single.join('|')})[.!?~…]*$`, 'iu')
const field = new RegExp(`^(?:${fields})$`, 'iu')
const fieldAlone =
  /^(?:상품|제품|제품명|상품명|이름|가게명|상호명|매장명|브랜드명|내용|설명|상품설명|제품설명|소개글|제목|텍스트|문구|(?:설명|내용|이름|제목|상품명|소개|비고)란|(?:상품|제품|품목|항목|가게|매장|이름|내용|제목|브랜드|product|item|name|title|shop|store|brand)[ _-]?(?:\d+|[a-c가나다])|product|name|title|description|content|text|string|item|info|input|value|hello world)$/iu
const sentences =
  /^(?:(?:상품|제품|내용|설명|텍스트|글|이름|제목|문구|가게)(?:입니다|이에요|예요|임|이다)|(?:가게|매장|업체|회사|상점|브랜드)\s?(?:이름|명)|no comment|(?:no|nope|yes|yeah|네|넵|응|아니(?:요|오)?|왜|뭐|뭐지|skip|later)[.!?~]*|(?:여기에?\s?)?(?:상품|제품|가게|매장|브랜드)?\s?(?:명|이름|내용|설명|글|제목|텍스트|문구)(?:을|를)?\s?(?:여기에?\s?)?(?:입력|작성|적어|써|넣어)\s?(?:하세요|해\s?주세요|주세요|해요|란|바랍니다)?\.?|(?:enter|insert|type|add|put|write) (?:your |the |some |a )?(?:\w+ )?(?:text|name|title|description|content|here|something)(?: here)?\.?|lorem ipsum.*|the quick brown fox.*|(?:아무|의미)\s?(?:말|뜻|내용)?\s?(?:이나|대잔치|없는\s?글).*|뭐라고?\s?(?:써야|적어야|쓰지|적지|쓸까).*|할\s?말\s?없음.*|이건?\s?테스트.*|그냥\s?(?:테스트|써\s?봄|아무거나|적어\s?봄|눌러\s?봄|입력).*|(?:this is|just) (?:a |an )?(?:test|sample|placeholder)\b.*|(?:i |we )?(?:will|to|gonna) (?:fill|write|add|update|do)\b.*\b(?:later|soon|tomorrow)|not sure(?: yet| what)?.*|(?:none|nothing|not) (?:yet|here)|(?:쓸|할|적을|넣을)\s?(?:말|내용|것|거|게)(?:이|도)?\s?없(?:음|다|어요|네요?|습니다)|생각(?:이)?\s?안\s?(?:남|나요?|난다)|(?:my|new|your|some|first|another|the|a|this) (?:product|item|title|name|description|text|content|shop name|store name)(?: name| title| text| here| goes here)?|(?:title|name|text|description|content|something) (?:here|goes here|text|tbd)|새(?:로운)?\s?(?:상품|제품|글|항목|문서|파일)|(?:to be|will be) (?:added|filled|written|determined|updated|decided).*|coming soon\.?|추후\s?(?:입력|작성|등록|업데이트|공지|수정).*|나중에\s?(?:쓸|적을|입력|작성|수정|채울).*|준비\s?중입니다\.?|작성\s?중입니다\.?|i don(?:’|'|)?t know.*|no idea.*|nothing to (?:say|write).*|not applicable|n\s?\/\s?a\.?|(?:product|item|shop|store|brand|company|your) (?:name|title|description|info(?:rmation)?)(?: here)?|(?:n\/a[\s,]*)+|no (?:description|name|content|text|title|info)(?: yet| here| available)?|사랑해\s?테스트|동해물과\s?백두산이)$/iu

/** Filler Latin beyond its famous first words. */
const filler =
  /^(?:lorem|ipsum|dolor\w*|sit|amet|consectetur|adipisc\w+|elit|sed|do|eiusmod|tempor|incididunt|ut|labore|et|magna|aliqua|enim|ad|minim|veniam|quis|nostrud|exercitation|ullamco|laboris|nisi|aliquip|ex|ea|commodo|consequat|duis|aute|irure|in|reprehenderit|voluptate|velit|esse|cillum|eu|fugiat|nulla|pariatur|excepteur|sint|occaecat|cupidatat|non|proident|sunt|culpa|qui|officia|deserunt|mollit|anim|id|est|laborum|vestibulum|curabitur|pellentesque|vivamus|maecenas|praesent|phasellus|suspendisse|mauris|fusce|donec|integer|nullam|aenean|morbi|proin|at|vel|ac|nec|quam|vitae)$/iu
/** What a machine reads rather than people. */
const code =
  /\$\(|\balert\s*\(|^import\s\w+$|\bfunction\s*\w*\s*\(|=>|\)\s*\{|\{\s*["'\w]+\s*:|console\.\w+|\breturn\s+[\w"']+\s*;|\b(?:var|let|const|int|string)\s+\w+\s*=|\bselect\b.+\bfrom\b\s+\w+|\binsert\s+into\b|\bdrop\s+table\b|\bdelete\s+from\b|\bdef\s+\w+\s*\(|#include\b|\bprintf?\s*\(|<\?(?:php|xml)|\b(?:npm|git|sudo|docker|curl)\s+(?:install|run|push|pull|commit|clone|apt|-\w)|\brm\s+-rf|^\s*(?:import|from)\s+\w+\s+(?:from|import)\b|\bnull\s*;|&&\s*\w+\s*\(|\$\{|\{\{|\[object\b|\bundefined\b|\bNaN\b|https?:\/\/localhost|\\u[0-9a-f]{4}|%[0-9A-F]{2}%[0-9A-F]{2}/iu
/** Words by which somebody says that nothing is said. */
const careless =
  /^(?:잘|추가|뭐라도|적기|설명|시험용|작성|예정|값|데이터입니다|텍스트입니다|안|함|셋|넷|다섯|무의미(?:한|하다)?|대충|아무렇게나|아무|아무거나|아무말|아무말이나|아무\s?글|막|그냥|일단|걍|ㄱㅊ|시험(?:용|삼아|입력|중)?|연습(?:용|삼아|중)?|테스트(?:용|중)?|더미|임시(?:로|용)?|씀|적음|입력(?:함|중|해\s?봄|값)?|써봄|써\s?봄|적어봄|눌러봄|올려봄|넣어봄|채움|채우기|글|글자|글자나|아무글|텍스트|내용|내용은|설명은|이름은|제목은|문장|문구|데이터|값|하나|둘|귀찮(?:다|음|아|아요)|싫어(?:요)?|하기|쓰기|뭐라(?:도|고)?|뭘|써야|적지|쓰지|쓸까|모르겠다|모름|몰라(?:요)?|의미|의미없는|없음|없는|없어|나중에|추후|수정|예정|필요|확인|확인용|것|거|임|등록(?:용|해봄)?|입니다|이에요|예요|dummy|test\w*|sample|text|random|stuff|words?|gibberish|nonsense|typing|just|some|filler|fill|whatever|something|ignore|me|this|please|delete|later|blah|asdf|data|input|here|is|a|for|now)$/iu
const isCarelessStem =
  /^(?:추가$|뭐라도$|작성$|입력$|값$|하나$|무의미|대충|아무|시험용|시험삼아|연습용|연습|더미|테스트|임시|의미|걍|귀찮|채우기|글자|그냥$|추후|dummy|test|random|gibberish|nonsense|ignore|filler|sample)/iu

/** Whether a text is of the kind that fills a page: Latin, code, or a word that it says nothing. */
function isFiller(plain: string, words: readonly string[]): boolean {
  if (code.test(plain)) return true
  // “aaa bbb ccc”
  if (words.length >= 2 && words.every((word) => /^(\p{L})\1{2,}$/u.test(word))) return true
  const latin = words.filter((word) => filler.test(word)).length
  if (words.length >= 3 && latin / words.length >= 0.7) return true
  if (words.length === 2 && latin === 2 && words.every((word) => word.length >= 9)) return true
  return (
    words.length > 0 &&
    words.every((word) => careless.test(word)) &&
    words.some((word) => isCarelessStem.test(word))
  )
}

/** Programmers’ “foo bar baz”; a bar by itself is a place to drink. */
const fooBar = /^(?:foo|bar|baz|qux|quux)$/iu

/** Whether a text stands where words belong, and is none: “테스트”, “TBD”, “상품 설명을 입력하세요”. */
export function isPlaceholder(plain: string): boolean {
  if (alone.test(plain) || fieldAlone.test(plain) || sentences.test(plain) || /^bar$/iu.test(plain))
    return true
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  if (isFiller(plain, words)) return true
  if (words.length > 1 && words.every((word) => fooBar.test(word))) return true
  return words.some((word) => alone.test(word)) && words.every((word) => alone.test(word) || field.test(word))
}

/** Whether a word by itself is one of those. */
export function isPlaceholderWord(word: string): boolean {
  return alone.test(word)
}
