import type { ReactNode } from 'react'

/** The drawings of empty places, in the theme's own colours. */
export const emptyPictures = {
  products: ProductsPicture,
  videos: VideosPicture,
  search: SearchPicture,
  likes: LikesPicture,
  coupons: CouponsPicture,
  payments: PaymentsPicture,
  lost: LostPicture,
  broken: BrokenPicture,
  trash: TrashPicture,
}
export type EmptyPicture = keyof typeof emptyPictures

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 220 150" fill="none" aria-hidden="true">
      <ellipse cx="110" cy="138" rx="84" ry="7" fill="var(--stage)" />
      {children}
    </svg>
  )
}

/** Photographs on their way into a box. */
function ProductsPicture() {
  return (
    <Frame>
      <g transform="rotate(-9 66 74)">
        <rect
          x="32"
          y="36"
          width="66"
          height="78"
          rx="9"
          fill="var(--paper)"
          stroke="var(--track)"
          strokeWidth="2"
        />
        <rect x="39" y="43" width="52" height="50" rx="5" fill="var(--mint-tint)" />
        <circle cx="77" cy="56" r="5.5" fill="var(--gold)" />
        <path d="m39 84 15-17 12 12 9-8 16 15v2a5 5 0 0 1-5 5H44a5 5 0 0 1-5-5v-4Z" fill="var(--mint)" />
      </g>
      <g transform="rotate(8 154 74)">
        <rect
          x="122"
          y="36"
          width="66"
          height="78"
          rx="9"
          fill="var(--paper)"
          stroke="var(--track)"
          strokeWidth="2"
        />
        <rect x="129" y="43" width="52" height="50" rx="5" fill="var(--blue-tint)" />
        <path d="M143 84V66l12-9 12 9v18Z" fill="var(--blue)" opacity=".75" />
      </g>
      <rect
        x="73"
        y="22"
        width="74"
        height="90"
        rx="10"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="2.5"
      />
      <rect x="81" y="30" width="58" height="58" rx="6" fill="var(--stage)" />
      <path d="M98 56h24M110 44v24" stroke="var(--mint-ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M84 99h32" stroke="var(--track)" strokeWidth="4" strokeLinecap="round" />
    </Frame>
  )
}

/** An upright video with its line of scenes. */
function VideosPicture() {
  return (
    <Frame>
      <rect x="42" y="44" width="46" height="76" rx="9" fill="var(--stage)" transform="rotate(-7 65 82)" />
      <rect x="132" y="44" width="46" height="76" rx="9" fill="var(--stage)" transform="rotate(7 155 82)" />
      <rect x="78" y="14" width="64" height="112" rx="12" fill="var(--ink)" />
      <path
        d="M78 84c16-13 28-3 40-11 10-7 16-9 24-6v47a12 12 0 0 1-12 12H90a12 12 0 0 1-12-12Z"
        fill="var(--mint-ink)"
      />
      <circle cx="110" cy="64" r="17" fill="var(--paper)" />
      <path d="m105.5 56 13 8-13 8Z" fill="var(--ink)" />
      <rect x="88" y="114" width="44" height="4" rx="2" fill="var(--dark-line)" />
      <rect x="88" y="114" width="18" height="4" rx="2" fill="var(--mint)" />
      <path d="M90 28h26M90 36h16" stroke="var(--paper)" strokeWidth="4" strokeLinecap="round" />
    </Frame>
  )
}

/** A glass over cards. */
function SearchPicture() {
  return (
    <Frame>
      <rect x="36" y="40" width="44" height="78" rx="9" fill="var(--stage)" />
      <rect x="88" y="26" width="44" height="92" rx="9" fill="var(--mint-tint)" />
      <rect x="140" y="48" width="44" height="70" rx="9" fill="var(--stage)" />
      <circle
        cx="122"
        cy="74"
        r="30"
        fill="var(--paper)"
        fillOpacity=".86"
        stroke="var(--ink)"
        strokeWidth="5"
      />
      <path d="m144 97 20 20" stroke="var(--ink)" strokeWidth="8" strokeLinecap="round" />
      <path d="M112 74h20" stroke="var(--mint)" strokeWidth="5" strokeLinecap="round" />
    </Frame>
  )
}

/** A heart pressed on the middle one of three cards. */
function LikesPicture() {
  return (
    <Frame>
      <rect x="32" y="46" width="46" height="76" rx="9" fill="var(--stage)" transform="rotate(-7 55 84)" />
      <rect x="142" y="46" width="46" height="76" rx="9" fill="var(--stage)" transform="rotate(7 165 84)" />
      <rect x="78" y="18" width="64" height="108" rx="12" fill="var(--ink)" />
      <path
        d="M78 92c18-14 30-4 42-12 9-6 15-8 22-5v39a12 12 0 0 1-12 12H90a12 12 0 0 1-12-12Z"
        fill="var(--mint-ink)"
      />
      <path d="M90 34h28M90 43h18" stroke="var(--paper)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="140" cy="36" r="21" fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" />
      <path
        d="M140 47c-8-5.5-12-9.5-12-14.5a6.3 6.3 0 0 1 12-2.8 6.3 6.3 0 0 1 12 2.8c0 5-4 9-12 14.5Z"
        fill="var(--coral)"
      />
    </Frame>
  )
}

