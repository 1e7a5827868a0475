import type { ShopBrief } from './brief.ts'

/**
 * What owners really type: run-on lists, smiles, waves, line breaks, half sentences, prices and places. Twelve trades
 * in Korean, then other ways of writing and the other languages.
 */
export const counterShops: readonly ShopBrief[] = [
  {
    name: '딸기 생크림 케이크',
    info: '매일 아침 굽는 시트에 동물성 생크림만 올렸어요🍓\n당일 만든 케이크만 판매해요. 1호(15cm) 3~4인용!\n설향 딸기가 듬뿍~ 12월~4월만 판매합니다\n예약은 3일 전까지 부탁드려요',
    price: { amount: 38000, currency: 'KRW' },
    tone: 'casual',
    purpose: 'season',
  },
  {
    name: '물레 머그컵',
    info: '물레로 하나하나 빚은 머그컵입니다. 같은 모양이 하나도 없어요. 손에 쏙 들어오는 크기라 라떼 한 잔에 딱 좋아요. 전자레인지와 식기세척기 사용 가능합니다. 용량 320ml. 흰색, 회색, 하늘색 세 가지.',
    price: { amount: 32000, currency: 'KRW' },
    tone: 'trustworthy',
  },
  {
    name: '어성초 비누',
    info: '- 국산 어성초 가루\n- 저온 숙성 6주\n- 인공향료 무첨가\n- 100g\n거품이 쫀쫀하고 씻은 후 당김이 적어요',
    price: { amount: 8900, currency: 'KRW' },
    tone: 'informative',
  },
  {
    name: '살롱 드 민',
    info: '합정역 5번 출구 도보 2분. 1:1 예약제로 운영하는 미용실이에요. 두피 상태를 먼저 보고 펌과 염색을 상담해 드려요. 첫 방문 커트는 할인돼요. 주차 2시간 무료',
    tone: 'popular',
    purpose: '신규 손님',
  },
  {
    name: '오버핏 코듀로이 셔츠',
    info: '도톰한 코듀로이 원단이라 가을부터 초봄까지 입기 좋아요!! 품이 넉넉해서 이너를 겹쳐 입어도 편해요. 컬러: 브라운 / 카키 / 아이보리. FREE사이즈(55~77). 단독 세탁 권장',
    price: { amount: 45000, currency: 'KRW' },
    tone: 'popular',
  },
  {
    name: '루어 미노우 세트 5종',
    info: '농어, 배스 모두 잘 무는 미노우 5개 세트. 무게 14g, 길이 9cm. 내부 텅스텐 볼이 들어 있어 멀리 날아갑니다. 훅은 일본산. 초보도 사용하기 쉽습니다. 3만원 이상 무료배송',
    price: { amount: 19900, currency: 'KRW' },
    tone: 'professional',
  },
  {
    name: '오늘꽃집',
    info: '당일 새벽 꽃시장에서 가져온 꽃만 써요. 꽃다발은 미리 예약하시면 원하는 색으로 맞춰 드려요 💐 인천 전 지역 배달 가능(섬 지역 제외). 꽃말 카드도 함께 드립니다',
    tone: 'fun',
    purpose: 'promotion',
  },
  {
    name: '오크 원목 책상 1200',
    info: '북미산 오크 원목으로 제작한 책상입니다. 가로 120cm, 세로 60cm, 높이 73cm입니다. 배선 구멍이 있어 선 정리가 편합니다. 서울·경기 무료 배송 및 설치. 무상 A/S 1년. 주문 후 제작이라 2주 정도 걸립니다.',
    price: { amount: 420000, currency: 'KRW' },
    tone: 'professional',
  },
  {
    name: '바디랩 PT 스튜디오',
    info: '운동이 처음이신가요? 체형 분석 후 나에게 맞는 프로그램을 짜 드려요. 회원 한 명당 트레이너 한 명이 끝까지 함께합니다. 오전 6시부터 밤 11시까지 운영. 샤워실·운동복 제공',
    price: { amount: 550000, currency: 'KRW' },
    tone: 'trustworthy',
  },
  {
    name: '할머니 손맛 포기김치 5kg',
    info: '해남 배추와 국산 고춧가루로 담근 김치예요 ^^ 젓갈 향이 세지 않아 아이들도 잘 먹어요. 주문 들어오면 그날 담가서 보내드립니다. 아이스박스 포장, 전국 택배',
    price: { amount: 39000, currency: 'KRW' },
    tone: 'casual',
  },
  {
    name: '책방 마루 11월 북토크',
    info: '11월 15일 토요일 저녁 7시, 소설가와 함께하는 북토크가 열립니다. 정원 20명. 참가비에 음료 한 잔이 포함돼요. 신청은 책방 인스타그램에서. 책을 읽지 않고 오셔도 괜찮아요',
    price: { amount: 15000, currency: 'KRW' },
    tone: 'informative',
  },
  {
    name: '빠른손 휴대폰 수리',
    info: '액정 교체 30분이면 끝! 데이터는 그대로 유지돼요. 수리 전 견적을 먼저 알려드리고, 수리 못 하면 비용을 받지 않아요. 부품 보증 90일. 강남역 11번 출구 앞',
    tone: 'professional',
  },
  { name: '핸드드립 원두', info: '고소하고 산미가 적은 원두예요', price: { amount: 12000, currency: 'KRW' } },
  {
    name: '수제 쿠키',
    info: '버터쿠키 초코쿠키 말차쿠키 3종 세트 선물용 추천',
    price: { amount: 15000, currency: 'KRW' },
    tone: 'fun',
  },
  {
    name: '겨울 이불',
    info: '정말정말 따뜻하고 가벼운 이불!! 알러지 걱정없는 소재ㅎㅎ 세탁기 사용OK',
    price: { amount: 89000, currency: 'KRW' },
    tone: 'popular',
  },
  {
    name: '원데이 캔들 클래스',
    info: '처음이어도 괜찮아요! 선생님이 차근차근 알려드려요. 2시간이면 나만의 소이캔들 완성. 재료비 포함, 음료 제공. 성수역 근처 스튜디오',
    price: { amount: 45000, currency: 'KRW' },
    tone: 'casual',
  },
  {
    name: 'Small-batch chili oil',
    language: 'en',
    info: 'Slow-cooked for 4 hours with Sichuan peppers and garlic. Crunchy, smoky and not too hot. Great on noodles, eggs and pizza! 180 g jar. No preservatives',
    price: { amount: 1200, currency: 'USD' },
    tone: 'fun',
  },
  {
    name: 'Riverside Bike Repair',
    language: 'en',
    info: '- Same-day puncture repair\n- Free safety check with every service\n- We fix all brands\nWalk in, no booking needed. Open Mon–Sat 9–6',
    tone: 'trustworthy',
  },
  {
    name: 'Kopi susu gula aren',
    language: 'id',
    info: 'Kopi susu dengan gula aren asli dari Bandung ☕ Rasanya manis dan creamy. Bisa pilih less sugar. Botol 250 ml, tahan 3 hari di kulkas. Pesan sebelum jam 10 pagi, diantar hari itu juga.',
    price: { amount: 18000, currency: 'IDR' },
    tone: 'casual',
  },
  {
    name: 'Tas anyaman pandan',
    language: 'id',
    info: 'Dianyam tangan oleh ibu-ibu di Tasikmalaya. Ringan, kuat, dan muat laptop 13 inci. Ada tiga warna. Setiap tas sedikit berbeda.',
    price: { amount: 185000, currency: 'IDR' },
    tone: 'trustworthy',
  },
  {
    name: 'Phở bò gia truyền',
    language: 'vi',
    info: 'Nước dùng ninh xương 12 tiếng. Thịt bò tươi mỗi ngày, bánh phở mềm. Mở cửa từ 6 giờ sáng đến 2 giờ chiều. Có chỗ đậu xe. Giao hàng trong bán kính 3 km!',
    price: { amount: 55000, currency: 'VND' },
    tone: 'popular',
  },
  {
    name: 'Nến thơm sáp đậu nành',
    language: 'vi',
    info: 'Nến làm thủ công từ sáp đậu nành. Hương oải hương dịu nhẹ. Cháy khoảng 40 giờ. Hũ thủy tinh dùng lại được. Phù hợp làm quà tặng',
    price: { amount: 180000, currency: 'VND' },
    tone: 'casual',
  },
]
