import classes from './segmented-tabs.module.css'

type SegmentedTabsProps<Value extends string> = {
  /** What is being chosen, for those who do not see the row. */
  label: string
  tabs: readonly { value: Value; label: string; count?: number }[]
  value: Value
  onChange: (value: Value) => void
}

/** A row of words that filters the list under it, with how many each holds. */
export function SegmentedTabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
}: SegmentedTabsProps<Value>) {
  return (
    <div className={classes['row']} role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          className={classes['tab']}
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className={classes['count']}>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}
