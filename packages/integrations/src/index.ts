export {
  BadFileKey,
  BadRange,
  type ByteRange,
  type FileContent,
  type FileLink,
  FileNotFound,
  type FileStore,
  FileTooLarge,
  type LinkOptions,
  type PutOptions,
  type StoredFile,
} from './files/store.ts'
export type { CaptionBrief, Captioner, CaptionOutcome } from './ai/captioner.ts'
export type { ModelCall, WriterFailure } from './ai/model-call.ts'
export { ModelKeys } from './ai/models/config.ts'
export { createModelWriters, type ModelWriters } from './ai/models/writers.ts'
export type { PlanBrief, PlanEars, Planner, PlanOutcome, PlanWords } from './ai/planner.ts'
export type { RewriteBrief, RewriteOutcome, Rewriter } from './ai/rewriter.ts'
export { attachment } from './files/attachment.ts'
export { createFolderStore, type FolderStoreOptions } from './files/folder-store.ts'
export { createS3Store, type S3Options } from './files/s3-store.ts'
export { AppleKeys } from './login/apple/config.ts'
export { createAppleLogin } from './login/apple/provider.ts'
export { sandboxAppleKey } from './login/apple/sandbox-key.ts'
export { FacebookKeys } from './login/facebook/config.ts'
export { createFacebookLogin } from './login/facebook/provider.ts'
export { GoogleKeys } from './login/google/config.ts'
export { createGoogleLogin } from './login/google/provider.ts'
export { KakaoKeys } from './login/kakao/config.ts'
export { createKakaoLogin } from './login/kakao/provider.ts'
export { NaverKeys } from './login/naver/config.ts'
export { createNaverLogin } from './login/naver/provider.ts'
export type {
  LoginFacts,
  LoginFound,
  LoginIdentity,
  LoginOutcome,
  LoginProvider,
  LoginRefusal,
  LoginVisit,
  UnlinkOutcome,
} from './login/provider.ts'
export { SmtpKeys } from './mail/smtp/config.ts'
export { createSmtpSender } from './mail/smtp/sender.ts'
export { unavailableMail } from './mail/unavailable.ts'
export type { MailAttachment, MailMessage, MailOutcome, MailSender } from './mail/sender.ts'
export { Unanswered } from '@clipmint/net'
export {
  type AccountLimits,
  type BeginOutcome,
  type Candidate,
  type CandidatesOutcome,
  type ConsentVisit,
  type ExchangeOutcome,
  type FiguresOutcome,
  type FindOutcome as FindPostOutcome,
  type HostAt,
  type LimitsOutcome,
  type LookOutcome,
  type NetworkAccess,
  type NetworkHook,
  type NetworkTokens,
  type OutgoingPost,
  type OutgoingVideo,
  type PostFigures,
  type ProgramQuota,
  type Published,
  type Publisher,
  type PublisherMaker,
  publisherMakers,
  type PublishesBy,
  type PublishOutcome,
  realHosts,
  type RenewOutcome,
  type RevokeOutcome,
  sandboxHosts,
  type SendOutcome,
  type Ticket,
  type Trouble,
  type Wait,
  type Wanted,
} from '@clipmint/networks/server'
export { paymentGatewayIds } from './payments/gateway.ts'
export type {
  CancelOutcome,
  CardFacts,
  FindOutcome,
  ForgetOutcome,
  HookEvent,
  HookOutcome,
  KeepOutcome,
  KeptCard,
  OpenOutcome,
  Payer,
  Payment,
  PaymentGateway,
  PaymentGatewayId,
  PaymentGateways,
  PaymentOrder,
  PayOutcome,
  Refused as PaymentRefused,
  Unknown as PaymentUnknown,
  WindowOutcome,
  WindowWish,
} from './payments/gateway.ts'
export type { Money } from './payments/money.ts'
export { StripeKeys } from './payments/stripe/config.ts'
export { createStripeGateway } from './payments/stripe/gateway.ts'
export { TossKeys } from './payments/toss/config.ts'
export { createTossGateway } from './payments/toss/gateway.ts'
export { createPlaceSource, type PlaceOptions } from './places/create.ts'
export { GooglePlacesKeys } from './places/google/config.ts'
export { faultOf as placeFaultOf } from './places/refusal.ts'
export {
  type PlaceBasics,
  type PlaceFault,
  type PlaceMedia,
  type PlaceMediaOpened,
  type PlaceMenuItem,
  type PlaceProviderId,
  type PlaceRead,
  type PlaceRef,
  type PlaceReview,
  type PlaceSource,
  type PlaceTidings,
} from './places/source.ts'
export { createProductPages } from './product-pages/create.ts'
export type {
  PageFault,
  PageOutcome,
  PageProduct,
  PictureOutcome,
  ProductPages,
} from './product-pages/reader.ts'
export type { PushDevice, PushMessage, PushOutcome, PushSender } from './push/sender.ts'
export { createWebPushSender, makeVapidPair, type VapidPair } from './push/web-push/sender.ts'
export { Cafe24Keys } from './shops/cafe24/config.ts'
export { createCafe24 } from './shops/cafe24/shop.ts'
export { isMallId } from './shops/cafe24/address.ts'
export type {
  LaunchOutcome,
  ShopAccess,
  ShopAnswer,
  ShopCategory,
  ShopGrant,
  ShopLaunch,
  ShopPictureOutcome,
  ShopPlatform,
  ShopProduct,
  ShopRefusal,
} from './shops/shop.ts'
export { SegmentationKeys } from './segmentation/http/config.ts'
export { createHttpSegmenter } from './segmentation/http/segmenter.ts'
export type { SegmentOutcome, Segmenter } from './segmentation/segmenter.ts'
export { SolapiKeys } from './sms/solapi/config.ts'
export { createSolapiSender } from './sms/solapi/sender.ts'
export { unavailableSms } from './sms/unavailable.ts'
export type { SmsMessage, SmsOutcome, SmsSender } from './sms/sender.ts'
export { OpenverseKeys } from './stock/openverse/config.ts'
export { createOpenverseSource } from './stock/openverse/source.ts'
export { PexelsKeys } from './stock/pexels/config.ts'
export { createPexelsSource } from './stock/pexels/source.ts'
export { PixabayKeys } from './stock/pixabay/config.ts'
export { createPixabaySource } from './stock/pixabay/source.ts'
export type {
  StockChoice,
  StockFacts,
  StockFound,
  StockItem,
  StockOpenOutcome,
  StockSearch,
  StockSearchOutcome,
  StockSource,
} from './stock/source.ts'
export { NtsKeys } from './tax-office/nts/config.ts'
export { createNtsOffice } from './tax-office/nts/office.ts'
export { type BusinessStatus, type TaxOffice, unavailableTaxOffice } from './tax-office/office.ts'
