import 'react'

declare module 'react' {
  interface CSSProperties {
    /** What a screen hands to its style sheet, such as the column of a bar. */
    [property: `--${string}`]: string | number | undefined
  }
}