/** Two tickets, one torn off along its dots. */
function CouponsPicture() {
  return (
    <Frame>
      <g transform="rotate(-8 110 78)">
        <path
          d="M34 58h118a8 8 0 0 1 8 8v10a9 9 0 0 0 0 18v10a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V94a9 9 0 0 0 0-18V66a8 8 0 0 1 8-8Z"
          fill="var(--stage)"
        />
      </g>
      <g transform="rotate(5 118 76)">
        <path
          d="M50 40h126a9 9 0 0 1 9 9v13a11 11 0 0 0 0 22v13a9 9 0 0 1-9 9H50a9 9 0 0 1-9-9V84a11 11 0 0 0 0-22V49a9 9 0 0 1 9-9Z"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="3"
        />
        <path
          d="M89 46v58"
          stroke="var(--track)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="1 9"
        />
        <path d="m56 84 18-22" stroke="var(--mint-ink)" strokeWidth="4.5" strokeLinecap="round" />
        <circle cx="58" cy="64" r="4.5" fill="var(--mint)" />
        <circle cx="72" cy="82" r="4.5" fill="var(--mint)" />
        <path d="M106 62h58M106 76h40" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
        <path d="M106 90h24" stroke="var(--track)" strokeWidth="5" strokeLinecap="round" />
      </g>
      <path d="m178 26 4-9M190 32l8-6" stroke="var(--mint)" strokeWidth="4" strokeLinecap="round" />
    </Frame>
  )
}

/** A receipt with nothing on it yet. */
function PaymentsPicture() {
  return (
    <Frame>
      <path
        d="M74 18h72a8 8 0 0 1 8 8v100l-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8V26a8 8 0 0 1 8-8Z"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <path d="M84 38h30" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
      <path d="M84 56h52M84 70h52M84 84h34" stroke="var(--track)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="152" cy="94" r="21" fill="var(--mint)" stroke="var(--paper)" strokeWidth="4" />
      <path d="m143 94 6 7 12-13" stroke="var(--paper)" strokeWidth="4.5" strokeLinecap="round" />
    </Frame>
  )
}

/** A film strip that ends in the air. */
function LostPicture() {
  return (
    <Frame>
      <g transform="rotate(-6 110 78)">
        <path
          d="M18 46h112l-9 14 10 12-11 12 10 14-8 12H18a8 8 0 0 1-8-8V54a8 8 0 0 1 8-8Z"
          fill="var(--ink)"
        />
        <path d="M150 46h52a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8h-60l8-12-10-14 11-12-10-12Z" fill="var(--ink)" />
        <path
          d="M20 53h10M38 53h10M56 53h10M74 53h10M92 53h10M20 103h10M38 103h10M56 103h10M74 103h10M92 103h10M162 53h10M180 53h10M162 103h10M180 103h10"
          stroke="var(--paper)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <rect x="20" y="62" width="40" height="32" rx="4" fill="var(--mint)" />
        <rect x="66" y="62" width="40" height="32" rx="4" fill="var(--mint-tint)" />
        <rect x="162" y="62" width="38" height="32" rx="4" fill="var(--gold)" />
      </g>
      <path
        d="m130 22 4 10M146 18l-2 11M160 26l-7 9"
        stroke="var(--mint-ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Frame>
  )
}

/** A plug out of its socket. */
function BrokenPicture() {
  return (
    <Frame>
      <path d="M10 84h52" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M62 62h22a14 14 0 0 1 14 14v16a14 14 0 0 1-14 14H62a6 6 0 0 1-6-6V68a6 6 0 0 1 6-6Z"
        fill="var(--ink)"
      />
      <path d="M98 75h14M98 93h14" stroke="var(--ink-3)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M158 62h-18a14 14 0 0 0-14 14v16a14 14 0 0 0 14 14h18a6 6 0 0 0 6-6V68a6 6 0 0 0-6-6Z"
        fill="var(--mint)"
      />
      <path d="M164 84c26 0 12-40 46-40" stroke="var(--mint)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="m112 48-5-12M122 44l2-13M132 50l9-9"
        stroke="var(--coral)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Frame>
  )
}

/** An empty bin. */
function TrashPicture() {
  return (
    <Frame>
      <path
        d="M76 56h68l-6 68a10 10 0 0 1-10 9H92a10 10 0 0 1-10-9Z"
        fill="var(--stage)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <path d="M66 52h88" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
      <path d="M98 50v-6a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v6" stroke="var(--ink)" strokeWidth="4" />
      <path d="m98 74 2 40M122 74l-2 40" stroke="var(--track)" strokeWidth="5" strokeLinecap="round" />
      <path d="m164 34 5-8M172 44l9-3" stroke="var(--mint)" strokeWidth="4" strokeLinecap="round" />
    </Frame>
  )
}
