import { linesOf } from './lines-of.ts'

/** Names that shops really give, on which the check was made. */
export const realNamesLearnt = linesOf(`
떡
물
귤
뷰
7UP
1+1 김치
H&M
LG
BTS 굿즈
29CM
3CE
MLB
Häagen-Dazs
Xbox
Lynx
Tsukemen
Nyx
GRWM 파우치
Pwr
ㄱ카페
카페 ㄱ
핸드크림
손뜨개 울 비니
오크 원목 책상 1200
할머니 손맛 포기김치 5kg
살롱 드 민
뚝배기
쭈꾸미볶음
꽃다발
쑥떡
Kopi susu gula aren
Tas anyaman pandan
Phở bò gia truyền
Nến thơm sáp đậu nành
Bánh mì
Es teh
USB C
365 커피
2% 부족할 때
茶
らーめん
Salad
Tofu
IKEA
KFC
HDMI 케이블
PS5
iPhone 16
Kwik Fix
Schwarzkopf
Fjällräven
Samyang
Muji
Zara
Vans
Gyoza
Matcha
Crêpe
Bibimbap
Tteokbokki
Gochujang
Hyundai
Nvidia
Pfizer
Flickr
Power
Property
Pottery
Quiet
Route 66
Pretty
Typewriter
Rhythm
Strength
Sphynx
Yoghurt
Mr. Kim
Dr.G
A+ 과외
B&B
T-shirt
V넥 니트
XL 후드
No. 7
Studio 54
Abc 마트
ABC마트
테스트 키트
코로나 검사 키트
샘플 세트
시험지
아이아이 문구
미미네
나나
모모
두두
하하 김치
아리랑
어머니 손칼국수
오리온
미나리
리아네
나무
너머
머리끈
노리
라라
리리코스
야호 캠핑
그냥 커피
오늘
봄
숲
빙수
쫄면
뻥튀기
꼬막
쭈꾸미
깍두기
닭발
족발
뼈해장국
꿔바로우
퐁듀
봉쥬르
쿠키
쿠쿠
토토로
도도 네일
라라랜드
미미
소소
고고
포포
차차차 댄스
요요
티티
꽃
별
달
솔
결
온
담
빛
늘봄
다온
가온
라온
미르
아토
이음
바른
온새미로
하루
소담
모아
아뜰리에
봄날엔
엘리
제이
케이크
Aesop
Zoom
Xiaomi
Qoo10
YSL
DHL
JYP
SM
YG
CJ
GQ
TLC
PB
Ikkyu
Kyobo
Yes24
GNC
NFC 태그
WD-40
Q10
Tom
Ann
Bob
Ivy
Yoyo
Coco
Mimi
Lulu
Papa
Mama
Dada
Gigi
Nana
Bebe
Kiki
Zzz mattress
Aha
Ooh la la
Wow
Sky
Fly
Dry
Shy
Spa
Tea
Egg
Ham
Fig
Oat
Ink
Gym
Wax
Box
Mug
Rug
Pho
Bao
Pad Thai
Tom Yum
Xoi
Che
Rau
Nem
Tahu
Mie
Teh
Soto
Roti
Kue
Jamu
Wedang
Tempe
Bakso
Qurban
Zhong
Xinjiang lamb
Szechuan
Hunan
Guilin
Croque
Sauvignon
Riesling
Gewürztraminer
Wyoming
Brynn
Sylvy
Crypto
Nymph
Glyph
Pyrex
Tupperware
Post-it
WiFi
Bluetooth
Typed
Werewolf
Propeller
Repertoire
Territory
Sassafras
Hallmark
Alaska
Flagship
Jasmine
`)
/** Sentences that owners and guests really write, on which the check was made. */
export const realSentencesLearnt = linesOf(`
맛있어요
좋아요!
최고예요 ㅎㅎ
감사합니다ㅠㅠ
매일 아침 직접 구운 통밀 식빵입니다.
합정역 5번 출구 도보 2분. 1:1 예약제로 운영하는 미용실이에요.
당일 만든 케이크만 판매해요. 1호(15cm) 3~4인용!
배송 빨라요 ㅋㅋㅋ
진짜 맛있음 ㅋㅋ 또 살게요
정말정말 따뜻하고 가벼운 이불!! 알러지 걱정없는 소재ㅎㅎ 세탁기 사용OK
가로 120cm, 세로 60cm
버터쿠키 초코쿠키 말차쿠키 3종 세트
사장님이 친절하고 커피가 맛있어요
아이가 좋아해서 자주 시켜 먹어요
무게 14g, 길이 9cm. 내부 텅스텐 볼
10,000원 할인
여름 한정 메뉴
주차 가능
연중무휴
조용한 카페
재료: 밀가루, 버터, 설탕
색이 예뻐요
우리 동네 빵집
테스트를 모두 마친 제품이에요
샘플을 함께 드려요
없는 게 없는 문구점
Slow-cooked for 4 hours with Sichuan peppers and garlic.
Walk in, no booking needed. Open Mon–Sat 9–6
Great!
Love it
So soft and warm
Good quality, fast delivery
Made by hand in our studio
Tested on sensitive skin
Try our sample set
Nothing added, just fruit
Rasanya manis dan creamy.
Dianyam tangan oleh ibu-ibu di Tasikmalaya.
Nước dùng ninh xương 12 tiếng.
Giao hàng trong bán kính 3 km!
Botol 250 ml, tahan 3 hari di kulkas.
We fix all brands
Cozy cafe by the river
100% cotton, 80 g
Free size
See https://example.com for our menu
Fresh tofu every day
It was OK, would buy again
Puppy treats with sweet potato
Try the pepper and the power salad
`)

