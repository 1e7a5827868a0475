import { linesOf } from './lines-of.ts'

/** Unlawful claims of illnesses, bodies, looks, clinics and drinks, written by others and learnt from afterwards. */
export const unlawfulOfBodies = linesOf(`
우리 집 도토리묵 석 달 드시고 당이 뚝 떨어졌다는 어르신이 많아요
양배추즙 한 달이면 속쓰림도 위염도 끝!
생강청 한 스푼이면 감기 뚝, 약국 갈 일 없어요 🍯
암세포가 제일 싫어하는 개똥쑥차
혈관 속 기름때를 싹 빼주는 양파즙
고지혈증 약 끊게 해준 낫토 한 팩
코로나 막아주는 묵은지, 매일 한 접시씩만 드세요
먹기만 해도 한 달에 5kg 쏙! 곤약젤리 대박
뱃살이 녹는 우엉차, 운동은 안 하셔도 됩니다
3일 클렌즈 주스로 몸속 독소랑 숙변 다 내보내기
무릎 쑤시는 부모님께 진통제 말고 우슬식혜를 드리세요
잠 못 드는 분, 수면제보다 잘 듣는 대추차 있어요
뇌세포를 살려 치매 걱정 덜어주는 생들기름
키 크는 초콜릿🍫 성장판 닫히기 전에 먹이세요
먹는 비아그라라 불리는 남자의 장어탕
전립선에 직빵인 토마토 진액 한 박스
우리 콩나물국밥 한 그릇이면 간수치가 내려갑니다
아토피로 긁던 아이가 안 긁게 된 쌀과자
갱년기 열감 싹 사라지는 석류즙, 엄마한테 선물하세요
건강기능식품 못지않게 면역력을 올려주는 수제 요거트
변비약은 버리세요. 차전자 쿠키 하나면 다음 날 시원~
우리 아이 IQ가 오르는 호두강정
폐렴도 항생제 없이 낫게 한 도라지배즙
식약처가 인정한 살 빠지는 떡
이 유산균 먹고부터 대장암 걱정 없이 삽니다
오메가3 하루 한 알로 심근경색 차단
홍삼정으로 간암을 이긴 박 사장님 이야기
루테인만 챙기면 백내장 수술 안 해도 돼요
콜라겐 젤리 먹고 10년 젊어진 피부, 주름이 다 펴졌어요
바르는 보톡스, 주사 없이 팔자주름을 지워드립니다
죽은 세포까지 되살리는 줄기세포 앰플
여드름균 박멸하고 자국까지 없애는 티트리 비누
무좀 싹 낫는 풋크림 하나 장만하세요
빠지던 머리가 멈추고 새 머리가 나는 샴푸, 2주면 끝
가슴이 커지는 마사지오일 ♡ 한 컵 업
바르고 자면 허벅지 -3cm, 셀룰라이트 태우는 바디로션
기미를 뿌리째 뽑는 수제크림
건선으로 고생하셨죠? 이 밤 하나로 졸업하세요
가려움·냄새·질염까지 잡는 여성청결제
화상 자국에 발랐더니 새살이 돋는 연고 같은 크림
쓰기 전엔 곰보, 쓴 뒤엔 아기 피부. 패인 흉이 사라졌어요
경락 세 번이면 얼굴뼈가 작아집니다
디스크 오십견, 수술 없이 우리 마사지샵에서 고쳐요
두피관리 10회로 탈모 완치시켜 드려요
속눈썹펌 받으면 안구건조증도 좋아져요 👁
우리 치과 임플란트는 실패가 없습니다
코 수술 전 vs 후 📸 지수님 대박 변신 보고 가세요
친구 소개하면 현금 5만 원! 시술비도 반값으로 깎아드려요 – 서초 피부과
사랑니, 하나도 안 아프게 뽑아드린다고 장담합니다 – 미소치과
"걷지도 못했는데 뛰어다녀요" 척추병원 환자 체험기 모음
선착순 열 분 필러 공짜, 오늘 예약하면 보톡스도 덤이에요
부작용 걱정은 1도 없는 지방흡입
슬개골 탈구도 이 간식이면 수술 안 하고 낫습니다 🐶
고양이 복막염을 이겨내게 하는 영양 파우더
심장사상충 약 대신 먹이는 천연 코코넛 칩
회원 전원 4주에 10kg 감량 확정!! 예외 없음
PT 20회면 척추측만증 교정 완료
기구필라테스로 목디스크 치료해 드립니다
전국 수학학원 성적 향상률 독보적 일등
ADHD 고치는 집중력 학원
게르마늄 팔찌 차고 자면 혈압이 정상으로 돌아와요
원적외선 매트 위에 누우면 생리통 관절염이 싹
한 달만 쓰면 시력이 돌아오는 핀홀 안경
수능 끝난 고3 환영, 민증 없어도 소주 한 병 서비스 🍶
막걸리 한 사발이 위장병을 다스리고 피부를 살려요
임신하신 분도 안심하고 드시는 로제와인
Our turmeric latte kills cancer cells while you sip
Throw away your blood pressure pills and drink our beet juice
Honey from our hives cured my son's asthma in a week 🐝
Eat these brownies nightly, wake up two kilos lighter
A bowl of our bone broth rebuilds worn knee cartilage
Diabetics rejoice: this bread brings your sugar down
Flush every toxin out of your liver with our kale shots
Doctors recommend our granola against heart attacks
Never catch the flu again with our elderberry gummies
Kimchi so strong no virus survives it, proven protection from Covid
Works like Ozempic, tastes like lemonade
Two capsules a day and your depression lifts for good
Rub it in and watch eczema disappear
This serum repairs your DNA and grows new skin
Bald spots filled in 14 days with our scalp tonic
Melts fat off your belly overnight – slimming cream
Acne medicine in a soap bar, no prescription needed
See Jenny's nose before and after her operation at our clinic
The best eye surgeon in Seoul, hands down
Bring a friend to our dental clinic and both get cash back
Zero risk liposuction, nothing can go wrong
"I threw away my crutches!" – read what our patients say about Dr. Kim
Our massage chair heals slipped discs
Wear the magnet bracelet and arthritis pain goes away
Chiropractic pillows that fix scoliosis while your kid sleeps
Yoga class that reverses infertility, 9 in 10 members pregnant
Lose 10 kg in 30 days, guaranteed for every single member
Feed this chew and skip the vet: cures kennel cough
Under 19? No ID, no problem, soju bombs all night 🍻
Red wine every evening keeps the cardiologist away
One beer before the drive home relaxes you, $2 at the counter
아버지 당뇨발 때문에 시작한 여주차, 이제 발가락 감각이 돌아왔대요
비염 시즌엔 약보다 작두콩차가 빠릅니다
먹고 나면 다음 날 변기가 시원해지는 해초 쫀드기
고기 먹어도 안 찌는 비결, 저희 파채 소스에 있어요
마시는 링거, 수박주스 한 통
아이 감기 달고 산다면 배숙 한 병으로 끝내세요
폐경 후 잠 못 이루던 어머님이 꿀잠 주무시는 대추고
파로 지방간 수치 반토막 낸 사장님의 레시피
일주일 만에 기미가 흐려져 화장을 끊었어요
바르는 순간 모공이 닫히는 쿨링 패드
화상 흉까지 옅어지는 알로에 젤
눈썹 문신보다 진하게 눈썹이 자라는 세럼
목주름이 다림질한 듯 펴지는 넥크림
발톱무좀, 이 매니큐어 하나로 새 발톱 납니다
저희 교정원에서 휜 다리 펴고 키도 3cm 커졌어요
한의원 침 한 방에 이명이 멎습니다
치아 미백 두 번 받으면 한 번은 공짜
원장 경력 30년, 의료사고 0건의 안전한 마취
이 동네 산부인과 중 시설은 저희를 못 이깁니다
환자분이 직접 보내 주신 코 재수술 결과 사진 보러 오세요
하루 한 잔 복분자주로 밤이 든든해집니다
학생증만 있으면 맥주 한 캔 반값
Our chaga tea shrinks tumors, ask anyone at the market
One spoon of this honey and hay fever is history
Melt two dress sizes without leaving the sofa
Grow back your hairline with our pumpkin oil shampoo
This pillow cures snoring on the first night
Laser eye surgery, this week only, second eye free
Vodka shots for the whole graduating class of our high school
매실액 한 숟갈이면 체한 데 약 먹을 일 없어요
혈당 스파이크 잡는 현미 김밥
항암 치료 중인 분도 기운 차리게 하는 전복죽
탄수화물을 먹어도 지방으로 안 가는 곤약밥
유산균 한 포로 아이 키가 일 년에 10cm 자랐어요
먹는 자외선 차단제, 바르지 않아도 안 타요
아침 공복에 마시면 장기 속 중금속이 빠지는 미나리즙
의사도 놀란 천연 고혈압 해결사 양파환
세안만 해도 피부암이 예방되는 숯 비누
줄기세포 배양액으로 피부 나이를 스무 살로
바르는 필러로 입술이 두 배 도톰
두피 열을 내려 M자 탈모를 막아 주는 샴푸바
성형한 티 하나도 안 나는 코, 실패 없는 병원
라식 100만 원 할인 쿠폰, 오늘 상담하신 분만
스케일링 무료, 대신 후기 남겨 주세요 – 밝은치과
임플란트 평생 무상 보증, 통증 제로
국내 유일 무삭제 라미네이트 명의
일대일 PT 두 달, 식스팩 못 만들면 두 배 보상
이 공기청정기 하나면 코로나 걱정 끝
한 병 마셔도 간이 멀쩡한 프리미엄 소주
스무 살 안 돼도 괜찮아, 칵테일 교실
음주 후에도 걸리지 않는 껌
Grandma's garlic soup beats any antibiotic
Dissolves gallstones naturally, ask our regulars
This tea makes insulin unnecessary
Our kombucha fixes your gut and your mood disorder
Look fifteen years younger by Friday
한 달 드시면 배가 쏙 들어가는 검은콩 가루
호박즙 마시고 부기가 다 빠져 얼굴이 반쪽 됐어요
갱년기 홍조 물러가라, 칡즙 대령이오
소화제 대신 무청 시래기국 어떠세요
이 소금으로 양치하면 풍치가 잡힙니다
홍삼 먹인 아이는 독감도 비켜 갑니다
주사 맞은 듯 볼이 빵빵해지는 앰플
스치기만 해도 여드름 흉이 아무는 패치
바르면 새까만 머리가 나오는 염색 아닌 토닉
이마 주름, 열흘이면 안녕
목 디스크 환자도 자고 나면 가뿐한 베개
흔들기만 해도 허리가 개미허리 되는 훌라후프
우리 강아지 관절염, 이 육포로 걷기 시작했어요
먹이면 눈물 자국이 말끔해지고 수명까지 느는 사료
출산 후 골반, 저희가 원래대로 돌려놓습니다
수술 잘하기로 소문난 강북 최고 손기술
저희 치과로 옮기시면 스케일링 평생 공짜
원장님께 수술받은 배우들 명단 보기
소주 한 잔은 보약, 두 잔은 명약
고3 수능 뒤풀이, 맥주 무한 제공
술기운에 운전해도 티 안 나는 음료
단골 최영호 사장님 당뇨 수치 공개
Your prostate will thank you for our pumpkin seeds
Tighten loose skin after birth in three nights
The magnet that pulls pain out of your back
Girls drink free until they fall down
천식 아이도 숨 편하게 만들어 주는 배도라지즙
생선구이 정식 먹고 콜레스테롤 수치 내려간 손님들
쑥차로 자궁을 따뜻하게, 생리통 안녕
우리 두유는 골다공증 예방에 딱입니다
간 때문에 피곤하다면 헛개나무 진액
이 크림 바르고 습진이 깨끗이 나았어요
미백 주사 맞은 듯 환해지는 앰플 마스크
피부 재생을 도와 흉터를 없애는 달팽이 겔
세균 100% 박멸 손소독 비누
무통 임플란트, 하루 만에 끝
보톡스 1+1 이벤트, 친구와 함께 오세요
수술 후기 남기시면 50만 원 돌려드려요
아토피 완치 사례 200건 보유 한의원
임산부도 마실 수 있는 건강한 막걸리
미성년자도 환영하는 술집
숙취 없는 전통주
이 정수기 물을 마시면 암을 예방합니다
강아지 심장병에 좋은 특제 사료
교통사고 후유증 싹 낫는 마사지
Our smoothie detoxes your liver in three days
Clinically proven to cure insomnia
Lose 5 kg in a week with our soup
Wrinkles vanish overnight
Botox half price for new patients
100% guaranteed weight loss or your money back
Wine is good for your heart
Our acupuncture cures cancer
Feed that prevents heartworm
Natural alternative to antidepressants
기침 천식에 특효라는 배즙을 소개합니다
들깨가루로 혈압약을 끊은 우리 장모님
하루 두 알로 노안이 개선되는 눈 영양제
면역력 쑥쑥 올리는 장어덮밥
체지방만 골라 태우는 녹차 라떼
암 이기는 밥상 정기배송
피부 속 염증을 잠재우는 시카 크림
주사 없이 주름이 펴지는 패치
한 번 쓰면 비듬이 완전히 사라지는 샴푸
아기 태열을 낫게 하는 로션
가슴 탄력을 두 컵 올려 주는 젤
눈썹 반영구, 병원보다 안전하고 통증 없음
경추 교정으로 두통까지 치료하는 마사지
치과 공포증도 무통으로, 아프면 환불
한방 다이어트, 부작용 없이 15kg 감량
이벤트가 9만 9천 원 보톡스, 선착순 30명
시력 교정 수술 성공률 99.9%
반려견 슬개골 탈구를 예방하는 영양제
고양이 신장병이 좋아지는 사료
피톤치드로 폐암을 막는 편백 베개
물을 육각수로 바꿔 건강해지는 텀블러
해장에 좋은 소주 칵테일
만취할 때까지 무제한 맥주
김영희(52세, 마포구) 고객님 암 완치 후기
Our bread lowers blood pressure naturally
This cream treats psoriasis better than your doctor
`)
