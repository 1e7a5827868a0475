import type { Product } from '@clipmint/contract'

type Row = [name: string, info: string, price: number, tone?: Product['tone'], purpose?: Product['purpose']]
type Words = Pick<Product, 'name' | 'info' | 'price' | 'currency' | 'language' | 'tone' | 'purpose'>

const korean: Row[] = [
  [
    '손뜨개 울 비니',
    '울 100% 실로 한 코씩 손으로 떠요. 가볍고 따뜻해서 겨울 내내 써요. 색은 네 가지예요. 손세탁할 수 있어요.',
    29_000,
  ],
  [
    '통밀 식빵',
    '매일 아침 직접 구워요. 우유와 버터를 넣지 않았어요. 담백하고 고소해서 샌드위치로 좋아요. 한 봉지에 여덟 장이 들어 있어요.',
    7_500,
    'trustworthy',
  ],
  [
    '수제 딸기잼',
    '국내산 딸기 70%로 만들어요. 설탕을 절반으로 줄여 달지 않아요. 200g 유리병에 담아요. 빵에 발라 먹기 좋아요.',
    12_900,
  ],
  [
    '물레 머그',
    '물레로 하나하나 빚어요. 손잡이가 손에 감겨서 편해요. 320ml라 라떼 한 잔에 좋아요. 세 가지 색이 있어요.',
    32_000,
    'professional',
  ],
  [
    '소이 캔들',
    '콩 왁스 100%로 만들어요. 은은한 향이 오래가요. 40시간 켤 수 있어요. 선물 포장을 해 드려요.',
    18_000,
  ],
  [
    '린넨 앞치마',
    '리투아니아 린넨으로 지어요. 가볍고 빨리 말라요. 주머니가 두 개예요. 세탁기로 빨 수 있어요.',
    42_000,
    'informative',
  ],
  [
    '원목 도마',
    '호두나무 한 장을 깎아 만들어요. 칼자국이 적게 남아요. 가로 38cm예요. 아이 간식 준비할 때 좋아요.',
    55_000,
  ],
  [
    '콜드브루 원액',
    '에티오피아 원두를 12시간 우려요. 깔끔하고 산뜻해요. 500ml 한 병이면 열 잔이 나와요. 냉장 보관해 주세요.',
    15_000,
    'fun',
  ],
  [
    '제주 감귤청',
    '제주 감귤을 손으로 까서 담가요. 달콤하고 향긋해요. 따뜻한 물에 타면 겨울에 좋아요. 병은 600ml예요.',
    16_000,
  ],
  [
    '한우 곰탕',
    '사골을 18시간 끓여요. 국물이 진하고 담백해요. 두 팩이 한 세트예요. 아침에 데우기만 하면 돼요.',
    22_000,
    'trustworthy',
  ],
  [
    '강아지 수제 간식',
    '닭가슴살만 말려서 만들어요. 첨가물을 넣지 않아요. 작게 잘라 어린 강아지도 먹기 좋아요. 100g씩 담아요.',
    9_900,
  ],
  [
    '가죽 카드지갑',
    '이탈리아 소가죽을 손바느질해요. 얇아서 앞주머니에 들어가요. 카드 여섯 장이 들어가요. 각인을 해 드려요.',
    38_000,
    'professional',
  ],
  [
    '유리 화병',
    '입으로 불어 만든 유리예요. 한 송이만 꽂아도 예뻐요. 높이 18cm예요. 거실과 침실에 어울려요.',
    27_000,
  ],
  [
    '면 100% 잠옷',
    '60수 면으로 지어 부드러워요. 땀이 나도 시원해요. 상하의 한 벌이에요. 여름과 가을에 좋아요.',
    49_000,
  ],
  [
    '천연 샴푸바',
    '코코넛 오일로 만들어요. 거품이 부드럽고 촉촉해요. 한 개로 두 달 써요. 여행 갈 때 좋아요.',
    13_000,
    'popular',
  ],
  [
    '핸드드립 세트',
    '드리퍼와 서버, 필터가 들어 있어요. 처음 시작하는 분도 쉬워요. 두 잔을 내릴 수 있어요. 집들이 선물로 좋아요.',
    46_000,
  ],
  [
    '수제 그래놀라',
    '귀리와 견과를 낮은 온도에서 구워요. 바삭하고 고소해요. 꿀로만 맛을 내요. 300g 한 봉지예요.',
    11_000,
  ],
  [
    '뜨개 수업',
    '코바늘을 처음 잡는 분도 배울 수 있어요. 한 반은 여섯 명이에요. 두 시간에 가방 하나를 떠요. 재료를 준비해 드려요.',
    45_000,
    'informative',
  ],
  [
    '동네 필라테스',
    '한 번에 네 명만 함께해요. 굳은 어깨를 천천히 풀어요. 역에서 걸어서 3분이에요. 첫 수업 전에 상담해요.',
    35_000,
  ],
  [
    '캠핑 의자',
    '알루미늄이라 2kg로 가벼워요. 1분이면 펴고 접어요. 120kg까지 앉을 수 있어요. 가방에 넣어 들고 다녀요.',
    59_000,
    'fun',
  ],
  [
    '스테인리스 텀블러',
    '여섯 시간 따뜻해요. 뚜껑을 돌려 열어 새지 않아요. 473ml예요. 세 가지 색 중에 골라요.',
    25_000,
  ],
  [
    '유기농 참기름',
    '유기농 참깨를 낮은 온도에서 볶아요. 고소하고 탁하지 않아요. 180ml 병에 담아요. 명절 선물로 좋아요.',
    21_000,
    'trustworthy',
  ],
  [
    '수국 꽃다발',
    '새벽 시장에서 고른 꽃으로 묶어요. 여름에 어울리는 파란색이에요. 물올림을 해서 오래가요. 퀵으로 배달해요.',
    40_000,
  ],
  [
    '접이식 책상',
    '자작나무 합판으로 만들어요. 폭 80cm라 작은 방에 좋아요. 조립 없이 펴서 써요. 모서리를 둥글게 깎아요.',
    89_000,
    'informative',
  ],
  [
    '치즈 타르트',
    '크림치즈를 듬뿍 넣어 구워요. 바삭하고 촉촉해요. 여섯 개가 한 상자예요. 냉동 보관할 수 있어요.',
    19_800,
    'popular',
  ],
  [
    '아이 원목 블록',
    '너도밤나무를 둥글게 다듬어요. 콩기름으로 색을 입혀요. 서른 조각이에요. 세 살부터 놀 수 있어요.',
    34_000,
  ],
  [
    '바닐라 디퓨저',
    '바닐라와 나무 향이 은은해요. 거실에 두기 좋아요. 200ml라 석 달 가요. 스틱 여덟 개를 드려요.',
    26_000,
  ],
  [
    '김장 김치',
    '국산 배추와 고춧가루로 담가요. 시원하고 깔끔해요. 5kg씩 보내 드려요. 익은 정도를 고를 수 있어요.',
    45_000,
    'trustworthy',
    'season',
  ],
  [
    '자전거 수리',
    '집 앞까지 찾아가요. 펑크는 20분이면 고쳐요. 부품값을 먼저 알려 드려요. 저녁에도 예약할 수 있어요.',
    20_000,
  ],
  [
    '린넨 커튼',
    '빛이 부드럽게 들어와요. 창 크기에 맞춰 지어요. 색은 다섯 가지예요. 물세탁할 수 있어요.',
    78_000,
    'professional',
    'new-arrival',
  ],
]
const english: Row[] = [
  [
    'Wool beanie',
    'Knitted by hand from 100% wool. It is light and warm. It comes in four colours. Wash it by hand.',
    2_900,
  ],
  [
    'Oak cutting board',
    'Cut from a single piece of oak. It is gentle on your knives. It is 38 cm wide. Great for family dinners.',
    5_500,
    'trustworthy',
  ],
  [
    'Soy candle',
    'Poured by hand from soy wax. It burns for 40 hours. The scent is soft and clean. We wrap it as a gift.',
    1_800,
  ],
  [
    'Cold brew',
    'Steeped for 12 hours. It is smooth and never bitter. One bottle makes ten cups. Keep it in the fridge.',
    1_500,
    'fun',
  ],
  [
    'Leather card holder',
    'Sewn by hand from Italian leather. It is slim and light. It holds six cards. We can engrave your name.',
    3_800,
    'professional',
  ],
  [
    'Granola',
    'Baked slowly with oats and nuts. It is crunchy and not too sweet. Each bag holds 300 g. Great for breakfast.',
    1_100,
  ],
  [
    'Camping chair',
    'Made from aluminium, so it is light. It folds in one minute. It holds 120 kg. It comes with a bag.',
    5_900,
    'informative',
  ],
  [
    'Dog treats',
    'Made from chicken breast only. They are small and easy to chew. Each bag holds 100 g. Great for puppies.',
    990,
  ],
  [
    'Linen apron',
    'Sewn from washed linen. It is light and dries fast. It has two pockets. Machine washable.',
    4_200,
  ],
  [
    'Pottery class',
    'Great for beginners. Each class has six people. You make two cups in two hours. We fire them for you.',
    4_500,
    'casual',
    'new-arrival',
  ],
]
const indonesian: Row[] = [
  [
    'Kopi Gayo',
    'Dipanggang setiap pagi. Rasanya lembut dan harum. Kemasan 200 g. Cocok untuk pagi hari.',
    75_000,
  ],
  [
    'Tas rotan',
    'Dianyam dengan tangan di Lombok. Ringan dan kuat. Tersedia tiga warna. Cocok untuk liburan.',
    185_000,
    'professional',
  ],
  [
    'Sambal roa',
    'Dibuat dari ikan roa asli Manado. Pedas dan gurih. Isi 150 g. Simpan di kulkas.',
    45_000,
    'fun',
  ],
  [
    'Sabun kelapa',
    'Dibuat dari minyak kelapa. Lembut di kulit. Berat 100 g. Cocok untuk kulit kering.',
    28_000,
  ],
  [
    'Kelas batik',
    'Cocok untuk pemula. Satu kelas delapan orang. Anda membuat satu kain dalam tiga jam. Bahan kami siapkan.',
    250_000,
    'informative',
  ],
]
const vietnamese: Row[] = [
  ['Cà phê phin', 'Được rang mỗi sáng. Vị đậm và thơm. Gói 250g. Phù hợp cho buổi sáng.', 95_000],
  [
    'Nón lá thêu tay',
    'Được thêu tay ở Huế. Nhẹ và mát. Có ba màu để chọn. Phù hợp cho mùa hè.',
    220_000,
    'professional',
  ],
  ['Mật ong rừng', 'Lấy từ rừng U Minh. Thơm và dịu. Chai 500ml. Giao hàng tận nơi.', 180_000, 'trustworthy'],
  ['Xà phòng dừa', 'Làm từ dầu dừa. Mềm mại cho da. Mỗi bánh nặng 100g. Phù hợp làm quà tặng.', 45_000],
  [
    'Lớp gốm',
    'Phù hợp cho người mới. Mỗi lớp có sáu người. Bạn làm hai chiếc cốc trong hai giờ. Chúng tôi nung giúp bạn.',
    350_000,
    'informative',
  ],
]

const told = { ko: korean, en: english, id: indonesian, vi: vietnamese } as const
const currencyOf = { ko: 'KRW', en: 'USD', id: 'IDR', vi: 'VND' } as const
const languages = ['ko', 'en', 'id', 'vi'] as const

/** Fifty products of small shops, each with enough words to be told from several sides. */
export const fiftyProducts: readonly Words[] = languages.flatMap((language) =>
  told[language].map(([name, info, price, tone = 'casual', purpose = 'everyday']) => ({
    name,
    info,
    price,
    tone,
    purpose,
    language,
    currency: currencyOf[language],
  })),
)
