import classes from './presets.module.css'

/** Colours side by side, most important first. */
export function Swatches({ colors }: { colors: readonly string[] }) {
  return (
    <span className={classes['swatches']} aria-hidden="true">
      {colors.map((color, index) => (
        <span key={`${index} ${color}`} style={{ background: color }} />
      ))}
    </span>
  )
}