/** Fresh ones, written before their results were looked at. */
export const realNamesHeldOut = linesOf(`
빵
김
꿀
죽
쌈
콩
매듭
쪽빛
뜰
흙과 불
책방 마루
원데이 캔들 클래스
오버핏 코듀로이 셔츠
빠른손 휴대폰 수리
루어 미노우 세트 5종
어성초 비누
핸드드립 원두
겨울 이불
바디랩 PT 스튜디오
딸기 생크림 케이크
닭강정
곱창전골
훠궈
똠얌꿍
쌀국수
쏨땀
뇨끼
라따뚜이
뱅쇼
콤부차
그래놀라
퀼트 파우치
뜨개질 키트
꽈배기
찹쌀떡
깻잎
쑥갓
햇감자
왕꿈틀이
뽀로로 컵
쿠쿠 밥솥
하리보
모히또
노니
마라탕
양양 서핑
이로이로
아이러니
머루
미미 네일
나나 헤어
더더더 카페
봄봄
룰루레몬
낭만
너나들이
오롯이
이나영 도예
어나더
GS25
CU
KB
BMW
SSG
5월의 종이
B612
U+ 공유기
T맵
11번가
1988 분식
3M 테이프
7-Eleven
M&M
Ben & Jerry
L'Occitane
Levi's
Dr. Martens
Uniqlo
Adidas
Swarovski
Zwilling
Kvass
Pho 24
Ramyeon
Mandu
Jjajangmyeon
Pyeongyang naengmyeon
Myeongdong kyoja
Hanok stay
Nordskov
Skagen
Lush
Wok
Rye
Chai
Ube
Poke bowl
Açaí bowl
Jalapeño
Smørrebrød
Ćevapi
Żubrówka
Gỏi cuốn
Cà phê sữa đá
Áo dài
Nasi goreng
Sambal matah
Batik tulis
Keripik tempe
Sepatu kulit
Gelas
Hygge
Psst
Gym bag
Fly rod
Crypt puzzle
Trypod
Skyr
Sushi
Kimbap
Fjord candle
Tweed
Type C hub
Poetry
Try me
Asda
Fjdk Studio
QR stand
LED strip
DIY kit
SSD 1TB
R2 lamp
Mint
Salsa
Flask
Lamp
Pop
Jazz
Glass
`)
/** Fresh ones, written before their results were looked at. */
export const realSentencesHeldOut = linesOf(`
괜찮아요
별로예요 ㅠㅠ
친절해요!!
또 올게요 ㅎㅎ
배송이 하루 늦었지만 제품은 좋아요
국물이 진짜 끝내줘요
우리 아이가 너무 좋아해요 ㅋㅋㅋㅋ
맛집 인정 ㅇㅈ
신규 회원 첫 주문 3,000원 할인
5월 한 달 동안 아메리카노를 2,500원에 드려요
성수역 근처 조용한 작업실
매주 화요일 휴무
재료 소진 시 일찍 닫아요
손세탁 권장
두께 2mm, 소가죽
색상은 베이지와 네이비
인스타그램에서 예약하세요
카톡 문의 환영
집에서도 카페 맛
뚜껑이 꽉 닫혀요
쫀득쫀득 찹쌀 도넛
고소~한 참기름
엄마 생신 선물로 샀어요
강아지가 환장해요
네 좋아요 아주 좋아요
여름맞이 이벤트
작년보다 커졌어요
비건이에요
바삭바삭 맛있다
시그니처 라떼 무료 사이즈업
예쁘다
Nice
Super soft!
Not bad at all
Would buy again
My dog loves it
The colour is lovely
Arrived on time, well packed
A bit small but cute
Crispy outside, chewy inside
Closed on Mondays
Summer sale starts Friday
Buy two, get one free
Ideal for small kitchens
Hand wash, cold water
Sizes run large
Pick up at the counter
Gluten free brownies
Slow mornings, strong coffee
Tiny shop, big smiles
Kopi hitam tanpa gula
Enak banget, porsinya besar
Pengiriman cepat
Bahannya adem dan ringan
Ngon lắm, sẽ quay lại
Mở cửa từ 6 giờ sáng
Da mềm, may tay
Hàng đẹp, giá tốt
Sunt foarte bune
Très bon pain
Muy rico
Thx, great shop
pls call before visiting
gr8 coffee
BBQ & beer
Wi-Fi, parking, pets ok
`)
