import { linesOf } from './lines-of.ts'

/** Meaningless inputs that others wrote, learnt from afterwards. */
export const meaninglessOfOthers = linesOf(`
ㅊㅌㅋ ㅁㄴㅇ ㅂㅈㄷ
ㅂㅈㄷㄱㅅㅛ
ㅋㅋㅋㅋㅋㅋ
ㅎㅎㅎ ㅋㅋ ㅎㅎ
ㅠㅠㅜㅜ
ㅏㅓㅗㅜㅡㅣ
ㄱㄴㄷㄹㅁㅂㅅ
ㅔㅐㅔㅐㅔㅐ
아아아아아
가가가가
나나나나나나나나나
하하하하하하하하하하하하
뷁쉛뚫꿹
쀍뙑 쒧괡
머니ㅏㅇ러ㅣ마
ㅁㄴ아ㅓ리ㅏㅁㄴ얼
나어리ㅏ너랴ㅐㅈ더
먼아ㅣㄹㅁ노아ㅣㅗㄹ ㅁ나ㅗㅇ
러마니 어루가 도밀
두무라 지캐보 멀타리 소낭
가나다라마바사아자차카타파하
가나다라 가나다라
시험용 글 시험용 글
대충 아무렇게나 씀
몰라요 몰라
12345 67890
010101010101
3.14159 26535
!!!!!!
???
...........
~~~~@@@@####
-_-;;
*&^%$#@!
ㄴㄴㄴ ㅇㅋㅇㅋ
🔥
🍕🍔🍟 🎉🎉
❤️❤️❤️❤️
뿡뿡뿡뿡뿡 빵빵빵빵빵 뿡뿡
상품명상품명상품명
여기에 설명을 입력하세요
ㅊㅍ 123 ㅌㅋㅊ 456
쿄퓨뎌 햐쟈 켜푸
에베베베베 우루루루루 에베베
ㄷㅈㅂ3 ㄱㄷ2 ㅈㅂㄷ
궯췕 핡뺣 늀
더미 더미 더미 더미 텍스트
asdfgh lkjhgf
zxcvbnm,./
sdkfjh sdkjfh wekjrh
jjjjjjjj
xkcdqwrt
blorfen tazquil vimbor
duis aute irure in reprehenderit voluptate velit esse cillum
TEST 1
testing testing 123
foo bar baz
abcabcabcabc
abcdefghijklmnop
550e8400-e29b-41d4-a716-446655440000
SGVsbG8gd29ybGQhIQ==
SELECT * FROM users WHERE 1=1;
<div class="row"><br/></div>
function(){return null;}
bla bla bla bla
hjkl hjkl;' fghj
ㅂㅈㄷㄱ ㅂㅈㄷㄱ
ㅁㄴㅇㄹ마ㅓㄴㅇ
ㅋㅌㅊㅍ
ㅎㄷㄷㄷㄷ
ㅏㅑㅓㅕㅗㅛ
아앙아아아앙
후후후후후
라라라라라라
나너너나나너
뛟쒥뾃
푸켜뎌햐
가각간갇갈
ㄹㅇㅁㄴ리ㅏㄴㅁ어
모름 나중에
임시 텍스트
아무 글자나 입력
글자 채우기
연습용
의미 없는 문장
그냥 막 씀
내용은 추후 수정
테스트 테스트 1 2 3
설명란
999999
1111 2222
2024-01-01
--- ---
?!?!?!
ㅡㅡㅡㅡ
💩💩
wertyu
lkjhg fdsa
qazxsw
mnbvcxz
ghjghjghj
aaa bbb ccc
xyzxyzxyz
qwe asd zxc
dfsdfsdf dsfsdf
ksjdhf ksjdf
consectetur adipiscing elit sed do
some random text
placeholder text
test product name
dummy data
null null
console.log("hi")
{"name": "test"}
<script>alert(1)</script>
http://localhost:3000
deadbeef-1234
import os
idk whatever
no content yet
fghjkl;'
1q2w3e4r5t
zzzzzz
n/a n/a
`)

/** Names that others gave, short and odd ones among them. */
export const realNamesOfOthers = linesOf(`
무
쑥
띵굴마켓
오!밥
XOXO 네일
꼼데가르송 가디건
몽실이네
뚜레쥬르
삐삐네 분식
쫄쫄호떡
하하호호 김밥
냠냠쩝쩝
뿌링클
야야 스쿨푸드
롱롱우산
봉봉
빠빠빠 젤리
또또국수
1988 다방
24시 해장국
365 약국
A급 중고차
B동 204호 책방
김씨네 과일
엄마손 반찬
총각네 야채가게
미미네 떡볶이
꽃
빵이랑
숨
밤의서점
그집
곳
안녕, 제비
ㅎㄷ 카페
ㄱ김밥
맨날국수
쉬즈미스 코트
뽀글이 후리스
초코파이情
메로나
죠스바
불닭볶음면
누가바
오뚜기 참깨라면
모나미 153
LG 그램 16
갤럭시 버즈 케이스
3M 테이프
꾸까 꽃다발
어글어글 슈즈
흑당버블티 L
수육국밥(특)
한끼뚝딱 밀키트
멍멍냥냥 간식
A4
7up
H&M tee
Oi Bakery
MLB cap
Pho 99
O'sulloc
IKEA KALLAX
GS25
Zzz Sleep Shop
BBQ
TWG Tea
Lululemon Align
KFC twister
Psst! Gin Bar
XYZ Formula
Uniqlo AIRism
Mmm Donuts
WD-40
Yum Yum Thai
Hrv Bike
No Brand
V60 dripper
Kiehl's
Nth Coffee
뽀또
쪼꼬미 사진관
붕붕이 세차
우당탕 공방
꿀꿀 정육점
멍이네
냥냥펀치
콩콩이 어린이집
라라브레드
하하 반점
도레미 악기사
오오카페
뚱뚱 마카롱
호호 만두
노노재팬 라멘
김
봄
밤
달
삶은달걀
쉼표
여기어때
글월
빈칸 서점
연습실 301
시험지 문구
테스트키친
샘플러 맥주집
무제
A.P.C. 셔츠
B&O 스피커
CU
BHC
COS
H2O 생수
Nikon Z6
UGG
Fnac
Hmm Coffee
Test Kitchen Seoul
Null Studio
Blah Blah Bar
Foo Kitchen
Zzimdak House
Tteok n Tea
Brrr Ice Cream
Shh Library Cafe
Pfft Balloons
Kkot Flower
샤샤 네일
쇼쇼쇼 꽃집
규규 스시
뷰티샵 유
요요 요거트
켜켜이 떡집
큐브 퍼즐
펴놓은 이불
묘묘 고양이카페
혀끝 파스타
`)
