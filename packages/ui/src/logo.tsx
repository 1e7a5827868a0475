import classes from './logo.module.css'

/** The mark and the name; `tone` says what it stands on. */
export function Logo({ tone = 'paper' }: { tone?: 'paper' | 'dark' }) {
  return (
    <span className={classes['logo']} data-on={tone}>
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <rect width="30" height="30" rx="9" fill="var(--mint)" />
        <path d="M9 8.6v12.8c0 1 1.1 1.6 2 1.1l4.2-2.6V10L11 7.5c-.9-.5-2 .1-2 1.1Z" fill="var(--paper)" />
        <path d="m16.8 11 5 3c.8.5.8 1.6 0 2.1l-5 3V11Z" fill="var(--ink)" />
      </svg>
      Clipmint
    </span>
  )
}
