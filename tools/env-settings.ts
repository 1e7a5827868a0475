type Setting = { name: string; says: string; example?: string }

/**
 * What `.env.example` says of each setting, in the order a person meets them. Names and defaults are the schema's
 * (apps/server/src/main/config.ts, and the keys of each integration); a setting missing here, or one too many, fails.
 */
export const settings: { title: string; settings: Setting[] }[] = [
  {
    title: 'Where the product answers',
    settings: [
      { name: 'PORT', says: 'The port it listens on.' },
      {
        name: 'HOST',
        says: 'The address it listens on; in production every one of the machine.',
        example: 'localhost',
      },
      {
        name: 'PUBLIC_URL',
        says: 'Its address as people and social networks see it.',
        example: 'https://video.example.com',
      },
      {
        name: 'TRUST_PROXY',
        says: 'How many proxies stand in front and say who is calling (X-Forwarded-For); on is one.',
      },
      {
        name: 'REQUESTS_PER_MINUTE',
        says: 'How many calls one caller may make in a minute.',
        example: '120',
      },
      {
        name: 'METRICS_TOKEN',
        says: 'Shows /metrics to whoever brings it as a bearer token; without one, only to this machine, in production to nobody.',
        example: 'what-openssl-rand-hex-16-prints',
      },
      { name: 'NODE_ENV', says: 'production for the real thing: no sandbox unless it is asked for.' },
      {
        name: 'LOG_LEVEL',
        says: 'How much it tells: trace, debug, info, warn, error or silent.',
        example: 'info',
      },
    ],
  },
  {
    title: 'Where it keeps things',
    settings: [
      { name: 'DATA_DIR', says: 'The folder of the built-in database and of files.' },
      {
        name: 'DATABASE_URL',
        says: 'A PostgreSQL server, 15 or newer, instead of the built-in database.',
        example: 'postgres://clipmint:secret@localhost:5432/clipmint',
      },
      {
        name: 'STORAGE_URL',
        says: 'A bucket (S3 or what speaks like it) instead of the folder.',
        example: 's3://bucket/prefix?region=ap-northeast-2&endpoint=https://s3.example.com',
      },
      {
        name: 'AWS_ACCESS_KEY_ID',
        says: "The bucket's key; without one the machine's own role is used.",
        example: 'key',
      },
      { name: 'AWS_SECRET_ACCESS_KEY', says: 'Its secret.', example: 'secret' },
      {
        name: 'SESSION_SECRET',
        says: 'Signs sessions: 32 letters or more, the same for every process. Alone, it makes its own.',
        example: 'what-openssl-rand-base64-32-prints',
      },
    ],
  },
  {
    title: 'Rendering',
    settings: [
      {
        name: 'RENDER_CONCURRENCY',
        says: 'How many videos one worker renders at a time; by default half the cores.',
        example: '1',
      },
      {
        name: 'STORE_LOOPS',
        says: 'Whether a worker with nothing else to do makes the loops that cards of the store play: on (unless said), off, or now: from its start on and with more of the machine.',
        example: 'off',
      },
      {
        name: 'FFMPEG',
        says: 'An ffmpeg executable to encode with, instead of the library that npm brings.',
        example: '/usr/bin/ffmpeg',
      },
    ],
  },
  {
    title: 'Who runs it, as the law asks a shop to say: all of these, or none',
    settings: [
      { name: 'COMPANY_NAME', says: 'The name of the business.', example: '주식회사 클립민트' },
      { name: 'COMPANY_REPRESENTATIVE', says: 'Who represents it.', example: '김민트' },
      { name: 'COMPANY_ADDRESS', says: 'Where it is.', example: '서울특별시 중구 세종대로 110 (04524)' },
      { name: 'COMPANY_PHONE', says: 'Its telephone, with dashes.', example: '02-1234-5678' },
      { name: 'COMPANY_EMAIL', says: 'Its mail address.', example: 'help@example.com' },
      {
        name: 'COMPANY_BUSINESS_NUMBER',
        says: 'Its business number, with dashes; the last digit is checked.',
        example: '123-45-67891',
      },
      {
        name: 'COMPANY_MAIL_ORDER_NUMBER',
        says: 'Its mail-order number, as the district office wrote it.',
        example: '제2026-서울중구-00000호',
      },
      { name: 'HOSTING_PROVIDER', says: 'Whose machines it runs on, in Hangul.', example: '주식회사 호스팅' },
      { name: 'PRIVACY_OFFICER', says: 'Who answers for privacy.', example: '이정보' },
      { name: 'PRIVACY_OFFICER_PHONE', says: 'Their telephone, with dashes.', example: '02-1234-5678' },
      { name: 'PRIVACY_OFFICER_EMAIL', says: 'Their mail address.', example: 'privacy@example.com' },
    ],
  },
  {
    title: 'Where else the site is met',
    settings: [
      {
        name: 'BLOG_URL',
        says: 'A blog, linked in the support menu and at the foot of the site.',
        example: 'https://blog.example.com',
      },
      ...['Instagram', 'YouTube', 'Facebook', 'TikTok'].map((network) => ({
        name: `${network.toUpperCase()}_URL`,
        says: `The site's own page on ${network}, linked at its foot.`,
        example: `https://www.${network.toLowerCase()}.com/clipmint`,
      })),
    ],
  },
  {
    title: 'Operators and maintenance',
    settings: [
      {
        name: 'OPERATOR',
        says: 'Who uses the operators’ command line (npm run admin), for its audit; each command can say it by --as.',
        example: 'Kim Mint',
      },
      {
        name: 'MAINTENANCE_URL',
        says: 'A JSON file elsewhere that browsers read of maintenance, so that it is told while this server is away (its place must allow other sites to read it: CORS); by default content/maintenance.json, read anew each time.',
        example: 'https://status.example.com/maintenance.json',
      },
    ],
  },
  {
    title: 'The sandbox: stand-ins for the outside world, labelled on screen',
    settings: [
      {
        name: 'SANDBOX',
        says: 'on or off; by default on while no outside keys are set and this is not production.',
        example: 'off',
      },
      {
        name: 'SANDBOX_URL',
        says: 'A sandbox that runs elsewhere; by default one runs inside `npm start`.',
        example: 'http://localhost:3400',
      },
      {
        name: 'CLOCK_AHEAD_HOURS',
        says: 'How far the clock of a product with its sandbox is ahead of the world, to see renewals come; never in production.',
        example: '744',
      },
    ],
  },
  {
    title: 'Text messages by SOLAPI',
    settings: [
      { name: 'SOLAPI_API_KEY', says: 'Its key; without one no text message is sent.', example: 'key' },
      { name: 'SOLAPI_API_SECRET', says: 'Its secret.', example: 'secret' },
      {
        name: 'SOLAPI_SENDER',
        says: 'The sending number, registered with SOLAPI as the law asks; digits only.',
        example: '0212345678',
      },
      { name: 'SOLAPI_URL', says: 'Where SOLAPI answers.' },
    ],
  },
  {
    title: 'Telling owners how their videos ended',
    settings: [
      {
        name: 'MAIL_AFTER_SECONDS',
        says: 'How many seconds mail waits for an owner to see it in the site, who then gets none; after a video of more than ten minutes it goes at once.',
        example: '20',
      },
    ],
  },
  {
    title: 'Mail by SMTP, as any mail server or provider of mail takes it',
    settings: [
      {
        name: 'SMTP_URL',
        says: 'The mail server with name and password (letters such as @ in them as %40); smtp:// turns to TLS once connected. Without one no mail is sent.',
        example: 'smtps://name:password@smtp.example.com:465',
      },
      {
        name: 'MAIL_FROM',
        says: 'The sender; the mail server must be allowed to send for its domain (SPF, DKIM).',
        example: 'Clipmint <hello@example.com>',
      },
      {
        name: 'BUSINESS_MAIL',
        says: 'Where business inquiries are mailed to; by default the address of MAIL_FROM.',
        example: 'business@example.com',
      },
    ],
  },
  {
    title: 'Web push, with a key pair that the server makes for itself at its first start',
    settings: [
      {
        name: 'PUSH_CONTACT',
        says: 'Whom a push service writes to when something is wrong; by default PUBLIC_URL over https, else MAIL_FROM.',
        example: 'mailto:hello@example.com',
      },
    ],
  },
  {
    title: 'Listings of maps',
    settings: [
      {
        name: 'PLACE_PROVIDERS',
        says: 'The maps whose listings owners may import, with commas between them: naver, kakao and google unless said. One that is not named is off.',
        example: 'naver,kakao',
      },
      {
        name: 'GOOGLE_PLACES_KEY',
        says: "The key of Google's Places API (New); without one its links are not taken.",
        example: 'key',
      },
    ],
  },
  {
    title: 'A model that writes: without one the writer that is built in does, and where the model fails',
    settings: [
      {
        name: 'AI_PROVIDER',
        says: 'openai-compatible (OpenAI, gateways, and servers of your own: Ollama, vLLM, llama.cpp), anthropic, google, or sandbox for the stand-in.',
        example: 'openai-compatible',
      },
      { name: 'AI_MODEL', says: 'Its name, as the provider calls it.', example: 'gpt-oss:20b' },
      {
        name: 'AI_BASE_URL',
        says: 'Where it answers; needed for openai-compatible, else by default the provider’s own address.',
        example: 'http://localhost:11434/v1',
      },
      { name: 'AI_API_KEY', says: 'Its key; servers of your own mostly need none.', example: 'key' },
      {
        name: 'AI_JSON_SCHEMA',
        says: 'off for an openai-compatible server that knows JSON answers and no schema of them.',
      },
      {
        name: 'AI_TIMEOUT_SECONDS',
        says: 'How long one try may take, 5 to 60; all tries of a plan together take two and a half times that.',
      },
      {
        name: 'AI_PRICE_INPUT',
        says: 'Dollars for a million tokens read, so that costs are recorded (npm run admin -- ai usage).',
      },
      { name: 'AI_PRICE_OUTPUT', says: 'Dollars for a million tokens written.' },
    ],
  },
  {
    title: 'Free pictures and clips',
    settings: [
      { name: 'PEXELS_API_KEY', says: 'The key of Pexels; without one it is not searched.', example: 'key' },
      { name: 'PEXELS_URL', says: 'Where Pexels answers.' },
      {
        name: 'PIXABAY_API_KEY',
        says: 'The key of Pixabay; without one it is not searched.',
        example: 'key',
      },
      { name: 'PIXABAY_URL', says: 'Where Pixabay answers.' },
      { name: 'OPENVERSE', says: 'Openverse needs no key: on, or off to leave it out.' },
      { name: 'OPENVERSE_URL', says: 'Where Openverse answers.' },
    ],
  },
  {
    title: 'Online shops, whose owners come back to PUBLIC_URL/services/cafe24',
    settings: [
      {
        name: 'CAFE24_CLIENT_ID',
        says: 'The id of an app at Cafe24, opened at PUBLIC_URL/v3/externals/cafe24/launch; without one no shop can be linked.',
        example: 'id',
      },
      { name: 'CAFE24_CLIENT_SECRET', says: 'Its secret.', example: 'secret' },
      {
        name: 'CAFE24_WEBHOOK_KEY',
        says: 'What its webhooks, sent to PUBLIC_URL/v3/externals/cafe24/webhook, bring as X-API-Key; without one none is believed.',
        example: 'key-of-the-webhooks',
      },
      { name: 'CAFE24_API_VERSION', says: 'The version of its interface that is asked for.' },
      { name: 'CAFE24_URL', says: 'Where all shops answer, in place of their own hosts.' },
    ],
  },
  {
    title:
      'Social networks that are posted to, each off without its id; people come back to PUBLIC_URL/services/<network>',
    settings: [
      {
        name: 'FACEBOOK_PAGES_APP_ID',
        says: 'The id of an app at Meta that posts to Facebook Pages; without one none can be linked.',
        example: '1234567890123456',
      },
      { name: 'FACEBOOK_PAGES_APP_SECRET', says: 'Its secret.', example: 'secret' },
      {
        name: 'FACEBOOK_PAGES_CONFIG_ID',
        says: 'A configuration of Facebook Login for Business, where the app has one.',
        example: '1234567890123456',
      },
      { name: 'FACEBOOK_PAGES_VERSION', says: 'The version of the Graph API that is asked for.' },
      {
        name: 'INSTAGRAM_APP_ID',
        says: 'The id of an app at Meta that posts to Instagram; without one no account can be linked.',
        example: '1234567890123456',
      },
      { name: 'INSTAGRAM_APP_SECRET', says: 'Its secret.', example: 'secret' },
      {
        name: 'INSTAGRAM_LOGIN',
        says: 'How owners link: facebook for accounts behind a page, or instagram for those without, whose files Instagram fetches from PUBLIC_URL.',
      },
      {
        name: 'INSTAGRAM_CONFIG_ID',
        says: 'A configuration of Facebook Login for Business, where the app has one.',
        example: '1234567890123456',
      },
      { name: 'INSTAGRAM_VERSION', says: 'The version of the Graph API that is asked for.' },
      {
        name: 'YOUTUBE_CLIENT_ID',
        says: 'The id of an OAuth client at Google whose project has the YouTube Data API; without one no channel can be linked.',
        example: '123-abc.apps.googleusercontent.com',
      },
      { name: 'YOUTUBE_CLIENT_SECRET', says: 'Its secret.', example: 'secret' },
      { name: 'YOUTUBE_API_VERSION', says: 'The version of the YouTube Data API that is asked for.' },
      {
        name: 'YOUTUBE_DAILY_UPLOADS',
        says: 'How many videos the project may upload a day, over all channels: 100 until Google grants more.',
      },
      {
        name: 'TIKTOK_CLIENT_KEY',
        says: 'The client key of an app at TikTok for Developers with Login Kit and Content Posting; without one no account can be linked. Its webhooks go to PUBLIC_URL/hooks/networks/tiktok.',
        example: 'aw1234567890',
      },
      { name: 'TIKTOK_CLIENT_SECRET', says: 'Its secret.', example: 'secret' },
      { name: 'TIKTOK_API_VERSION', says: "The version of TikTok's API that is asked for." },
    ],
  },
  {
    title:
      'Payments, one gateway for each currency; what happens there is told to PUBLIC_URL/hooks/payments/<toss or stripe>',
    settings: [
      {
        name: 'TOSS_CLIENT_KEY',
        says: 'The client key of an API contract with automatic payments at Toss Payments; the browser is given it.',
        example: 'test_ck_key',
      },
      {
        name: 'TOSS_SECRET_KEY',
        says: 'Its secret key; without one nobody can pay in won.',
        example: 'test_sk_key',
      },
      { name: 'TOSS_URL', says: 'Where it answers, in place of its own host.' },
      {
        name: 'STRIPE_PUBLISHABLE_KEY',
        says: 'The publishable key of an account at Stripe; the browser is given it.',
        example: 'pk_test_key',
      },
      {
        name: 'STRIPE_SECRET_KEY',
        says: 'Its secret key; without one nobody can pay in dollars.',
        example: 'sk_test_key',
      },
      {
        name: 'STRIPE_WEBHOOK_SECRET',
        says: 'What its webhooks are signed with; without one none is believed.',
        example: 'whsec_key',
      },
      { name: 'STRIPE_URL', says: 'Where it answers, in place of its own host.' },
    ],
  },
  {
    title: 'The tax office, asked whether a business trades before a tax invoice is made out to it',
    settings: [
      {
        name: 'NTS_SERVICE_KEY',
        says: "The key of the National Tax Service's interface at data.go.kr (15081808); without one requests are taken unchecked.",
        example: 'key',
      },
      { name: 'NTS_URL', says: 'Where it answers.' },
    ],
  },
  {
    title: 'A segmentation model of your own, for products before a busy background',
    settings: [
      {
        name: 'SEGMENTATION_URL',
        says: 'Where it takes a picture by POST and answers a PNG mask, white where the thing is; left out, none is asked.',
      },
      { name: 'SEGMENTATION_KEY', says: 'What goes along as a bearer token.' },
    ],
  },
  {
    title:
      'Signing in by others: each is off without its id; the address to come back to is PUBLIC_URL/v3/user/social/<google…>/callback',
    settings: [
      {
        name: 'GOOGLE_LOGIN_ID',
        says: 'The client id of Google; without one nobody signs in by it.',
        example: 'id',
      },
      { name: 'GOOGLE_LOGIN_SECRET', says: 'Its secret.', example: 'secret' },
      {
        name: 'GOOGLE_LOGIN_URL',
        says: 'Where all of Google answers, in place of its own hosts.',
        example: 'http://localhost:3400/sandbox/google',
      },
      {
        name: 'NAVER_LOGIN_ID',
        says: 'The client id of Naver; without one nobody signs in by it.',
        example: 'id',
      },
      { name: 'NAVER_LOGIN_SECRET', says: 'Its secret.', example: 'secret' },
      {
        name: 'NAVER_LOGIN_URL',
        says: 'Where all of Naver answers, in place of its own hosts.',
        example: 'http://localhost:3400/sandbox/naver',
      },
      {
        name: 'KAKAO_LOGIN_ID',
        says: 'The REST key of Kakao, with OpenID Connect switched on there; without one nobody signs in by it.',
        example: 'id',
      },
      { name: 'KAKAO_LOGIN_SECRET', says: 'Its secret.', example: 'secret' },
      {
        name: 'KAKAO_LOGIN_URL',
        says: 'Where all of Kakao answers, in place of its own hosts.',
        example: 'http://localhost:3400/sandbox/kakao',
      },
      {
        name: 'FACEBOOK_LOGIN_ID',
        says: 'The app id of Facebook; without one nobody signs in by it.',
        example: 'id',
      },
      { name: 'FACEBOOK_LOGIN_SECRET', says: 'Its secret.', example: 'secret' },
      { name: 'FACEBOOK_LOGIN_VERSION', says: 'The version of its Graph API.' },
      {
        name: 'FACEBOOK_LOGIN_URL',
        says: 'Where all of Facebook answers, in place of its own hosts.',
        example: 'http://localhost:3400/sandbox/facebook',
      },
      {
        name: 'APPLE_LOGIN_ID',
        says: 'The Services ID of Apple; without one nobody signs in by it.',
        example: 'com.example.video',
      },
      { name: 'APPLE_LOGIN_TEAM', says: 'The team of its developer account.', example: 'ABCDE12345' },
      { name: 'APPLE_LOGIN_KEY_ID', says: 'The id of the key that signs its secret.', example: 'ABCDE12345' },
      {
        name: 'APPLE_LOGIN_KEY',
        says: 'The contents of the .p8 file of that key, with \\n for the ends of its lines.',
        example: '-----BEGIN PRIVATE KEY-----\\nMIG…\\n-----END PRIVATE KEY-----',
      },
      {
        name: 'APPLE_LOGIN_URL',
        says: 'Where Apple answers, in place of its own host.',
        example: 'http://localhost:3400/sandbox/apple',
      },
    ],
  },
]
