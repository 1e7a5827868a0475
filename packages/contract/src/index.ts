import { accountCare } from './account-care.ts'
import { account } from './account.ts'
import { aiRequests } from './ai-requests.ts'
import { announcements } from './announcements.ts'
import { approvals } from './approvals.ts'
import { assets } from './assets.ts'
import { billing } from './billing.ts'
import { calendar } from './calendar.ts'
import { campaignPosts } from './campaign-posts.ts'
import { campaigns } from './campaigns.ts'
import { copy } from './copy.ts'
import { coupons } from './coupons.ts'
import { credits } from './credits.ts'
import { dashboard } from './dashboard.ts'
import { demo } from './demo.ts'
import { digest } from './digest.ts'
import { help } from './help.ts'
import { likes } from './likes.ts'
import { music } from './music.ts'
import { notifications } from './notifications.ts'
import { phoneUploads } from './phone-uploads.ts'
import { places } from './places.ts'
import { productPages } from './product-pages.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { reservations } from './reservations.ts'
import { siteEvents } from './site-events.ts'
import { site } from './site.ts'
import { socialAccounts } from './social-accounts.ts'
import { stock } from './stock.ts'
import { storeLink } from './store-link.ts'
import { taxInvoices } from './tax-invoices.ts'
import { templates } from './templates.ts'
export { ProjectVersion, RiskyStep, VersionChanges, VersionName } from './versions.ts'

/** The whole API, one line for each area. */
export const contract = {
  account: { ...account, ...accountCare },
  assets,
  products,
  productPages,
  places,
  aiRequests,
  copy,
  coupons,
  credits,
  templates,
  music,
  likes,
  notifications,
  projects,
  site,
  stock,
  phoneUploads,
  help,
  announcements,
  dashboard,
  demo,
  billing: { ...billing, ...taxInvoices },
  reservations,
  campaigns: { ...campaigns, ...campaignPosts },
  approvals,
  calendar,
  digest,
  siteEvents,
  storeLink,
  socialAccounts,
}

export { SignedInDevice, WithdrawalReason, withdrawalReasons } from './account-care.ts'
export { type AgreementKind, Agreements, MarketingChannels, marketingChannels } from './agreements.ts'
export {
  Email,
  Language,
  LoginChannel,
  loginChannels,
  NeedConnect,
  Password,
  PhoneNumber,
  PhonePurpose,
  SignInChannel,
  Tokens,
  User,
  UserName,
  signInChannels,
} from './account.ts'
export { type Call, type Calls, type Host, type Who, call } from './define.ts'
export { type ErrorCode, errorStatus } from './errors.ts'
export {
  PaymentCurrency,
  type PaymentMessage,
  type PaymentPurpose,
  type PaymentRefusal,
  PaymentReturn,
  PaymentWindow,
  PaymentWindowMessage,
  paymentCurrencies,
  paymentMessages,
  paymentRefusals,
  windowGone,
} from './payment-window.ts'
export { consentVersions, GivenConsents, type PaymentConsent, paymentConsents } from './payment-consents.ts'
export { isPayPage } from './pay-pages.ts'
export {
  type AllowedNow,
  checkPost,
  findSettings,
  forbiddenLetters,
  isHashtag,
  isSameHashtag,
  LinkFault,
  linkFaults,
  mayBeSent,
  type NetworkFacts,
  NetworkId,
  networkIds,
  type NetworkMark,
  networks,
  type NetworkWords,
  postAdvice,
  type PostFailure,
  postFailures,
  type PostFinding,
  type PostFindingCode,
  postFindings,
  PostKind,
  type PostKindFacts,
  postKinds,
  type PostRefusal,
  type PostSetting,
  type PostToCheck,
  type PostWords,
  type SettingConflict,
  type StaleFacts,
  textLength,
  textOf,
  type TextUnit,
  titleOf,
  type TrailKind,
  trailKinds,
  type VideoFacts,
  withoutForbidden,
  withPresets,
  withoutStory,
} from '@clipmint/networks'
export { onceEach } from './page.ts'
export {
  DirectUpload,
  PostRenewOutcome,
  PostWordsInput,
  postStatus,
  Reservation,
  ReservationStatus,
  ReservationTarget,
  type SettleWay,
  StalePost,
  type StaleWay,
  TargetInput,
  targetStatuses,
  TrailEntry,
  type WaitReason,
  waitReasons,
} from './reservations.ts'
export { Approval, type ApprovalProblem, approvalStates } from './approvals.ts'
export {
  CalendarDay,
  CampaignOccasion,
  campaignOccasions,
  type ContentKind,
  contentKinds,
  ContentShare,
  OccasionId,
  occasionIds,
  shopEvents,
} from './calendar.ts'
export {
  Campaign,
  CampaignChanges,
  CampaignSchedule,
  CampaignStatus,
  CampaignStop,
  CampaignTitle,
  NewCampaign,
  TemplatePreference,
  campaignGoals,
  campaignStops,
  isStoppedForGood,
  silences,
  templatePreferences,
  weekdays,
} from './campaign.ts'
export {
  CampaignChoice,
  CampaignEvent,
  CampaignPost,
  type CampaignPostDetail,
  SkipReason,
  actors,
  campaignEventKinds,
  isMadeAtOnce,
  leadMinutesOf,
  skipReasons,
} from './campaign-posts.ts'
export { limits } from './limits.ts'

