import classes from './language-switch.module.css'

const languages = [
  { code: 'ko', name: '한국어' },
  { code: 'en', name: 'English' },
] as const

type LanguageSwitchProps = { label: string; value: 'ko' | 'en'; onChange: (language: 'ko' | 'en') => void }

/** The two languages of the site, each in its own words. */
export function LanguageSwitch({ label, value, onChange }: LanguageSwitchProps) {
  return (
    <div className={classes['row']} role="group" aria-label={label}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={classes['language']}
          aria-pressed={code === value}
          onClick={() => onChange(code)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
