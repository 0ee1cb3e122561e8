import { Group, Progress, Text } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useText } from '../languages/use-text.ts'

type Props = {
  /** The name of the running step. */
  label: PlainKey
  /** The progress in percent. */
  progress: number
  rows?: number
}

/** The progress of an upload or import. Screen readers announce the label once, and the percentage on request. */
export function UnderWay({ label, progress, rows = 0 }: Props) {
  const t = useText()
  return (
    <div>
      <Group justify="space-between" mb="xs">
        <Text role="status">{t(label)}</Text>
        <Text c="dimmed" aria-hidden>
          {rows > 0 && `${t('{{count}} rows', { count: formatCount(rows) })} · `}
          {progress} %
        </Text>
      </Group>
      <Progress value={progress} size="lg" aria-label={t(label)} />
    </div>
  )
}
