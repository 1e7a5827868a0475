import { linesOf } from './lines-of.ts'

/** What hands make when they have nothing to say, on which the check was made. */
export const meaninglessLearnt = linesOf(`
ㅁㄴㅇㄹ
ㅁㄴㅇㄹㅎㅗㅓㅏ
ㅋㅋㅋ
ㅎㅎㅎㅎ
ㅇㅇ
ㅎㅇ
ㅠㅠ
ㅏㅏㅏㅏ
ㄱㄴㄷㄹ
ㅂㅈㄷㄱ
아아아아
가가가가가
하하하하
가나다라
뷁
뷁궭뙇
뷁쉛
먀뎌랴쟈
러ㅐㄴㅇ머리ㅏ
ㅁ나어리ㅏㅁ
나어리만어ㅏ
ㄴㅇㄹㄴㅇㄹ
어ㅏㅣㄹ머ㅏㅇ
퓨ㅕㅛㅑ
테스트
테스트중
테스트 상품
테스트입니다
없음
모름
아무거나
상품명
상품 설명을 입력하세요
제목을 입력해 주세요
내용 없음
추후 입력
준비중
미정
블라블라
어쩌구저쩌구
뚫쒧뷁풻
쀍뛟뀕
냐냐냐냐냐냐
랄랄라랄랄라랄랄라
1234
12345678
010-1234-5678
2024
3.14
100%
!!!
...
----
★★★★
@#$%^
😀😀😀
🍓
?
~~~~
^^
asdf
asdfgh
qwerty
zxcvbn
zxcvqwe
dfgsdfg
sdkfjhskdf
fjdkslaw eoiru
asdf1234
qwe123
aslkdjf laksjdf
jkljkljkl
hjkl
poiuyt
lkjhgf
asdasd
qweqwe
xcvbxcvb
wertyuio
bnmbnmb
rtyfghvbn
gfdsagfdsa
kjhsdf kjhsdf
test
testing
test test test
TEST123
test product
N/A
n/a
none
null
undefined
TBD
todo
lorem ipsum
lorem ipsum dolor sit amet
foo bar
abc
abcd
aaaa
aaaaaaaa
xxx
zzzz
hahahaha
blah blah blah
this is a test
sample text
enter text here
product name
dkssudgktpdy
gksrmfdlek
vhdlskf wlrnf
<div></div>
<br><br>
&nbsp;
https://example.com
www.naver.com
https://a.bc/d?e=f
12 34 56
1 + 1
a
b
ㅂ
ㅡㅡ
아 아 아 아
good good good good
가나가나가나가나
ㄻㄴㅇㄻㄴㅇ
ㅁㄴㅇㄹ1234
ㅋㅋ
ㅎ
ㅏ
ㅇㅅㅇ
ㄹㅇㅋㅋ
가가가
뿅뿅뿅뿅
쿄쿄쿄쿄
먕먕먕
렁라먼ㅇ리
ㅓㅏㅣ;ㅓㅏㅣ
듀ㅕㅑㄷ
붸쉨뛟
쟉냑뱍
홇뇷쀏
굮땲
asd
qwe
zxc
jkl
fdsa
asdfg
sdfg
qwertyu
poiuytr
ghjk
dfgh
fgh
hgf
wer
ert
lkj
iuy
ASDF
QWER
Asdfgh
asdf asdf
asdf qwer
abc123
123abc
1a2b3c
aa
bb
xx
yyy
zz
hhh
jjjj
qq
ww
eee
rrr
tttt
hfjdksl
ghfjdkgh
bvncmxz
edcrfv
tgbyhn
ujmik
wsxedc
sjdhfkjsdhf
lkajsdlfkj
woeiruwoeiru
vnmxcbv
nbvmnbv
trewq
ytrewq
fghfgh
dsadsa
cxzcxz
oioioi
ououou
eieieiei
123123
111
000000
1111-1111
!!
??
..
,,
~~
##
$$$
%%%
&&
***
()
[]
{}
<>
/
|
:)
:(
^_^
-_-
ㅡㅡ;
😂
❤️❤️
🔥🔥🔥🔥
No
no
yes
ok
네
응
음
흠
헐
아니
글쎄
그냥요
왜
뭐
노코멘트
no comment
skip
later
none.
Test!
TEST TEST
my test
test name
테스트 이름
테스트 가게
가게 이름
업체명
내용입니다
설명입니다
텍스트입니다
asldkfj 입니다
ㅁㄴㅇㄹ입니다
`).concat(['', '   ', '\u200b\u200b', '\u3164', '\n\n'])

