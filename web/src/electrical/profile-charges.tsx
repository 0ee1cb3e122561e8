import { Text } from '@mantine/core'
import type { ProfileCharge } from '@nivas/contract/electrical/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'

const columns: readonly Column<ProfileCharge>[] = [
  { key: 'name', title: 'Bhaint type' },
  { key: 'amount', title: 'Amount', kind: 'money' },
  { key: 'fixedcharges', title: 'Fixed charge', value: ({ fixedcharges }) => fixedcharges > 0 },
  { key: 'enabled', title: 'Enabled', value: ({ enabled }) => enabled > 0 },
]

/** The charges of a house. */
export function ProfileCharges({ charges }: { charges: readonly ProfileCharge[] }) {
  const t = useText()
  if (charges.length === 0) return <Text size="sm">{t('This house has no charges.')}</Text>
  return <SmallTable rows={charges} columns={columns} rowKey={({ id }) => id} label="Bhaint types" />
}
