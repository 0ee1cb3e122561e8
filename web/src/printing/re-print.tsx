import { Alert, Button, Group, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useText } from '../languages/use-text.ts'
import type { Printing } from './use-receipt.tsx'

/** What the print service said of a receipt that did not come out, with 'Re-Print'; nothing while all is well. */
export function RePrint({ of: { failed, again, printing } }: { of: Printing }) {
  const t = useText()
  if (!failed) return null
  return (
    <Alert role="alert" color="red" icon={<IconPrinter />} mb="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{failed}</Text>
        <Button size="compact-sm" variant="default" loading={printing} onClick={again}>
          {t('Re-Print')}
        </Button>
      </Group>
    </Alert>
  )
}
