import type { CSSProperties } from 'react'
import classes from './large-number.module.css'

/** A number readable from two metres, smaller only where its box is too narrow for its digits. */
export const LargeNumber = ({ text, rem }: { text: string; rem: number }) => (
  <span className={classes.box} style={{ '--rem': rem, '--digits': text.length } as CSSProperties}>
    <span className={classes.number}>{text}</span>
  </span>
)
