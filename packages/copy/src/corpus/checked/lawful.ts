import { linesOf } from './lines-of.ts'

/** Lines that describe, invite and inform as the law allows, on which the rules were made. */
export const lawfulLearnt = linesOf(`
9,900원
국내산 딸기 500g
당일 발송해 드려요
봄 신상 10% 할인
매일 아침 구운 식빵
가장 가까운 역은 합정역이에요
최고기온 35도에도 시원한 소재
최대 3인분까지 담을 수 있어요
암막 커튼으로 숙면하세요
100% 면 티셔츠
100% 오렌지 과즙
촉촉한 수분 크림
피부 결을 정돈해 주는 토너
은은한 라벤더 향이 나요
1인 1메뉴 부탁드려요
1+1 행사 중이에요
예약은 전화로 받아요
오전 10시부터 밤 9시까지 열어요
주차 2시간 무료
3만원 이상 무료 배송
손으로 빚은 머그컵
전자레인지 사용 가능
네 가지 색 중에서 골라 보세요
선물 포장 해 드려요
비 오는 날 따뜻한 국물 한 그릇
다이어트 콜라 355ml
바삭하고 고소한 튀김
갓 볶은 원두로 내린 커피
아이와 함께 오기 좋은 카페
반려견 동반 가능해요
오늘 들어온 꽃으로 만들었어요
세탁기로 빨 수 있어요
알레르기 유발 성분: 우유, 밀
치료사 자격을 갖춘 강사
부드럽게 발리는 립밤
끈적임 없이 산뜻해요
가을 신메뉴가 나왔어요
단골 손님께 감사드립니다
2주 동안 20% 할인해요
정가 20,000원 → 할인가 16,000원
자세한 조건은 상담에서 확인하세요
중도 상환 수수료가 있을 수 있어요
지나친 음주는 건강에 해롭습니다
19세 미만에게는 판매하지 않아요
개인에 따라 부작용이 있을 수 있어요
야간 진료 수요일 저녁 8시까지
스케일링은 예약 후 방문해 주세요
문의 02-123-4567
강남역 3번 출구에서 걸어서 5분
한 땀 한 땀 바느질했어요
겨울에도 따뜻한 기모 바지
우리 동네 작은 서점
비건 옵션을 고를 수 있어요
무설탕 요거트
하루 30잔만 내려요
절대 냉동하지 마세요
아이들 간식으로 준비했어요
집들이 선물로 어때요?
물 빠짐이 좋은 화분
튼튼한 오크 원목 책상
아침에 마시는 따뜻한 차
제주에서 온 감귤
평생교육원 수강생 모집
운동이 처음이어도 괜찮아요
머릿결을 부드럽게 감싸요
땀을 빨리 말려 주는 티셔츠
좌석이 넓어서 편해요
주문하면 그날 만들어요
따뜻한 조명이 있는 방
직접 와서 입어 보세요
Freshly baked every morning
Made with 100% cotton
$9.99 each
10% off spring collection
Perfect for picnics
Best before December 2026
Best served chilled
Free shipping on orders over $30
Open daily from 9 am to 6 pm
Hand-poured soy candles
A soft, light moisturizer
Smooth texture and a mild scent
Locally grown strawberries
Come and taste our new menu
Book your table today
Gift wrapping available
Machine washable and quick to dry
Five minutes from the station
Contains milk and wheat
Please drink responsibly
Not for sale to minors
Ask us about loan terms and fees
Your capital is at risk
Results may vary
Evening appointments on Wednesdays
Dogs are welcome
Kids' menu available
Choose from four colours
Small batch, roasted weekly
Crunchy, smoky and not too hot
Warm soup for a rainy day
Two for one on Tuesdays
Buy one, get one free
Our sourdough rests for 24 hours
A cozy corner for reading
Fits a 13-inch laptop
Ships the same day if you order by noon
Great with noodles and eggs
New arrivals this week
Stop by and say hello
Made in Korea
Store in a cool, dry place
Refills cost half of the jar's price
Natural oak with a matte finish
No added sugar
Our most popular flavour is vanilla
Learn pottery in two hours
A gentle lavender scent
Your neighbourhood bookshop
30-day returns
Handmade in small batches
Diet cola, 355 ml
We fix bikes of all brands
Rain or shine, we are here
Ask for a sample
최대 50kg까지 견뎌요
가장 많이 찾는 사이즈는 M이에요
제일 작은 컵은 200ml예요
베스트 니트 조끼
완벽 방수는 아니에요
처음 만나는 도자기 수업
첫 잔은 저희가 낼게요
누구나 들어올 수 있는 열린 서점
항상 같은 자리에 있어요
언제나 따뜻하게 맞이할게요
특별한 날을 위한 케이크
소중한 사람에게 선물하세요
믿고 먹는 우리 집 반찬
건강한 한 끼, 현미 도시락
몸을 녹이는 어묵탕
속이 편안한 죽
피로한 하루 끝에 반신욕
스트레칭 수업으로 하루를 마무리해요
지친 피부에 수분을 채워요
칙칙해 보이는 피부에 생기를
매끈해 보이는 피부 표현
피부에 순한 무향 비누
저자극 테스트를 마친 로션
비타민 C가 들어 있는 귤
단백질 20g이 든 셰이크
칼로리 120kcal
카페인이 없는 보리차
설탕 대신 꿀을 넣었어요
유기농 밀가루를 써요
HACCP 인증 시설에서 만들어요
무농약 쌈채소
동물 실험을 하지 않아요
재활용 종이로 포장해요
친환경 세제 리필
숙면을 위한 암막 커튼
허리를 받쳐 주는 의자
목이 편한 베개
가습기 살균제 무첨가
아이가 먹는 거라 더 꼼꼼히 골라요
의사 선생님 진료 시간표
산부인과 야간 진료
건강검진 예약 안내
물리치료실은 3층이에요
약국은 1층에 있어요
적금 금리 연 3.2% (세전)
보험료는 나이에 따라 달라요
1등 당첨자에게 여행권을 드려요
추첨으로 커피 쿠폰을 드려요
한정 수량 50개
선착순 30명
오늘까지 신청하세요
마감은 금요일 오후 6시
재입고 되었어요
인기 메뉴가 다시 나왔어요
손님들이 자주 찾는 메뉴
방송국 앞 작은 카페
후기를 남기면 쿠폰을 드려요
다른 색도 있어요
다른 메뉴와 같이 드세요
남자아이 옷
여성 전용 헬스장
어린이 체험 교실
아이와 부모님이 함께 만드는 쿠키
할머니가 담근 된장
외국인을 위한 한국어 수업
장애인 주차 구역이 있어요
70% 할인 시즌오프
3개월 무이자 할부
전 품목 2만원 균일가
반값 딸기 행사 (10,000원 → 5,000원)
무료 시식 행사
신용카드 사용 가능
평생 한 번뿐인 결혼식을 위한 꽃
문의 010-1234-5678
아프지 않게 두피를 감싸는 빗
상처 없이 꼼꼼하게 포장해요
여름철 식중독을 조심하세요
바이올린 레슨
암벽 등반 체험
치료견과 함께하는 시간
다이어트 식단 도시락
홈메이드 해장국
Best-tasting? You decide
Always made to order
Never frozen
The perfect gift for mom
Perfectly ripe peaches
Most orders ship in two days
One of our regulars named it
Everyone gets a cookie
The only shop on our street with a garden
Good for two people
A healthy lunch under 500 calories
High in protein
Vitamin C from real oranges
Decaf available
Relax after a long day
Wind down with a warm bath
Soothing lavender scent
Calms and hydrates dry skin
Helps keep skin moisturized
Non-greasy finish
Dermatologist tested
Cruelty-free
Organic flour
Certified organic cotton
Eco-friendly packaging
Supports your lower back
A pillow that cradles your neck
Breathable fabric keeps you cool
Flu shots available by appointment
Our clinic opens at 9
Physical therapy room on the third floor
Savings rate 3.2% a year before tax
Premiums vary by age
Win a trip in our raffle
First 30 guests only
Offer ends Friday
Back in stock
Limited edition of 50
Half off strawberries: $10 now $5
70% off end of season
Free tasting this Saturday
Leave a review, get a coupon
Also comes in green
Women's running shoes
For kids aged 3 and up
Baking class for kids and parents
Korean lessons for foreigners
Disabled parking available
No smoking, please
Cures in oak barrels for six months
Slow-cured ham
Dry aged beef
Kill two birds: lunch and coffee
A clean burn candle
Cold-pressed sesame oil
Fresh as the morning
Treat yourself to a slice
Dog treats with sweet potato
Prevents spills with a tight lid
Reduces noise with thick curtains
Protects your phone from drops
Removes coffee stains
Fights frizz on humid days
갓 지은 밥과 제철 반찬
멸치 육수로 끓인 잔치국수
두툼하게 썬 연어
살얼음 동동 동치미
구수한 누룽지 한 봉지
껍질째 먹는 사과 3kg
크림이 듬뿍 든 도넛
면역력보다 맛으로 승부하는 집
오후 2시까지 주문하면 당일 출고
택배비 3,000원
수량 소진 시 조기 마감
포장 주문 10% 할인
생일인 분께 미역국을 드려요
두피를 시원하게 감싸는 샴푸
자극이 적은 약산성 클렌저
건조함을 덜어 주는 크림
피부를 촉촉하게 감싸는 에센스
손톱 모양을 다듬어 드려요
정형외과 진료 시간 안내
예방 접종 예약 받습니다
진료비는 공단 기준을 따릅니다
보험 가입 전 약관을 확인하세요
펀드는 원금이 보장되지 않습니다
잔으로 파는 내추럴 와인
안주 하나에 소주 한 병
운전하실 분은 음료를 골라 주세요
무릎이 편한 쿠션 방석
허리 라인을 살린 원피스
암체어와 어울리는 스툴
통풍이 잘되는 메시 소재
감기 걸리지 않게 따뜻한 목도리
손목이 편한 마우스
어깨끈 길이를 조절해요
소음 없는 밤을 위한 귀마개
상처 난 가구를 고쳐 드려요
염증 없이 자란 상추
키가 큰 분도 넉넉해요
어린이 우산
엄마와 아이 커플 옷
국가대표 응원 티셔츠
최신 기종 입고
오늘의 추천 메뉴
의사 가운 세탁
가수 공연이 있는 밤
방송용 조명 대여
특허 사무소 옆 건물
우리 집만의 양념
세상에 하나뿐인 도장
평일 점심 9,000원
수능 끝난 학생 20% 할인
Slow-roasted pork with apples
Warm bread, salted butter
A bowl of clam chowder
Crisp apples, 3 kg box
Orders before 2 pm ship today
Delivery is $3
While supplies last
10% off takeout
A gentle cleanser with low pH
Keeps your lips moisturized
A cream for winter days
Nail shaping and polish
Vaccination appointments available
Read the policy terms before you sign
Funds can lose value
Natural wine by the glass
Designated drivers get a free soda
A cushion for your knees
Breathable mesh on the back
A scarf for cold mornings
Easy on your wrists
Adjustable shoulder strap
Earplugs for quiet nights
We mend scratched furniture
Umbrellas for children
Matching sweaters for mom and kid
The latest models are in
Today's special is pumpkin soup
Live music on Fridays
Lighting rental for film crews
Our own secret sauce
One-of-a-kind stamps, carved by hand
Lunch is $8 on weekdays
Students save 20% after exams
Stay cool with linen
Heels and soles repaired
Never too late to learn piano
The most comfortable seat is by the window
Stress balls for the office
Cold drinks in the fridge
`)

