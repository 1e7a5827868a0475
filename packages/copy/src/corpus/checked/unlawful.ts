import { linesOf } from './lines-of.ts'

/** Lines that advertising law forbids or asks proof of, on which the rules were made. */
export const unlawfulLearnt = linesOf(`
국내 유일의 수제 딸기잼
업계 1위 브랜드가 만든 침구
세계 최초 무소음 청소기
전국 최저가 보장합니다
고객 만족도 100% 크림
완벽한 피부를 약속드려요
평생 변하지 않는 품질을 보장해요
누구나 무조건 효과 봅니다
부작용 전혀 없는 천연 앰플
대한민국에서 가장 맛있는 김치찌개
이 차 한 잔이면 당뇨 걱정 끝
혈압을 낮춰주는 양파즙
면역력을 높여 주는 홍삼 스틱
항암 효과가 뛰어난 상황버섯
먹기만 해도 살이 쏙 빠지는 곤약젤리
체지방을 태우는 매운 떡볶이
변비 해결에 특효인 푸룬 주스
관절염에 좋은 우슬차
혈액순환을 돕는 족욕 소금
간 해독에 탁월한 헛개차
숙취해소엔 역시 우리 콩나물국
암 예방에 좋은 브로콜리 스프
감기를 낫게 하는 생강청
독소를 배출하는 디톡스 주스
치매 예방에 도움되는 호두
여드름을 치료하는 티트리 비누
아토피 완화에 좋은 로션
세포를 재생시키는 달팽이 크림
흉터를 말끔히 없애 주는 연고 같은 크림
주름이 싹 사라지는 세럼
기미 잡티 제거 크림
탈모를 막아 주는 한방 샴푸
바르는 보톡스, 단 7일의 기적
하루 만에 미백 효과를 느껴 보세요
피부 속 노폐물과 독소를 배출해요
통증 없는 임플란트 수술
부작용 0%, 안심하고 맞으세요
시술 전후 사진으로 확인하세요
환자분들의 생생한 치료 후기
쌍꺼풀 수술 50% 할인 이벤트
대한민국 최고의 의료진이 함께합니다
한 번의 시술로 완치됩니다
원금 보장, 월 5% 확정 수익
무심사 당일 대출 가능
누구나 100% 승인되는 대출
지금 투자하면 두 배 수익
건강에 좋은 와인 한 잔
아무리 마셔도 숙취 없는 막걸리
수험생도 한 잔! 스트레스 풀리는 맥주
90% 할인, 오늘만 이 가격
정가 10,000원 → 9,000원 50% 할인
의사가 추천하는 유산균
연예인들도 쓰는 다이어트 차
방송에 나와 화제가 된 크림
타사 제품은 전부 가짜입니다
경쟁사보다 2배 강력한 세제
다른 가게 김치는 중국산이에요
식약처 인증 받은 다이어트 보조제
FDA 승인 성분으로 만든 마스크
특허 받은 기술로 만든 베개
김민지 고객님(010-1234-5678) 감사합니다
외국인은 출입 금지입니다
뚱뚱한 사람은 입을 수 없는 옷
어린이 여러분, 엄마한테 사 달라고 조르세요
다시는 없을 마지막 기회, 안 사면 후회해요
불면증 환자에게 좋은 대추차
키 크는 어린이 우유
바이러스를 99.9% 살균하는 스프레이
인체에 무해한 살충제
고객 98%가 만족한 마사지기
The best coffee in the world
Korea's number one skin clinic
Guaranteed lowest price in town
The only cream you will ever need
100% satisfaction guaranteed, forever
World's first seamless pillow
Our tea cures diabetes
Lowers your blood pressure naturally
Boost your immune system with one shot
Prevents cancer and heart disease
Lose 10 kg in two weeks without exercise
Burns belly fat while you sleep
Detox your liver with this juice
Relieves arthritis pain fast
Say goodbye to constipation
No more hangovers with our soup
A natural remedy for insomnia
This honey heals sore throats and flu
Removes wrinkles overnight
Clears acne in three days
Regenerates damaged skin cells
Erases scars and dark spots completely
Botox in a bottle
Stops hair loss and regrows hair
Whitens your skin by five shades
Heals eczema and inflammation
Painless surgery with no side effects
See our before and after photos
Real patient testimonials inside
50% off all rhinoplasty this month
The most skilled surgeons in Seoul
A complete cure in one visit
Guaranteed returns of 10% every month
Risk-free investment, your principal is protected
Loans for everyone, no credit check
Double your money in 30 days
Red wine that is good for your heart
A beer with no hangover, ever
Doctors recommend our vitamins
The serum celebrities use
As seen on TV
Nine out of ten women saw results
Other brands use fake ingredients
Twice as good as our competitors
Better than any bakery in the city
FDA approved beauty mask
Clinically proven to work
Patented miracle formula
No foreigners allowed
Kids, beg your mom to buy it
Last chance! You will regret missing this
Call customer Jane Smith at 555-123-4567
95% off, today only
Was $20, now $18: 50% off
Kills 99.9% of viruses
Completely harmless pesticide
Fat people need not apply
Makes your child taller and smarter
국내 최고 품질의 한우
최상급 재료만 고집하는 국내 1등 떡집
업계 최저가! 더 싼 곳 있으면 차액 환불
세계 1위 셰프가 인정한 맛
국내 유일 천연 발효 공법
이 제품만 있으면 모든 고민 해결
효과 없으면 100% 환불
단 3일이면 피부가 달라집니다
먹는 순간 건강해지는 주스
몸이 가벼워지는 한 잔
지방을 녹이는 차
마시기만 하면 5kg 쏙
요요 없는 다이어트
살찔 걱정 없는 빵
하루 한 포로 간 건강까지
심혈관 질환을 예방합니다
뇌졸중 예방에 탁월한 효능
체내 독소를 말끔히 제거
장내 유해균을 없애 줍니다
여성 질환 개선에 도움
고혈압 환자도 안심하고 드세요
당뇨 환자에게 추천하는 쌀
항염 작용이 뛰어난 강황
암세포를 죽이는 성분 함유
아이 키가 쑥쑥 자라는 우유
수험생 집중력을 높여 주는 초콜릿
천연 비아그라
불면증 해결사 상추즙
피로야 가라! 피로 회복 드링크
위장병이 사라졌어요
의사도 놀란 효과
피부 재생을 촉진하는 앰플
세포 속까지 침투해 주름을 지웁니다
아토피도 걱정 없는 순한 로션
민감성 피부 치료 크림
필러 맞은 듯한 볼륨
트러블 없는 완벽한 피부로
여드름 자국까지 싹
하룻밤에 잡티 제거
기적의 안티에이징, 10년 젊어지는 비결
머리가 나는 샴푸
탈모 고민 이제 끝
콜라겐이 차오르는 재생 마스크
스테로이드 없이 아토피 완치
수술 없이 가슴 커지는 크림
질염 예방 청결제
살균 소독 효과 100%
통증이 사라지는 파스 없는 팔찌
허리 통증을 치료하는 의자
혈액순환 개선 양말
자세 교정으로 디스크 완치
전 직원이 명의인 병원
부작용 걱정 없는 지방 흡입
당일 수술 당일 퇴원, 100% 안전
OO병원보다 잘하는 치과
보톡스 9,900원 이벤트
첫 방문 시 시술 무료
치료 만족도 99%
실제 환자 사례 공개
시술 받은 고객의 솔직 후기
한 번에 낫는 비염 치료
국내 최초 무통 시술법
이 주사 한 방이면 살이 빠집니다
평생 재발 없는 치료
연예인 OOO도 다닌 피부과
수익률 300% 달성 보장
원금 100% 보장 상품
절대 손해 보지 않는 투자
무직자도 누구나 3천만원 대출
은행보다 높은 확정 금리
매달 꼬박꼬박 수익이 들어옵니다
투자금 전액 보호
카드 연체자 가능, 심사 없음
대박 나는 종목만 알려 드립니다
몸에 좋은 약주
여성 건강에 좋은 복분자주
술인데 살 안 찌는 하이볼
마셔도 마셔도 다음 날 멀쩡한 술
청소년도 즐기는 과일소주
전문가가 인정한 단 하나의 크림
TV에서 극찬한 그 제품
BTS가 먹은 김밥
국민 여배우의 피부 비결
한의사가 개발한 다이어트 한약
누적 후기 5점 만점
모두가 인정한 맛
시중의 흔한 제품과는 차원이 다릅니다
싸구려 중국산과 비교하지 마세요
다른 브랜드는 방부제를 씁니다
프랜차이즈 커피는 쓰레기예요
A사 제품은 고장이 잦습니다
식약처가 인정한 안전성
미국 FDA 등록 완료
하버드 연구팀이 입증
세계가 인정한 기술력
특허 성분으로 효과 두 배
KC 인증 필요 없는 안전한 장난감
100% 무해한 모기약
정가 대비 97% 세일
원래 100만원짜리를 단돈 9,900원에
1+1에 90% 추가 할인
지금 이 순간에도 팔리고 있습니다, 서두르세요
마지막 10분! 놓치면 평생 후회
오늘 안에 결제하지 않으면 가격이 두 배
홍길동 010-9876-5432 고객님 후기
박지영 씨(38) 체험담
서울 강남구 역삼동 123-4 사는 김모씨
외국인 손님은 받지 않습니다
늙은이 입장 불가
못생기면 손해 보는 세상
남자가 이런 것도 못 사?
뚱녀 탈출 프로젝트
흑인처럼 까만 피부는 이제 그만
아이가 울면 사 주세요! 친구들 다 있어요
민주당 지지자 할인
담배 대신 건강한 액상
바카라 무료 체험
돈 버는 확실한 방법
No.1 in Korea
The ultimate solution for perfect skin
You won't find better anywhere
The best of the best
Always the lowest prices, guaranteed
Unmatched quality, unmatched taste
The most delicious ramen in Seoul
Nothing else works like this
Everyone gets results, no exceptions
Flawless skin in 24 hours
It simply never breaks
Proven to add years to your life
Herbal tea that cleanses your liver
Goodbye diabetes
Natural cancer fighter
Eat this and forget your cholesterol pills
Helps you lose weight fast
Drop two dress sizes by Friday
Our juice will boost your immunity
Supports a healthy heart and lowers cholesterol
Keeps the doctor away
Works like medicine, tastes like candy
Cure your insomnia with warm milk bread
Fat-burning coffee
Anti-cancer mushrooms
Heals your gut
Relieve joint pain naturally
Fights off viruses and bacteria
Turn back the clock on aging
Wipe away wrinkles
Acne gone in a week
Say bye to cellulite
Rebuilds collagen deep in the skin
Dermatologist-level results at home
As effective as laser treatment
Grows your lashes overnight
Permanent hair removal cream
Shrinks pores instantly
Treats athlete's foot
Hair will grow back, we promise
Guaranteed success surgery
Our doctors are the best in the country
No one has ever had a complication here
Lifetime cure for allergies
Half-price liposuction this week only
Watch how our patients transformed
Free teeth whitening with any implant
Invest today, retire tomorrow
Guaranteed 15% annual profit
You can't lose with this fund
No job? No problem! Loans approved in minutes
Make money while you sleep
Secret trick banks don't want you to know
Whiskey for a healthy heart
Beer makes you smarter
Wine without hangovers
Perfect drink for high school parties
Recommended by 9 out of 10 doctors
Loved by celebrities worldwide
Oprah's favorite tea
Our customers are 100% happy
Experts agree it's the best
Thousands of people cured
Other cafes serve stale coffee
Don't buy from the shop across the street
Competitors use cheap ingredients
More effective than Botox
Makes Dyson look like a toy
FDA-approved miracle patch
Government certified weight loss pill
Backed by Harvard scientists
Patented technology found nowhere else
Totally safe, zero side effects
Eco-friendly and 100% non-toxic
90% off everything, last day ever
Normally $500, today just $5
Buy now or regret forever
Only three left in the world
No old people please
Girls can't handle this burger
Only for beautiful people
Immigrants not welcome
Hey kids! Get your parents to buy this
Contact our happy client John Kim, 010-2345-6789
Smoke our cigars for a relaxed life
Slot machine night, guaranteed wins
전국에서 제일 맛있는 순대국
믿을 수 없는 가격, 국내 최저
한국인이 가장 사랑하는 치약
압도적인 성능의 무선 청소기
단연 으뜸가는 효능
백이면 백 만족하는 침대
허리디스크 환자에게 필수인 매트리스
먹고 나면 속병이 낫는 매실청
뼈가 튼튼해지는 사골국
혈관 청소부 양파와인
눈 피로를 싹 풀어 주는 결명자차
위장을 치료하는 마즙
고지혈증 약 대신 드세요
염증 수치를 낮추는 녹차
간이 건강해지는 밀크씨슬 음료
갑상선에 좋은 미역국
잠이 솔솔 오는 수면 유도 차
지방이 쌓이지 않는 돈가스
자도 자도 피곤하다면, 피로회복제 한 포
항바이러스 효과 마스크팩
피부염을 가라앉히는 진정 크림
깊은 주름까지 채워 주는 앰플
시술한 것처럼 팽팽해지는 리프팅 밴드
얼굴이 작아지는 마사지기
점이 저절로 떨어지는 크림
비듬과 탈모를 동시에 치료
멍과 붓기 없는 눈 성형
수술비 최대 40% 할인
당일 예약 시 스케일링 무료 제공
환자가 직접 말하는 완치 스토리
월 300만원 보장, 초보도 가능
연체 중이어도 바로 대출
이 코인은 무조건 오릅니다
간에 무리가 없는 소주
약이 되는 전통주
임신 중에도 마시는 와인
홈쇼핑에서 난리 난 그 팬
배우 김○○의 몸매 비결
의료진이 먼저 찾는 영양제
소비자 만족도 1위 수상
경쟁 업체는 흉내도 못 냅니다
옆 가게 커피 마시지 마세요
정부가 보증하는 투자
세계 특허 3관왕
유해 물질 제로, 먹어도 안전한 물감
정가 3만원 → 2만 5천원, 40% 할인
99% 폭탄 세일
오늘 놓치면 다시는 못 삽니다
뚱뚱해서 차였나요? 이걸 드세요
동남아 사람은 사절
엄마를 졸라서 꼭 사 오세요
금연보다 쉬운 순한 담배
The number 1 choice of every mom
Simply the best bagels anywhere
Korea's most trusted dentist
Guaranteed to work or your life is free
Nobody beats our prices
Lowest price on earth
Eliminates back pain for good
A cup a day keeps cancer away
Diabetics can eat this rice freely
Cures athlete's foot in two days
Natural painkiller candy
Our kimchi kills the virus
Immune-boosting gummies for kids
Clean your blood with beet juice
Lose belly fat without trying
You will never gain weight again
Become taller in three months
Vision restored by our carrot juice
Stronger erections guaranteed
Anti-aging tea that makes you young again
Deep wrinkles filled in one night
Acne scars vanish like magic
Bleaches dark skin to snow white
Baldness is over
Surgical results from a simple cream
Zero-risk eye surgery
Our clinic has a 99% success rate
Botox buy one get one free
See how Mrs. Park beat cancer at our clinic
Pain-free root canal, always
Get approved no matter your credit
20% monthly profit, fully insured
Turn $100 into $10,000
Hangover-proof whiskey
Wine is the secret to long life
Endorsed by famous actors
Nurses choose our cream first
99% of users recommend us
Cheaper and better than Brand X
Our rivals poison your food
Certified by the FDA as a cure
Backed by science, proven in labs
Non-toxic paint you can drink
80% off everything forever
Buy in the next ten minutes or lose it forever
Only real women can wear this
We do not serve gays
Children, tell your parents to hurry
Ms. Lee, 42, Gangnam, phone 010-5555-1234
국내 판매 1위 정수기
세계가 인정한 최고의 기술
단 하나의 완벽한 선택
최고급 호텔에서만 쓰는 침구
타의 추종을 불허하는 품질
효과 100% 보장하는 팩
절대로 실패하지 않는 레시피
피부암을 예방하는 선크림
감기 예방에 좋은 유자차
당뇨병 치료에 효과적인 여주
혈압약을 끊게 해 주는 차
소화불량에 특효
콜레스테롤 걱정 없는 계란
이 주스로 간암을 이겨 냈어요
스트레스를 치료하는 향초
두통이 사라지는 베개
관절 통증을 없애 주는 패치
체중 감량에 효과적인 식초
하루 한 알로 살 빼기
다이어트 효과가 뛰어난 녹차
몸속 독소를 빼 주는 해독 주스
아토피 피부를 낫게 하는 로션
여드름 흉터 치료 세럼
손상된 피부 세포를 되살려요
주름 제거 크림
탈모 치료 샴푸
노화된 피부를 되돌리는 크림
미백과 주름을 한 번에 해결
세균을 박멸하는 비누
수술 없이 코가 높아지는 기구
전혀 아프지 않은 임플란트
부작용 없는 다이어트 주사
성형 전후 비교 사진 공개
수술 후기 이벤트 참여 시 할인
최신 장비로 완치를 약속합니다
국내 최고 명의가 수술합니다
라식 수술 반값
안전한 고수익 투자
매월 10% 이자를 드립니다
신용 조회 없는 즉시 대출
손실 없이 돈을 불려 드립니다
건강을 위해 매일 마시는 막걸리
피부에 좋은 와인
숙취가 전혀 없는 위스키
유명 연예인이 선택한 다이어트
피부과 의사가 만든 크림
대학 교수가 인정한 학습지
99%의 고객이 효과를 봤습니다
타사 대비 3배 강력
저가 제품은 쓰지 마세요
FDA가 인정한 건강식품
식약처 허가 받은 효능
특허로 입증된 다이어트 성분
임상 시험으로 효과 입증
마감 임박! 지금 아니면 없습니다
매일 90% 할인
단 5분간 공짜
이혼녀는 사절
키 작은 남자는 루저
장애인은 이용할 수 없습니다
친구들한테 자랑하려면 꼭 사야 해
집주소: 서울시 마포구 서교동 12-3 이수진님 주문
후기: 최민호 010-2222-3333 강추
코카인처럼 중독되는 맛
Best pizza in town
The finest leather bags in Korea
The world's most powerful vacuum
We are the leading bakery in Seoul
100% effective whitening
Absolutely no side effects
Never gets old, never fails
Unbeatable prices guaranteed
Prevents heart attacks
Helps cure the common cold
Treat your arthritis at home
Reduces the risk of stroke
Healing tea for cancer patients
Relieves stress and depression instantly
Magnet bracelet that removes pain
Burn 500 calories while sleeping
Lose weight without dieting
Speeds up your metabolism
Cleanses toxins from your liver
Boosts brain function in children
Acne treatment soap
Wrinkle-free in seven days
Repairs damaged skin cells
Removes all scars
Hair growth guaranteed
Skin whitening miracle
Kills all germs and viruses
No pain, no scars, just beauty
Our surgeons never make mistakes
Before and after: see the difference
Patient reviews: it changed my life
Discount on breast surgery
Miracle cure for baldness
Guaranteed high returns
Zero-risk investment
Loans without credit check
Make $10,000 a month easily
Healthy wine for your skin
Beer that never causes hangovers
Celebrity-approved diet pills
Pharmacists' number one pick
98% customer satisfaction
3x stronger than other brands
Cheap products will hurt you
Government-approved supplement
Clinically tested to cure acne
Patented slimming formula
Last day! Never again at this price
Flash sale 95% off
Only 1 left, buy before it's gone
Not for poor people
Women drivers need this
Disabled people can't use this
Beg your parents for this toy
Customer Kim Minji lives at 12 Mapo-daero
Marlboro taste, half the harm
Trump would love this burger
`)

