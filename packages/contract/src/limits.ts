/** Numbers of the product that more than one room needs. Each stands here once. */

export const limits = {
  /** A new owner may upload directly for this many days without the add-on. */
  uploadTrialDays: 7,
  /** A free project can be edited for this many days. */
  freeEditingDays: 7,
  userNameMax: 8,
  /** What was given beside a month's allowance can be used for so long. */
  extraAllowanceDays: 365,
  /** A credit set aside for a video that is not there after so long comes back. */
  creditHoldMinutes: 60,
  /** So long before credits run out their owner is told of it. */
  creditReminderDays: 7,
  /** Wrong coupon codes of an account within a day after which none is taken for another day. */
  couponTries: 20,
  /** Of a post: its caption in characters, its hashtags and how long one is, its headline. */
  captionMax: 1_000,
  hashtagsMax: 10,
  /** Advised at least; how many at most differs by network. */
  hashtagsAdvisedLeast: 5,
  hashtagLength: 30,
  postTitleMax: 100,
  /** Of what is written for an owner: captions of a video, those shown at once, and hashtags. */
  captionsSuggested: 10,
  captionsAtOnce: 5,
  hashtagsSuggested: 8,
  postTargetsMax: 10,
  /** Of a campaign: its name, the videos of one run, and the days of one look into its calendar. */
  campaignTitleMax: 30,
  creationsMax: 5,
  calendarDaysMax: 62,
  /** No shop says that it opened before this year: what is earlier was mistyped. */
  shopOpenedYearMin: 1900,
  /** A campaign's videos are made so long before they are due; its first is due so long after its beginning at least. */
  campaignMakeHours: 48,
  campaignLeadMinutes: 60,
  /** A first post so soon is made as its campaign begins: without a first day of its own every campaign has one by then. */
  campaignAtOnceDays: 8,
  /** Whoever decides about a post is reminded so long before its time, and may decide until so long before it. */
  approvalReminderHours: [12, 1],
  approvalCloseMinutes: 10,
  commentNameMax: 20,
  commentMax: 500,
  commentsPerPost: 50,
  /** A post is planned so long ahead at least, and at most. */
  postLeadMinutes: 10,
  postDaysAhead: 90,
  /** The same video to the same account within so long is pointed out. */
  postRepeatHours: 48,
  /** What was used last and is offered again. */
  recentWordsMax: 10,
  /** How often networks may be asked by hand how posts do, and what is shown of it. */
  dashboardRefreshMinutes: 10,
  popularPostsMax: 10,
  popularHashtagsMax: 20,
  /** How long an owner may stay on a network's consent page, and how long what came of it waits to be chosen from. */
  networkVisitSeconds: 600,
  networkChoiceMinutes: 15,
  /** So many days before a network's link ends its owner is told, each once; the first shows it as ending. */
  linkWarningDays: [7, 1],
  passwordMin: 6,
  passwordMax: 128,
  /**
   * Passwords tried within `passwordTryMinutes` after which no more are taken until those have passed: for an account
   * from all strangers together, from each browser that has signed in to it before, and from one address.
   */
  passwordTries: 10,
  passwordTriesPerDevice: 10,
  passwordTriesPerAddress: 50,
  passwordTryMinutes: 15,
  /** A browser is known again for so long, and by so many of its accounts. */
  knownDeviceDays: 365,
  knownDeviceAccounts: 5,
  /** What a withdrawn account held is deleted after so many days. */
  withdrawalDays: 30,
  opinionMax: 1_000,
  /** Of a business inquiry. */
  inquiryNameMax: 40,
  inquiryMin: 10,
  inquiryMax: 3_000,
  inquiriesPerAddressPerDay: 5,
  companyNameMax: 60,
  /** Of a tax invoice: its other words, its address, and until which day of a month the month before may be asked for. */
  taxWordsMax: 40,
  taxAddressMax: 150,
  taxInvoiceDay: 10,
  /** A demo takes so long, is booked so many hours ahead at least, and so many days at most. */
  demoMinutes: 30,
  demoLeadHours: 2,
  demoDaysAhead: 28,
  /** A time that nobody confirms is free again after so many hours. */
  demoHoldHours: 24,
  demosPerAddressPerDay: 5,
  /** Who waits for a plan is invited within so many days. */
  waitlistDays: 7,
  waitlistsPerAddressPerDay: 8,
  phoneCodeDigits: 6,
  phoneCodeSeconds: 180,
  phoneCodeTries: 5,
  phoneSendsPerNumberPerDay: 5,
  phoneSendsPerAddressPerDay: 10,
  phoneSendGapSeconds: 30,
  /** How long the proof of a phone number (`idToken`) may wait for the form to be sent. */
  phoneProofSeconds: 1_800,
  accessTokenSeconds: 600,
  /** Accepted a little longer than the client's refresh age, so that a token in flight is not refused. */
  accessTokenGraceSeconds: 60,
  refreshTokenDays: 3,
  productNameMax: 40,
  productInfoMin: 10,
  productInfoMax: 1_000,
  /** In the currency's smallest unit. */
  productPriceMax: 1_000_000_000_000,
  /** Pages of shops that one address may have read a minute. */
  pagesReadPerMinute: 6,
  productMediaMax: 30,
  placeNameMax: 60,
  /** Of a pasted link, or a text that holds one. */
  placeLinkMax: 4_096,
  /** So many of a place's menu are chosen for videos, one at least. */
  placeMenuMax: 5,
  /** Collecting a place takes this long at most. */
  placeCollectSeconds: 60,
  /** The shorter side that a picture of a listing has at least, in pixels: less is a soft spot in any video. */
  placePictureSide: 200,
  /** A place is read again so many minutes after it was read whole, or after it was not. */
  placeRefreshMinutes: 30,
  placeRetryMinutes: 1,
  scenariosMax: 5,
  planRequestsPerHour: 10,
  /** Of a review ad: reviews given, those that are quoted, and what one holds. */
  reviewsMin: 3,
  reviewsMax: 20,
  reviewsChosenMax: 5,
  reviewMin: 5,
  reviewMax: 300,
  reviewAuthorMax: 20,
  reviewPicturesMax: 5,
  promotionTextMin: 2,
  promotionTextMax: 100,
  /** Inputs that the drawer of an owner's history holds. */
  historyMax: 10,
  alternativesPerMinute: 40,
  checkedLinesMax: 500,
  checkedTextMax: 5_000,
  brandNameMax: 20,
  brandKitColorsMax: 5,
  /** Of an owner's brush over a cut-out: strokes, and points of one. */
  cutoutStrokes: 300,
  cutoutStrokePoints: 400,
  /** Of a name that an owner gives a file, without its ending. */
  fileNameLetters: 60,
  imageBytes: 20 * 1024 ** 2,
  videoBytes: 200 * 1024 ** 2,
  videoSeconds: 60,
  audioBytes: 20 * 1024 ** 2,
  /** Of a longer piece of music its beginning is kept. */
  audioSeconds: 300,
  logoBytes: 5 * 1024 ** 2,
  trashDays: 30,
  /** Versions kept of a project, those with a name among them, and the longest name. */
  versionsMax: 10,
  namedVersionsMax: 5,
  versionNameMax: 40,
  /** Work that goes on is kept as it was at the first save after this long. */
  versionMinutes: 5,
  /** A list of the store is counted up to so many templates; how many a longer one has is said roughly. */
  storeTotalMax: 1_000,
  /** A finished video may be this long, in seconds. */
  filmSecondsMin: 5,
  filmSecondsMax: 60,
  /** A link for a phone holds for so long and takes so many files. */
  phoneLinkSeconds: 900,
  phoneLinkFiles: 20,
  /** Browsers that one account may have pushed to; one more ends the one heard of longest ago. */
  pushDevices: 10,
  /** How long notifications are kept. */
  notificationDays: 90,
  /** Products of a shop that are imported in one go, pictures taken of each, and pictures sent to it in one go. */
  shopImportMax: 50,
  shopProductPictures: 5,
  shopPicturesMax: 40,
  /** Of the body that sends them, in base64: as much as a shop takes in one call, which is 30 MB of pictures. */
  shopPicturesBytes: 42 * 1024 ** 2,
  requestsPerMinute: 120,
  /** Live streams of news that one account may have open at a server; one more ends the oldest. */
  streamsPerAccount: 12,
  uploadBytes: 200 * 1024 ** 2,
  jsonBodyBytes: 2 * 1024 ** 2,
} as const
