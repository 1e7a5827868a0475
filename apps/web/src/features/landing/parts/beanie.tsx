const ribs = [46, 62, 78, 94, 110, 126, 142, 158]
const rows = [70, 88, 106, 124]

/** A knitted beanie, drawn: the owner's product in the posters. It takes its colours from the poster. */
export function Beanie({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 200 190" className={className} aria-hidden="true">
      <circle cx="100" cy="28" r="24" fill="var(--yarn-light)" />
      <circle cx="92" cy="22" r="9" fill="var(--yarn-shine)" opacity=".7" />
      <path d="M28 142C26 84 56 44 100 44s74 40 72 98Z" fill="var(--yarn)" />
      <g fill="none" stroke="var(--yarn-dark)" strokeWidth="3" strokeLinecap="round" opacity=".55">
        {rows.map((y, row) =>
          ribs
            .filter((x) => Math.abs(x - 102) < 30 + row * 14)
            .map((x) => <path key={`${x} ${y}`} d={`m${x - 6} ${y} 6 8 6-8`} />),
        )}
      </g>
      <rect x="18" y="132" width="164" height="44" rx="16" fill="var(--yarn-light)" />
      <path
        d="M36 140v28M52 140v28M68 140v28M84 140v28M100 140v28M116 140v28M132 140v28M148 140v28M164 140v28"
        stroke="var(--yarn-dark)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".4"
      />
      <rect x="124" y="142" width="34" height="22" rx="4" fill="var(--paper)" />
      <path d="M131 153h20" stroke="var(--yarn)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
