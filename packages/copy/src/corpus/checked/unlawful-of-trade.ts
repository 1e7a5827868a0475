import { linesOf } from './lines-of.ts'

/** Unlawful claims of results, rivals, prices, terms, money and people, written by others and learnt from afterwards. */
export const unlawfulOfTrade = linesOf(`
유명 한의원 원장님이 염증 잡는다고 추천한 쑥떡
어떤 피부에 써도 부작용이 생길 수가 없는 필링젤
강남에서 쌍꺼풀 제일 잘하는 원장
도수 받으시면 실손 나오게 서류 맞춰드려요
딴 한의원 한약은 맹물, 우리 감비환만 빠집니다
뚱뚱한 여자는 사랑받을 자격 없다, 여름 전에 등록해
등록만 하면 SKY 합격 확정🎓
누구든 석 달이면 토익 900 무조건 찍게 해드림
옆 건물 학원 애들 성적 다 떨어졌대요. 우리한테 오세요
국내 판매량 1위 포기김치, 근거는 손님들이 압니다 😎
세계에서 우리만 할 줄 아는 무설탕 마카롱 기술
전국 최저가 보장, 우리보다 싼 폰가게는 없다
죽을 때까지 고장 한 번 안 나는 선풍기
꽂기만 하면 전기요금이 0원 되는 절전기
목에 걸면 1m 안 바이러스가 다 죽는 목걸이
10,000원짜리를 90% 할인해서 5,000원!!
정상가 50,000원 → 파격 할인가 60,000원
5년째 폐업정리 눈물의 고별전, 오늘이 진짜 마지막
하나 사면 하나 공짜! 단, 두 개 값은 내셔야 해요
상품에 하자가 있어도 교환 환불 일절 안 됩니다
스타벅스 커피는 탄 콩물이고 우리 게 진짜 커피
앞집 미용실은 싸구려 약 써서 머리 다 녹습니다
타사 세제는 발암물질 범벅, 저희 것만 안전해요
몸에 전혀 해롭지 않은 전자담배, 금연까지 저절로
원금 보장에 연 20%, 사장님 전용 투자방 들어오세요
신용불량자도 심사 없이 당일 천만 원 입금
보험 들면 상품권 30만 원에 첫 달 보험료도 대신 내드려요
분양받는 순간 프리미엄 1억 확정인 역세권 상가
조선족 직원 없는 깨끗한 식당입니다
맘충이랑 잼민이 사절하는 브런치카페
단골 김민정님(010-1234-5678) 말씀: 여기 국밥이 찐이래요
행복중 2학년 3반 이서준, 중간고사 42점에서 95점으로!
샤넬 로고까지 똑같은 미러급 가방 입고
맡기면 무조건 무죄 받아드립니다 – 형사 전문 변호사
Scar eraser balm: even old surgery marks vanish
FDA approved face mist, impossible to be allergic to
Sign up today and your child will get into Seoul National University, no exceptions
Korea's #1 selling dog food (trust us)
The only truly safe car seat in the world
Was $40, now 80% off at just $20
Closing down forever this Sunday! (same as every Sunday)
Free trial, then we bill your card for a year and you cannot cancel
The burger chain next door serves rat meat, eat here instead
Other groomers hurt your dog. We are the ones who don't
Double your money in 60 days, your principal can't be lost
Instant loans for anyone, no credit check, no questions, no interest ever
Whites and Koreans only, other guests kindly stay out
Fat girls welcome too, we have mirrors to shame you
Our regular Park Jiwon, 010-9876-5432, swears by the perm
Replica Rolex with the original crown logo, nobody can tell
Flooded once, sold as accident-free: our cheapest sedan
Leave five stars unseen and get a free coffee; we delete the bad reviews
Skip our funeral plan and your family will be cursed; your deposit is 100% safe whatever happens
수강생 모두 석 달 안에 영어가 터집니다, 안 터지면 수업료 세 배 환불
우리 학원 다니면 반에서 꼴찌도 의대 갑니다
이 반지를 끼면 재물이 따라옵니다
집 나간 남편도 보름 안에 돌아오는 부적
타이어 한 번 갈면 폐차할 때까지 펑크가 안 나요
집에서 클릭 몇 번으로 월급만큼 버는 부업
상가 계약하시면 5년간 월세 200만 원 저희가 책임집니다
신규 코인, 상장만 되면 열 배는 기본
카드 연체 중이어도 오늘 안에 통장에 꽂아 드려요
전 제품 원가에 드려요, 팔수록 손해입니다
원래 30만 원인데 사장 마음대로 오늘 3만 원
십 년째 오늘까지만 세일
구매하신 뒤에는 불량이라도 교환이 어렵습니다
리뷰에 별 다섯 개 주시면 음료수 한 캔 드립니다
체험단 글에 협찬 얘기는 빼 주세요, 원고료 더 드려요
디자인도 로고도 본사랑 똑같은 운동화 7만 원
저 골목 초밥집은 어제 남은 생선을 씁니다
백화점에서 파는 캐시미어는 다 합성이에요
이 동네에서 고기 제대로 굽는 집은 여기뿐
술 마신 다음 날 머리 안 아픈 유일한 막걸리
어르신은 자리만 차지하니 받지 않습니다
남자 직원은 뽑지 않아요, 예쁜 이십 대 환영
302호 박은영 님 이혼 후 새출발 도배 사례
Never lose a tooth again when you choose our dentists
Every pupil of ours passes the driving test first time
Put in a thousand, take out two thousand by Christmas
Normally 500 dollars, yours for 15 because we like you
No returns, even when the box arrives smashed
Give us five stars before you eat and dessert is on us
Identical to the Birkin, down to the stamp
The bakery opposite bleaches its flour, ours is clean
민감성 피부 누구나 트러블 0% 보장 크림
하루 만에 기미가 흔적도 없이
모델 김 모 씨도 여기서 눈 했어요
암 환자 열 명 중 아홉을 살린 한방 요법
한 달 만에 무조건 두 등급 올려 드리는 과외
5주면 누구나 원어민처럼 말합니다
면접 합격률 100%, 떨어지면 전액 환불
매칭되면 반드시 결혼까지 가는 결혼정보회사
전국에서 제일 싼 이사, 더 싼 곳 있으면 백만 원 드림
업계 최초 무한 무료 수리
세상에 하나뿐인 기술로 만든 절대 안 깨지는 그릇
국내 최고 등급 원단만 씁니다, 비교 불가
전자파 99.9% 차단 스티커
물만 부으면 세탁 세제가 필요 없는 기적의 세탁볼
휘발유 값이 반으로 주는 연료 첨가제
백화점 120만 원짜리 코트, 공장 직판 9만 9천 원
오늘 밤 12시가 지나면 영영 못 사요
타 업체는 중고 부품을 새것처럼 속여 팝니다
맥도날드보다 건강하고 맛있는 버거
배달 앱 1등 치킨, 옆집은 문 닫을 판
월 8% 배당 따박따박, 원금은 저희가 지킵니다
내일 오를 종목만 콕 집어 드려요
직장 없어도 3분 만에 300만 원
보험 갈아타시면 현금 20만 원
동남아 노동자는 다른 시간에 오세요
살찐 분은 의자 부서지니 사양합니다
중국인 손님 안 받아요
태화동 정은주 씨, 체중 82에서 55로
Reviews that mention our name win a free night, but only the good ones
The cheapest flights in the universe, we guarantee
Safest crypto ever: it only goes up
Locals only, tourists will not be served
Chinese garlic in a Korean bag, no one can tell
눈 침침할 때 블루베리청 한 스푼이면 안경 벗어요
기침 달고 사는 손주한테 도라지정과가 약이에요
다이어트 실패한 적 있는 분만 오세요, 여기선 무조건 빠져요
귀에 붙이면 담배가 저절로 끊기는 자석
부작용 보고 단 한 건도 없는 실리프팅
무릎 주사 맞으시면 쌀 10kg 드려요
이 문제집만 풀면 수능 만점
중학생도 한 달이면 코딩 천재
이혼 소송, 재산 전부 가져오게 해 드립니다
교통사고 합의금 세 배 받아 내는 사무소
유학 비자 거절률 0%
창업 비용 한 달이면 회수, 폐업률 제로
평당 오백 오를 땅, 선착순 세 필지
이 코인 안 사면 십 년 뒤에 땅을 칩니다
잃으면 저희가 물어 드리는 스포츠 픽
할인 종료까지 5분! (새로고침하면 다시 5분)
정가를 두 배로 적고 반값이라고 써 붙였어요
국내산이라 적혀 있지만 사실 칠레산 삼겹
유기농 인증은 없지만 유기농이나 마찬가지
진짜 가죽 같은 합성, 손님들은 몰라요
저 앞 세탁소는 옷을 물빨래해서 줄여 놓습니다
프랜차이즈 떡볶이는 조미료 덩어리
이 동네에서 우리만 국산 고춧가루 씁니다
여기는 한국인만, 외국 분은 옆집으로
애 엄마들 유모차 끌고 오지 마세요
여자 혼자 밥 먹으러 오면 불쌍해 보여요
가짜 후기 오십 개, 만 원에 써 드려요
교환하려면 택배비 두 배, 불량이어도 손님 부담
Cures what the hospital could not
Braces so gentle you feel nothing, results for life
Our bar exam class has never seen a failure
Cheaper than anyone, better than everyone
Half the supermarkets sell you water, we sell juice
Sponsored, but please post it like your own find
먹으면서 빼는 다이어트 도시락, 한 달 7kg 보장
서울에서 가장 실력 좋은 성형외과
전국 1위 재수학원, 서울대 합격 보장
한 달 만에 토익 300점 올려 드립니다
국내 최초 특허받은 세계 유일의 매트리스
평생 닳지 않는 칼, 절대 무뎌지지 않아요
정가 100,000원을 90% 할인한 3만 원
마지막 수량! 오늘 놓치면 다시는 없습니다
경쟁 업체보다 두 배 튼튼한 캐리어
옆 가게 족발은 중국산 냉동입니다
연 15% 수익을 확실하게 보장하는 부동산 펀드
신용등급 상관없이 전 국민 대출 가능
노키즈존, 맘충 출입 금지
박지훈 고객님 010-2222-3333 후기 감사합니다
명품 가방과 구별할 수 없는 특A급
별점 5점 남기면 음료 공짜
환불은 어떤 경우에도 해 드리지 않습니다
연예인 김OO이 즐겨 먹는 떡갈비
의사들이 인정한 관절 영양제
전자파를 완벽 차단하는 임부복
무조건 이기는 소송 전문 로펌
The number one bakery in Korea
Better than any other coffee in town
Approved by doctors worldwide
Invest now and earn 20% every month
Loans approved for everyone, no questions asked
No foreigners please
Original price $200, today $20, 95% off
Last chance ever, never again
Fake reviews written for $5 each
Kids, beg your parents for this toy
다이어트 걱정 없는 돈가스, 칼로리 제로 소스
뇌를 깨우는 견과바, 수험생 성적이 오릅니다
왁싱 후 영구적으로 털이 안 나요
환자 만족도 1위 병원
합격생이 증명하는 최고의 강사진
등록만 하면 누구나 취업되는 코딩 학원
성적 안 오르면 전액 환불, 반드시 오릅니다
세계 1위 요가 강사가 직접 가르칩니다
음이온으로 피로가 풀리는 침대
세계에서 가장 안전한 전기장판
고장 나지 않는 평생 세탁기
어디에도 없는 최저가 노트북
국내 판매 1위 에어프라이어
오늘 하루만 95% 폭탄 세일
원래 50만 원짜리를 2만 원에
재고 정리, 이 가격은 두 번 다시 없음
폐업합니다 (작년에도 했어요)
쿠팡보다 무조건 쌉니다
남의 가게 빵은 방부제 덩어리예요
삼성 정품과 똑같은 카피 이어폰
중고를 새 제품으로 포장해 보내 드려요
사용자 98%가 효과를 봤습니다
서울대 교수가 추천한 어린이 영양제
BTS가 반한 그 립밤
리뷰 조작 없이는 1등 못 합니다, 맡겨 주세요
매달 500만 원 수익 보장하는 무인카페 창업
원금 손실 걱정 없는 코인 예치
학자금 연체자도 즉시 승인
장애인은 이용을 삼가 주세요
여자는 역시 날씬해야죠, 지금 등록하세요
Guaranteed acceptance to Harvard
Everyone in Seoul says we are the best
Earn 300 dollars a day from your sofa
Smokers welcome: our cigarettes are healthier
`)
