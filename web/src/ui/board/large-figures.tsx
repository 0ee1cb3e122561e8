import type { ReactNode } from 'react'
import { Lead, type LeadsTo } from './lead.tsx'
import classes from './piece.module.css'

/** One large figure of a piece. Its texts are in the user's language. */
export type LargeFigure = { key: string; title: string; value: ReactNode; leads?: readonly LeadsTo[] }

/** Shows the large figures of a piece side by side. Each one links to what it sums up. */
export const LargeFigures = ({ figures }: { figures: readonly LargeFigure[] }) => (
  <ul className={classes.figures}>
    {figures.map(({ key, title, value, leads = [] }) => (
      <li key={key}>
        <Lead leads={leads}>
          <span className={classes.figure}>
            <span>{title}</span>
            <span className={classes.value}>{value}</span>
          </span>
        </Lead>
      </li>
    ))}
  </ul>
)
