import { formatCount, formatTotal } from '@nivas/contract/count.ts'
import { useText } from '../../languages/use-text.ts'
import { PlainButton } from '../plain-button.tsx'
import classes from './export-progress.module.css'

type Props = { done: number; total: number; cancel: () => void }

/** Shows the progress of an export. The list behind it stays usable. */
export function ExportProgress({ done, total, cancel }: Props) {
  const t = useText()
  return (
    <div role="dialog" aria-label={t('Export')} className={classes.box}>
      <p role="status">
        {t('{{done}} of {{count}} rows', { done: formatCount(done), count: formatTotal(total) })}
      </p>
      <PlainButton size="xs" onClick={cancel}>
        {t('Cancel')}
      </PlainButton>
      <progress value={done} max={Math.max(total, 1)} aria-label={t('Export')} />
    </div>
  )
}