/** Fresh lines, written before their results were looked at. */
export const lawfulHeldOut = linesOf(`
12,000원부터
아메리카노 3,500원
해남 배추로 담근 포기김치 5kg
오늘 주문하면 내일 도착해요
여름 원피스 30% 할인
첫 방문 고객 5,000원 쿠폰
두 개 사면 하나 더 드려요
새벽에 딴 상추
직접 끓인 육수로 만든 칼국수
속이 꽉 찬 왕만두
쫄깃한 면발과 진한 국물
달지 않은 팥앙금
버터 향이 가득한 크루아상
산미가 적은 원두
얼음 동동 식혜 한 잔
매콤달콤 떡볶이
밥도둑 간장게장
도시락 단체 주문 받아요
보습 성분을 담은 핸드크림
건조한 계절에 쓰기 좋은 로션
무향이라 부담 없어요
거품이 풍성한 클렌징폼
자외선 차단 SPF50+ 선크림
가볍게 발리는 쿠션
손상된 머릿결에 윤기를 더해요
여드름성 피부에도 쓸 수 있어요
피부과 전문의 상주, 화요일 휴진
임플란트 상담 예약 받습니다
수술 후 주의 사항을 안내해 드려요
어린이 치과 검진은 오후에 해요
주말에도 진료합니다
도수치료는 진료 후 결정합니다
투자에는 원금 손실 위험이 있습니다
대출 금리는 신용에 따라 달라요
예금자 보호 한도를 확인하세요
상담은 무료예요
와인 안주로 잘 어울리는 치즈
시원한 생맥주 500cc
막걸리와 파전 한 상
음주 운전은 하지 마세요
일본산 훅을 쓴 루어 세트
14인치 노트북이 들어가는 가방
허리끈으로 핏을 조절해요
물에 젖어도 금방 말라요
발이 편한 단화
천연 소가죽으로 만든 지갑
사용할수록 색이 깊어져요
소음이 적은 선풍기
리모컨으로 밝기를 조절해요
접으면 두께가 5cm예요
가장 인기 있는 메뉴는 아니지만 사장님이 좋아해요
반려 식물 입문자에게 알맞아요
물은 일주일에 한 번 주세요
직사광선을 피해 두세요
냉장 보관하고 3일 안에 드세요
남은 재고는 매장에 문의해 주세요
4월 30일까지 신청하세요
정원 20명, 참가비 15,000원
초보자를 위한 도예 수업
처음 오신 분께 사용법을 알려 드려요
회원 한 명당 트레이너 한 명
체형에 맞춘 운동 프로그램
아침 7시 요가 수업
액정 교체 30분이면 끝
수리 전에 견적을 알려 드려요
부품 보증 90일
이사 견적은 방문해서 드려요
꽃말 카드를 함께 드려요
인천 전 지역 배달 가능
비 오는 날은 쉬어 갑니다
창가 자리에서 바다가 보여요
캠핑장까지 픽업해 드려요
객실은 모두 금연이에요
체크인은 오후 3시예요
조식은 8시부터 10시까지
아이 옷 물려 입히기 좋은 사이즈
단체석 예약은 하루 전까지
외국인 손님도 환영해요
휠체어로 들어올 수 있어요
남녀 공용 디자인
어르신 할인 10%
학생증을 보여 주시면 1,000원 할인
우산 빌려 드려요
사장님 추천 조합
겨울 한정 딸기 라떼
소량만 만들어요
땅콩이 들어 있어요
감기 조심하세요
미세먼지 많은 날엔 창문을 닫아 주세요
빈티지 소품 구경 오세요
골목 끝 초록 대문 집
천천히 둘러보세요
기다려 주셔서 고맙습니다
새로 문을 열었어요
다음 주 월요일에 쉬어요
정성껏 준비했어요
사진보다 색이 조금 밝아요
세탁소에 맡겨 주세요
스물네 시간 숙성한 반죽
국산 콩으로 만든 두부
A quiet place to work
Homemade jam with 70% strawberries
Cold brew steeped for 16 hours
Two scoops for $5
20% off winter coats until Sunday
Free wifi and parking
Kids eat for half price on Mondays
Please tell us about any allergies
Serves two to three people
Warm blankets for cold nights
Fragrance-free body lotion
Leaves your skin feeling soft
SPF 50 sunscreen, 60 ml
For dry and sensitive skin
A lightweight foundation in ten shades
Shampoo for coloured hair
Dental check-ups by appointment
Please bring your insurance card
Side effects may occur; ask your doctor
Returns are not guaranteed
Rates depend on your credit score
House wine by the glass
Craft beer from a local brewery
Must be over 19 to order
Walnut desk with cable holes
Ceramic mugs, 320 ml
Waterproof up to 30 minutes
Sturdy enough for daily use
The fabric stretches a little
Comes in small, medium and large
Handwash only
Two-year warranty
Assembles in five minutes
Battery lasts about eight hours
Water once a week
Keep out of direct sunlight
Limited to one per customer
Order before Thursday for weekend pickup
Beginner yoga at 7 am
One-on-one guitar lessons
Bring a friend to class
See you at the night market
Rooms with a view of the sea
Check-in from 3 pm
Breakfast until 10
Smoking is not allowed
Wheelchair accessible
Seniors get 10% off
Everyone is welcome
Visitors from abroad are welcome
Call 02-123-4567 to reserve
We speak English and Korean
Our chef cooks with seasonal vegetables
Spicy rice cakes with fish broth
Thick noodles in a rich broth
Light and crispy batter
Sweet but not too sweet
Best friends bracelet set
Your best shot, framed
A perfect pair of socks for autumn
Always closed on Tuesdays
Vintage lamps and old records
We open at noon
Thank you for waiting
Come in from the rain
Made from recycled glass
Grilled over charcoal
Vegan options on request
Fits most phones
Colour may differ from the photo
Try it on in our shop
Small shop at the end of the alley
Add a message card
Cut and blow-dry from $40
Puncture repair in 20 minutes
Tell us what you need fixed
A table for six by the window
Picked this morning
`)