/** Fresh ones, written before their results were looked at. */
export const meaninglessHeldOut = linesOf(`
ㅇㄴㄹㄴㅇㄹ
ㅗㅑㅐㅔ
ㅂㅂㅂㅂㅂ
ㅈㄷㄱㅎㅅ
ㅋㅋㅋㅋㅋㅋㅋㅋ
ㅎㅋㅎㅋ
ㅜㅜㅜ
ㅊㅋㅊㅋ
ㄱㅅ
ㅇㅋ
ㅁㄴㅇ ㄹㅎㄱ
ㅁㄴㅇㄹ 상품
아ㅏㅏㅏㅏ
나ㅓㅇ리ㅏㅓㅁ
ㅎ로ㅓㅏㅣㄹ
ㄷㄱ쇼ㅛㅕ
오나ㅣ러마ㅣㅓ
머ㅏㅣㅇ나ㅓㄹ
캌퓻텏
쀓뚧궯
꿻쉙
뎨켸톄폐혜
듛뵹쪫
호호호호호호
으으으으
오오오오오
야야야야야
네네네네네
룰루랄라룰루랄라룰루랄라
가나다라마바사
아야어여오요
도레미파솔
테스트1
테스트123
테스트 글입니다
테스트용 상품
그냥 테스트
아무말
아무말 대잔치
아무거나 입력
몰라
몰라요
비밀
없어요
설명 없음
해당 없음
제품명
상품명 입력
내용을 입력하세요
여기에 설명을 적어 주세요
이름
나중에 입력
작성 중
임시
샘플
가나가나가나
12
0000
99999999
12-34-56
02-123-4567
1,2,3,4
50%
₩10,000
!@#
,,,,
???!!!
+++
---///---
♥♥♥
■□■□
👍👍
🎉🎊🎉
( )
""
_____
asdfasdf
asdfjkl
qwertyuiop
qwert
zxcv
zxcvbnm
fghj
dfghjkl
sdfsdf
sdfghj
wasdwasd
lksjdflkj
ksdjfh
aksjdhaksjd
dfjkghdfkjg
hjkhjkhjk
mnbvc
oiuytrewq
xzcxzc
vbnmvbnm
pqowieur
zmxncbv
qazwsx
qazwsxedc
1q2w3e4r
asd123
qwer1234
ewrtwert
ghghghgh
jfjfjfjf
tqtqtq
bcdfg hjklm
xkcdqwz
wrtpsdfg
nvmbcxz lkjhgf
Test
test1
TESTING
test data
test test
just a test
testtest
NA
N / A
-
undefined undefined
NULL
nil
tbd
to be determined
placeholder
untitled
dummy text
sample
sample product
lorem
foo
foobar
xxxx
yyyyyy
ooooo
hehehehe
lalalalala
abcabcabc
abcdef
abcdefg
no description
enter your text
description
type something here
hello world
xptmxm
dkssudgktpdy rkqt
ehowlrhrl
<p> </p>
<div><span></span></div>
&nbsp;&nbsp;
http://test.com
www.google.com
test@test.com
https://instagram.com/abc
1 2 3 4 5
z
Q
ㅅ
ㅡ
bad bad bad bad
좋아 좋아 좋아 좋아
하하하하하하
키키키키키
`).concat(['\t\t', ' \u00a0 ', '\u200d\u200b', '\ufeff', '\u2060'])
