/** /account/payments. */
export const payments = {
  lead: '언제 무엇을 결제했는지 모아 보여 드려요.',
  plan: '이용 중인 요금제',
  planUntil: '{{date}}까지',
  none: '아직 결제한 내역이 없어요',
  noneText: '결제하면 날짜와 상품, 결제 방법, 금액이 여기에 남아요.',
  policy: '결제 및 환불 정책 보기',
  toPlans: '요금제 보기',
}
