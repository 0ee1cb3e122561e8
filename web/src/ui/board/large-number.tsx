import type { CSSProperties } from 'react'
import classes from './large-number.module.css'

/** Shows a number that is readable from two metres. It is smaller only when its box is too narrow for its digits. */
export const LargeNumber = ({ text, rem }: { text: string; rem: number }) => (
  <span className={classes.box} style={{ '--rem': rem, '--digits': text.length } as CSSProperties}>
    <span className={classes.number}>{text}</span>
  </span>
)