export {
  AiInput,
  RequestField,
  AiPlan,
  AiRequest,
  type AiRequestStatus,
  AskTopic,
  askTopics,
  DraftFailure,
  VideoBatch,
  type NewAiRequest,
  builtInWriter,
  PlanStage,
  planStages,
  Scenario,
  ScenarioLine,
  SellingPoint,
  WriterFault,
} from './ai-requests.ts'
export { bestForEach, diversityScore, openingFile, scriptOf } from './script.ts'
export { AiCategory, aiCategories } from './ai-category.ts'
export { type PlaceBrief, Promotion, Review } from './kinds.ts'
export type { LeftOut } from './left-out.ts'
export {
  type FoundLines,
  LineAlternatives,
  type LineWish,
  reviewWriter,
  type RewriteFacts,
} from './alternatives.ts'
export { type PostFacts, SuggestedWords } from './suggested-words.ts'
export {
  Asset,
  AssetQuality,
  type AssetSort,
  AssetStatus,
  AssetType,
  type Cutout,
  CutoutReason,
  CutoutStatus,
  CutoutStroke,
  assetSorts,
  assetTypes,
  Attribution,
  RightsWording,
  rightsWordings,
} from './assets.ts'
export { Announcement, announcementIcons, Maintenance, type ShownAnnouncement } from './announcements.ts'
export type { InputReason } from './copy.ts'
export {
  Coupon,
  CouponBenefit,
  CouponConditions,
  type CouponKind,
  couponKinds,
  type CouponRefusal,
  isUsedAtOnce,
  OwnedCoupon,
  WeighedCoupon,
} from './coupons.ts'
export { CreditChange, CreditEntry, CreditHoldState, CreditSource, CreditState } from './credits.ts'
export {
  type CollectingState,
  collectingStates,
  CountedFigures,
  Dashboard,
  DashboardDay,
  DashboardHashtag,
  DashboardNetwork,
  dashboardPageSizes,
  DashboardPost,
  type FigureName,
  figureNames,
  type InterestSort,
  interestSorts,
  type DashboardTerm,
  dashboardTerms,
  Lesson,
  type LessonAttribute,
  lessonAttributes,
  type PostSort,
  postSorts,
  type PostStanding,
  Worked,
} from './dashboard.ts'
export { DemoBooking, DemoSource, demoSources } from './demo.ts'
export { type ShownSiteEvent, SiteEvent, siteEventIds } from './site-events.ts'
export { Block, type Span } from './article.ts'
export { cardBrandIn } from './card-brands.ts'
export {
  DowngradeInvoice,
  Invoice,
  invoiceKinds,
  InvoiceStatus,
  invoiceStatus,
  PriceLine,
  Subscription,
  SubscriptionPrice,
} from './invoice.ts'
export {
  type Answered,
  type ClickName,
  clickNames,
  type DocumentName,
  documentNames,
  type FaqType,
  faqTypes,
  type Guide,
  type GuideCard,
  type LegalDocument,
  type Notice,
} from './help.ts'
export { MusicLicence, musicMoods, musicPlatforms, type MusicQuery, MusicTrack, tempoBands } from './music.ts'
export {
  type ApprovalNews,
  approvalNews,
  Notification,
  NotificationSettings,
  type PostEnd,
  postEnds,
  RenderFailure,
  renderFailures,
} from './notifications.ts'
export { type PushSubscription, readPushToken } from './push-token.ts'
export {
  type Allowance,
  allowanceOf,
  type BillingPeriod,
  contractFrom,
  isSoldPlan,
  onceItems,
  type OnceItem,
  packCredits,
  periodOf,
  type PlanName,
  planNameOf,
  type Price,
  priceOfOnce,
  priceOfPlan,
  priceOfUploadService,
  type SoldPlan,
  soldPlans,
  taxWithin,
  tierOf,
} from './plans.ts'
export { can, type CountedRight, Holdings, lockedOn, type RightsHolder } from './rights.ts'
export {
  Place,
  PlaceCard,
  PlaceFault,
  PlaceMenuItem,
  PlaceMissed,
  PlaceReview,
  PlaceStage,
  PlaceStatus,
  pictureFaults,
  placeFaults,
  placeKinds,
  placeProviders,
  placeStages,
  placeWordings,
} from './places.ts'
export {
  Currency,
  NewProduct,
  Product,
  Purpose,
  purposes,
  targetAges,
  targetGenders,
  Tone,
  tones,
} from './products.ts'
export {
  BrandKit,
  EditedTitle,
  Finding,
  FinishedVideo,
  FolderType,
  NewTitle,
  OutdatedSlot,
  PresenceWord,
  Project,
  ProjectCard,
  type ProjectSort,
  projectSorts,
  type ProjectStatus,
  RenewOutcome,
  RenderState,
  renderStates,
  SharedPreview,
} from './project.ts'
export { type Company, type SiteLinks } from './site.ts'
export { LinkCandidate, LinkedAccount, SocialAccount, socialAccountStates } from './social-accounts.ts'
export { StockItem, StockProvider } from './stock.ts'
export { TaxInvoice, TaxInvoiceDetails, taxOfficeRefusals } from './tax-invoices.ts'
export {
  Externals,
  importFaults,
  LinkedShop,
  MallId,
  ShopCategory,
  ShopImport,
  ShopPlatformId,
  ShopProduct,
} from './store-link.ts'
export {
  durationBands,
  highlights,
  Recommendation,
  RecommendReason,
  StoreCard,
  storeOrders,
  StoreQuery,
  TemplateCard,
  TemplateLoop,
} from './templates.ts'
