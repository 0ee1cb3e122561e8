import { Button, Dialog, Group, Progress, Text } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import { useText } from '../../languages/use-text.ts'

type Props = { done: number; total: number; cancel: () => void }

/** The progress of an export. The list behind it stays usable. */
export function ExportProgress({ done, total, cancel }: Props) {
  const t = useText()
  return (
    <Dialog opened withBorder position={{ bottom: 20, left: 20 }} aria-label={t('Export')}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Text size="sm" role="status">
          {t('{{done}} of {{total}} rows', { done: formatCount(done), total: formatCount(total) })}
        </Text>
        <Button size="compact-sm" variant="default" onClick={cancel}>
          {t('Cancel')}
        </Button>
      </Group>
      <Progress value={total > 0 ? (done / total) * 100 : 0} aria-label={t('Export')} />
    </Dialog>
  )
}