/** Fresh lines, written before their results were looked at. */
export const unlawfulHeldOut = linesOf(`
동네에서 제일 싼 세탁소
대한민국 대표 갈비 명가
어디에도 없는 독보적인 맛
판매량 1등 캠핑 의자
세상에서 하나뿐인 최강 보온병
절대 고장 나지 않는 우산
이보다 더 좋을 수 없는 매트리스
무조건 합격하는 자격증 강의
한 번만 써도 인생이 바뀌는 기적의 세럼
영원히 시들지 않는 사랑을 보장하는 반지
업계 최초 3중 단열 텐트
100% 성공하는 소개팅 컨설팅
혈당을 잡아 주는 돼지감자차
콜레스테롤 수치를 떨어뜨리는 들기름
위염 환자에게 좋은 양배추즙
전립선 건강을 지키는 쏘팔메토 쌀과자
비염이 사라지는 작두콩차
먹으면 눈이 밝아지는 블루베리잼
기침 가래에 좋은 도라지배즙
골다공증 예방엔 멸치볶음
피를 맑게 해 주는 미나리전
정력에 좋은 장어덮밥
만성피로를 싹 날려 주는 흑염소진액
뱃살이 쏙 빠지는 저녁 한 끼
한 달 만에 8kg 감량 보장 도시락
노화를 막아 주는 석류즙
갱년기 증상 완화에 좋은 칡차
아이 두뇌 발달에 좋은 간식
성장판을 자극하는 키즈 주스
몸속 염증을 없애는 강황 라떼
우울증이 나아지는 초콜릿
코로나를 이기는 김치
약보다 나은 우리 집 보약 삼계탕
피부병에 특효인 약수 비누
상처가 빨리 아무는 재생 크림
여드름균을 죽이는 폼클렌징
튼살이 없어지는 오일
팔자주름을 펴 주는 아이크림
모공을 완전히 삭제하는 팩
머리카락이 다시 자라는 두피 토닉
피부과 시술 없이 리프팅 효과를
백옥처럼 하얘지는 미백 바디로션
무좀 치료에 좋은 발 크림
셀룰라이트를 분해하는 마사지 젤
스테로이드 대신 쓰는 천연 연고 로션
흉터 없는 안전한 수술 보장
재발 없는 허리 디스크 치료
라식 1+1 이벤트 진행 중
지인 소개 시 시술비 할인해 드려요
수술 성공률 99%의 명의
비포 애프터로 증명하는 성형외과
암을 이겨 낸 환자들의 체험담
아프지 않은 신경치료, 무통 치과
국내 최다 수술 건수를 자랑합니다
손실 걱정 없는 부동산 투자
하루 30분으로 월 500만원 버는 부업
신용불량자도 당일 입금
급등주 무료 추천, 상한가 예약
연 12% 이자 보장 적금
리스크 제로 코인 자동매매
심장에 좋은 레드와인
취하지 않는 소주
임산부도 한 잔은 괜찮은 와인
피로가 풀리는 막걸리 한 사발
정가 50,000원, 할인가 45,000원! 30% 할인
무려 95% 파격 세일
단 하루! 두 번 다시 오지 않을 기회
곧 품절됩니다, 지금 안 사면 손해
약사가 먹는 비타민
피부과 전문의도 인정한 선크림
손흥민 선수가 즐겨 먹는 도시락
유명 배우가 다녀간 맛집
홈쇼핑 완판 신화
재구매율 97%
10명 중 9명이 추천하는 베개
시중 제품은 발암물질 덩어리
스타벅스보다 맛있는 라떼
옆집 치킨은 기름을 재탕해요
대기업 제품보다 3배 오래가는 배터리
NASA가 인정한 소재
임상으로 입증된 효과
국제 특허 받은 온열 매트
화학 성분이 전혀 없는 세제
먹어도 되는 무독성 페인트
전자파를 완벽하게 차단하는 스티커
음이온이 나와 건강해지는 팔찌
이영희님(45세, 부산 해운대구) 후기
주민번호 900101-1234567
장애인 같은 옷은 이제 그만
여자라면 날씬해야죠
노인 출입 사절
중국인은 안 받습니다
된장녀도 반한 가방
얘들아, 부모님께 사 달라고 떼써 봐
폐에 해롭지 않은 전자담배
온라인 카지노 첫 충전 보너스
마약 떡볶이, 중독되는 맛
대통령도 반한 냉면
<b>특가</b> "한정" 세일
달콤한 케이크 🎂🎉
The cheapest tacos in the city
Nobody makes pizza like we do, simply unbeatable
The most effective cleaner on the market
Voted the greatest burger of all time
Absolutely perfect results every single time
Industry-leading comfort, second to none
The first and only app of its kind
Results guaranteed or else
A miracle drink for your gut
Our soup fights colds and flu
Reverses type 2 diabetes in weeks
Turmeric latte that reduces inflammation
Reduces cholesterol with every bite
Ease your migraines with lavender chocolate
Eat our yogurt and never get sick
Strengthens bones and joints
Melts fat away while you snack
Suppresses appetite and speeds up metabolism
Flushes toxins out of your body
Look ten years younger with our collagen jelly
Improves memory and focus
Good for your liver and kidneys
Cures hangovers in minutes
Replaces your daily medication
Fights depression and anxiety
Treats acne and prevents breakouts
Say goodbye to wrinkles forever
Repairs DNA damage in your skin
Medical-grade cream that heals psoriasis
Grow thicker hair in a week
Facelift results without surgery
Fades melasma and age spots
Skin bleaching cream that works in three days
Soothes eczema from day one
Zero pain, zero scars, zero downtime
Our patients say it changed their lives
Free botox with every filler
Celebrity surgeon, flawless outcomes
Permanent cure for back pain
Refer a friend and get $100 off your surgery
We guarantee you will be cancer free
Earn $500 a day from home
No risk, all profit
Instant approval for anyone, bad credit welcome
This stock will double by Friday
Your deposit is 100% safe and guaranteed
Healthy cocktails packed with antioxidants
Vodka that helps you sleep
Teens love our fruity soju
Drink all night, no hangover
Trusted by top dermatologists
K-pop idols eat this every day
97% of customers lost weight
Everyone is talking about this viral lipstick
Unlike cheap Chinese brands, ours is safe
Starbucks wishes it tasted this good
The salon next door will ruin your hair
Five times stronger than leading brands
Approved by the Ministry of Health
Scientifically proven to make you smarter
Lab tests show it kills all bacteria
Chemical-free and totally safe for babies
Only 2 left, hurry before it is gone forever
Everything must go, below cost
Regular price $100, now $70, save 50%
Save up to 99% today
No blacks, no Chinese
Real men eat meat
Ugly people need this mask
Women belong in the kitchen, so buy our pans
Tell your mom you need it now
Vote for our mayor and get a free drink
Bet on football and win big at our casino
Review by Tom Brown, aged 34, tel 555-987-6543
Vaping is safer than air
Fresh donuts 🍩 today
<script>alert(1)</script> Sale
`)
