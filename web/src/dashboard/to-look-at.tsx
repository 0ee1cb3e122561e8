import { formatTotal } from '@nivas/contract/count.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useOffline } from '../app/use-offline.ts'
import { useText } from '../languages/use-text.ts'
import { Lead, type LeadsTo } from '../ui/board/lead.tsx'
import { Piece } from '../ui/board/piece.tsx'
import classes from './dashboard.module.css'
import type { ShownFigure } from './use-shown-figures.ts'

type Props = {
  asked: { data: unknown; error: unknown; refetch: () => unknown }
  figures: readonly ShownFigure[]
}

type Line = { key: string; title: string; value: number; leads: readonly LeadsTo[] }

/** Returns the numbers of entries that wait in this browser, for each area that the user may see. */
function useWaiting(): Line[] {
  const t = useText()
  return useOffline().areas.flatMap(({ path, group, mayOpen, waiting, refused }) =>
    mayOpen && waiting + refused > 0
      ? {
          key: path,
          title: group
            ? t('Entries waiting on this computer: {{area}}', { area: t(group) })
            : t('Entries waiting on this computer'),
          value: waiting + refused,
          leads: [{ to: path }],
        }
      : [],
  )
}

/** The records that need a look, each kind with its number and its list; empty for a user who has none to look at. */
export function ToLookAt({ asked, figures }: Props) {
  const t = useText()
  const waiting = useWaiting()
  if (figures.length + waiting.length === 0) return null
  const lines: Line[] = [
    ...waiting,
    ...figures.flatMap(({ name, title, value, leads }) => (value ? { key: name, title, value, leads } : [])),
  ]
  return (
    <Piece title={t('Things that need attention')} asked={[asked]}>
      {() =>
        lines.length === 0 ? (
          <p>{t('Nothing needs attention now.')}</p>
        ) : (
          <ul className={classes.look}>
            {lines.map(({ key, title, value, leads }) => (
              <li key={key}>
                <Lead leads={leads}>
                  <span className={classes.line}>
                    <IconAlertTriangle size="1em" aria-hidden />
                    <span className={classes.count}>{formatTotal(value)}</span>
                    {title}
                  </span>
                </Lead>
              </li>
            ))}
          </ul>
        )
      }
    </Piece>
  )
}
