import bagelFatOne from '@expo-google-fonts/bagel-fat-one/400Regular/BagelFatOne_400Regular.ttf?url'
import blackHanSans from '@expo-google-fonts/black-han-sans/400Regular/BlackHanSans_400Regular.ttf?url'
import doHyeon from '@expo-google-fonts/do-hyeon/400Regular/DoHyeon_400Regular.ttf?url'
import eastSeaDokdo from '@expo-google-fonts/east-sea-dokdo/EastSeaDokdo_400Regular.ttf?url'
import gaegu from '@expo-google-fonts/gaegu/400Regular/Gaegu_400Regular.ttf?url'
import gaeguBold from '@expo-google-fonts/gaegu/700Bold/Gaegu_700Bold.ttf?url'
import gowunBatang from '@expo-google-fonts/gowun-batang/400Regular/GowunBatang_400Regular.ttf?url'
import gowunBatangBold from '@expo-google-fonts/gowun-batang/700Bold/GowunBatang_700Bold.ttf?url'
import jua from '@expo-google-fonts/jua/400Regular/Jua_400Regular.ttf?url'
import nanumGothicCoding from '@expo-google-fonts/nanum-gothic-coding/400Regular/NanumGothicCoding_400Regular.ttf?url'
import nanumGothicCodingBold from '@expo-google-fonts/nanum-gothic-coding/700Bold/NanumGothicCoding_700Bold.ttf?url'
import nanumMyeongjo from '@expo-google-fonts/nanum-myeongjo/400Regular/NanumMyeongjo_400Regular.ttf?url'
import nanumMyeongjoBold from '@expo-google-fonts/nanum-myeongjo/700Bold/NanumMyeongjo_700Bold.ttf?url'
import nanumMyeongjoExtraBold from '@expo-google-fonts/nanum-myeongjo/800ExtraBold/NanumMyeongjo_800ExtraBold.ttf?url'
import nanumPenScript from '@expo-google-fonts/nanum-pen-script/400Regular/NanumPenScript_400Regular.ttf?url'
import pretendardBlack from 'pretendard/dist/public/static/alternative/Pretendard-Black.ttf?url'
import pretendardBold from 'pretendard/dist/public/static/alternative/Pretendard-Bold.ttf?url'
import pretendardExtraBold from 'pretendard/dist/public/static/alternative/Pretendard-ExtraBold.ttf?url'
import pretendardExtraLight from 'pretendard/dist/public/static/alternative/Pretendard-ExtraLight.ttf?url'
import pretendardLight from 'pretendard/dist/public/static/alternative/Pretendard-Light.ttf?url'
import pretendardMedium from 'pretendard/dist/public/static/alternative/Pretendard-Medium.ttf?url'
import pretendardRegular from 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf?url'
import pretendardSemiBold from 'pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf?url'
import pretendardThin from 'pretendard/dist/public/static/alternative/Pretendard-Thin.ttf?url'

/** Where the page finds each font file, by its place in node_modules. The bundler fills in the addresses. */
export const fontUrls: Readonly<Record<string, string>> = {
  'pretendard/dist/public/static/alternative/Pretendard-Thin.ttf': pretendardThin,
  'pretendard/dist/public/static/alternative/Pretendard-ExtraLight.ttf': pretendardExtraLight,
  'pretendard/dist/public/static/alternative/Pretendard-Light.ttf': pretendardLight,
  'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf': pretendardRegular,
  'pretendard/dist/public/static/alternative/Pretendard-Medium.ttf': pretendardMedium,
  'pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf': pretendardSemiBold,
  'pretendard/dist/public/static/alternative/Pretendard-Bold.ttf': pretendardBold,
  'pretendard/dist/public/static/alternative/Pretendard-ExtraBold.ttf': pretendardExtraBold,
  'pretendard/dist/public/static/alternative/Pretendard-Black.ttf': pretendardBlack,
  '@expo-google-fonts/black-han-sans/400Regular/BlackHanSans_400Regular.ttf': blackHanSans,
  '@expo-google-fonts/jua/400Regular/Jua_400Regular.ttf': jua,
  '@expo-google-fonts/nanum-myeongjo/400Regular/NanumMyeongjo_400Regular.ttf': nanumMyeongjo,
  '@expo-google-fonts/nanum-myeongjo/700Bold/NanumMyeongjo_700Bold.ttf': nanumMyeongjoBold,
  '@expo-google-fonts/nanum-myeongjo/800ExtraBold/NanumMyeongjo_800ExtraBold.ttf': nanumMyeongjoExtraBold,
  '@expo-google-fonts/gowun-batang/400Regular/GowunBatang_400Regular.ttf': gowunBatang,
  '@expo-google-fonts/gowun-batang/700Bold/GowunBatang_700Bold.ttf': gowunBatangBold,
  '@expo-google-fonts/bagel-fat-one/400Regular/BagelFatOne_400Regular.ttf': bagelFatOne,
  '@expo-google-fonts/do-hyeon/400Regular/DoHyeon_400Regular.ttf': doHyeon,
  '@expo-google-fonts/east-sea-dokdo/EastSeaDokdo_400Regular.ttf': eastSeaDokdo,
  '@expo-google-fonts/gaegu/400Regular/Gaegu_400Regular.ttf': gaegu,
  '@expo-google-fonts/gaegu/700Bold/Gaegu_700Bold.ttf': gaeguBold,
  '@expo-google-fonts/nanum-gothic-coding/400Regular/NanumGothicCoding_400Regular.ttf': nanumGothicCoding,
  '@expo-google-fonts/nanum-gothic-coding/700Bold/NanumGothicCoding_700Bold.ttf': nanumGothicCodingBold,
  '@expo-google-fonts/nanum-pen-script/400Regular/NanumPenScript_400Regular.ttf': nanumPenScript,
}
