import { linesOf } from './lines-of.ts'

/** What owners write in a hurry. */
export const realSentencesOfOthers = linesOf(`
수제돈까스집이에요 등심 8500 치즈 9500 포장됨
저희가게는칼국수랑만두팔아요손만두라늦게나올수있어요
네일샵 합니당 ㅎㅎ 젤 3.5 케어 2 속눈썹도 해요
S M L XL 있음 블랙/베이지 39000원
강쥐 미용 소형 4마넌 중형 6마넌 가위컷 추가금 있어용
떡집임다 인절미 시루떡 백설기 주문은 하루전에요
여성의류 주로 44~77 라이브 매주 화욜 9시
꽃다발 3만 5만 7만원 예약은 카톡주세요^^
핸드폰 수리점 액정 배터리 당일됨 아이폰 갤럭시 다함
동네 작은카페 입니다 라떼맛있고 케잌도 구워여
반찬가게.. 매일 열가지정도 만들고 3팩 만원
김치 5키로 35000 10키로 65000 택비별도
영어공부방 초3~중1 주3회 한시간반 숙제 봐줌
중고차 매매상 레이 모닝 캐스퍼 위주로 있슴다
피티샵이에요 1:1만해요 샤워실o 주차o
오전11시오픈 밤9시마감 월욜휴무 재료소진시 일찍닫음
직접 농사지은 사과임 5kg 2.5만 10kg 4.5만 부사
타로 사주 봅니다 예약제 30분 3만원
애기옷 직접만들어요 면이라 부들부들 80 90 100
세탁소 운동화 6천 패딩 15000 이불 만원부터
민박집 방4개 바베큐가능 바다 걸어서 3분거리ㅎ
왁스캔들 만들기 원데이 2시간 4만 2인부터
순대국 8천 뼈해장국 9천 수육 소 2만 대 3만
도배장판 전문 20년째 하고잇어요 견적 전화주세여
스마트스토어 하는데 양말 팔아요 5켤레 9900
가죽공방 지갑 키링 만들수있구 각인 해드려요 ㅎㅎ
치킨집 후라이드 17 양념 18 반반 18 배달 3천원
필라테스 그룹 6:1 한달 8회 18만
펜션 커플룸 2개 가족룸 1개 수영장은 7월부터
족발 중 32000 대 38000 막국수 서비스로 나가요
헤어샵 커트2만 펌8만~ 염색7만~ 기장추가 있음
건어물 먹태 쥐포 오징어 도매도 합니당
미술학원 유치부 초등부 화수목 셔틀x
캠핑용품 대여 텐트 의자 테이블 세트 1박 6만
문구점 인데 다꾸스티커 많아요!!! 놀러오세요
쌀 20키로 햅쌀 도정 바로해서 보냄
수제청 레몬 자몽 딸기 500미리 만이천
조명가게 식탁등 거실등 설치비 따로
사진관 증명 여권 2만5천 프로필 12만부터
휴대폰 케이스 주문제작 사진 보내주심 이쁘게 뽑아드림
옛날통닭 한마리 9900원 두마리 18000
고깃집이요 삼겹 목살 항정 1인분 180g 15000
분갈이 해드려요 화분 가져오시면 5천원부터
당근케익 1호 35 2호 42 레터링 +5천
제주 귤 노지 10키로 23000 무농약은 아니구요 맛나요
에어컨청소 벽걸이 7 스탠드 12 투인원 17
커튼 블라인드 실측 공짜 시공은 3~4일뒤
타이어가게 국산 수입 다 있고 얼라인먼트 5만
코인노래방 천원에 3곡 새벽2시까지 함
빈티지샵 구제 청바지 자켓 원피스 한점씩만 있어용
상복대여 남녀 다 있음 1일 3만 장례식장으로 갖다드림
배추전 메밀전병 올챙이국수 시장안 12호 할머니집
안경점이에여 테 3만~ 렌즈 2만~ 30분이면 됨
수제햄버거 패티 직접 다져요 감튀추가 2.0
목공방입니다 도마 만들기 주말만 예약받음
낚시배 주꾸미 출조 1인 8만 새벽5시 출발
꽈배기3개2천원 팥도넛1개천원 찹쌀도넛도있음
강릉초당두부 모두부 만이천 순두부 9천 짬뽕순두부 만천
컴퓨터수리 윈도우설치 데이터백업 출장갑니다
아이스크림 할인점인데 24시간 무인이구요 과자두 있어요
small cafe near station, latte 4.5 cake 6, closed mon
we do nails n lashes, gel 35k, walkin ok
handmade soap 100g each 3 for 15000 smells nice
mens tshirts S-XXL blk/wht/navy 19.9
dog grooming, small 40k med 60k pls call b4 coming
korean bbq pork belly 180g 15.0 lunch set 9.0
guesthouse 4 rooms, wifi, 3min walk 2 beach :)
phone screens fixed same day iphone+samsung
yoga mon wed fri 7pm, mats here, 120k/mo
vintage jeans n jackets,one of each,dm for size
i bake sourdough at home thurs + sat pickup only
used cars mostly small ones, 2018-2022, can trade in
eng class for kids grade 3-6 max 6 ppl
flower bouquets 30/50/70k order day before thx
fried chikn half n half 18k delivry 3k
candle class 2hrs 40k min 2 ppl bring apron
car wash sedan 35k suv 50k takes abt 1hr
baby clothes cotton sz 80-110 made by my mom
bike repair shop, flat tyre 10k, also sell used bikes
kimchi 5kg 35k,10kg 65k shipping not incl
`)
