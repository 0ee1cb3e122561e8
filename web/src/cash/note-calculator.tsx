import { Button, Group, Popover, SimpleGrid, Text } from '@mantine/core'
import { cashOf, NOTES } from '@nivas/contract/cash/notes.ts'
import { IconCalculator } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { whole } from '../ui/fields/whole.ts'

type Counts = Record<string, number>
type Props = {
  onUse: (cash: number, counts: Counts) => void
  /** The count so far, from the form's draft. */
  counting?: Counts | null
  onCount?: (counts: Counts) => void
}

/** Counts cash by its notes: the number of each, and their sum. */
export function NoteCalculator({ onUse, counting, onCount }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const [open, setOpen] = useState(false)
  const [own, setOwn] = useState<Counts>({})
  const counts = onCount ? (counting ?? {}) : own
  const cash = cashOf(counts)
  const use = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onUse(cash, counts)
    setOpen(false)
  }
  return (
    <Popover opened={open} onChange={setOpen} trapFocus returnFocus position="bottom-start">
      <Popover.Target>
        <Button
          variant="default"
          size="lg"
          leftSection={<IconCalculator size="1.1em" />}
          onClick={() => setOpen(!open)}
        >
          {t('Count notes')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Count notes')}>
        <form onSubmit={use}>
          <SimpleGrid cols={3} spacing="xs" maw="24rem">
            {NOTES.map((note, at) => (
              <NumberField
                key={note}
                label={`${note} ×`}
                value={counts[note] ?? ''}
                onChange={(value) => (onCount ?? setOwn)({ ...counts, [note]: Number(value) || 0 })}
                min={0}
                max={99_999}
                {...whole}
                hideControls
                data-autofocus={at === 0 || undefined}
              />
            ))}
          </SimpleGrid>
          <Group justify="space-between" mt="sm">
            <Text fw={700} role="status">
              {rupees(cash)}
            </Text>
            <Button type="submit" disabled={Object.keys(counts).length === 0}>
              {t('Use this amount')}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
