/** What kind of shop, place or maker a name ends in: with one behind it, even letters or an odd word are a name. */
const korean =
  /(?:라멘|초밥|스시|우동|돈까스|돈가스|김밥|떡볶이|마라탕|곱창|막창|닭갈비|쌀국수|짬뽕|만두|도넛|도너츠|마카롱|젤라또|와플|빙수|쿠키|상회|상사|상점|상가|만화방|분식|식당|반점|반찬|반찬가게|국수|국밥|냉면|치킨|통닭|피자|버거|족발|보쌈|포차|주점|호프|맥주|양조장|다방|찻집|카페|커피|로스터스|로스터리|제과|제과점|베이커리|빵집|떡집|방앗간|정육점|정육|수산|청과|농원|농장|목장|과수원|화원|꽃집|플라워|서점|책방|문고|문구|문구점|사진관|스튜디오|공방|공작소|작업실|목공소|철물|철물점|전파사|전자|약국|안경|안경점|미용실|헤어|헤어샵|이발소|바버샵|네일|살롱|세탁소|수선|수선집|의상실|양복점|옷가게|편집샵|슈퍼|마트|마켓|편의점|백화점|시장|여관|여인숙|민박|펜션|호텔|게스트하우스|목욕탕|사우나|찜질방|노래방|오락실|당구장|피시방|독서실|학원|교습소|도장|체육관|헬스|필라테스|요가원|동물병원|펫샵|부동산|공인중개사|인테리어|가구|가구점|조명|카센터|정비|세차장|테라스|하우스|컴퍼니|스토어|가게|상점가|연구소|클럽|극장|갤러리)$/u

/** Whether a Korean word ends in a kind of shop, place or maker. */
export function endsInTrade(word: string): boolean {
  return korean.test(word)
}

/** The kind of shop, place or maker that a Korean word ends in: 빵집 of 망원빵집; null where it ends in none. */
export function tradeIn(word: string): string | null {
  return korean.exec(word)?.[0] ?? null
}
