import { Button, Group, Popover, SimpleGrid, Text } from '@mantine/core'
import { cashOf, MOST_NOTES, NOTES } from '@nivas/contract/cash/notes.ts'
import { IconCalculator } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { whole } from '../ui/fields/whole.ts'
import { wrongWhole } from '../ui/fields/wrong-whole.ts'

type Counts = Record<string, number>
type Props = {
  onUse: (cash: number, counts: Counts) => void
  /** The present count, from the form's draft. */
  counting?: Counts | null
  onCount?: (counts: Counts) => void
}

/** Counts cash by note: the number of each, and their sum. It must directly follow the field that takes the sum. */
export function NoteCalculator({ onUse, counting, onCount }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const [own, setOwn] = useState<Counts>({})
  const counts = onCount ? (counting ?? {}) : own
  const setCounts = onCount ?? setOwn
  const cash = cashOf(counts)
  const wrongOf = (note: number) => {
    const wrong = wrongWhole(counts[note], 0, MOST_NOTES)
    return wrong && t(wrong)
  }
  const isUsable = Object.keys(counts).length > 0 && !NOTES.some(wrongOf)
  const count = (note: number, typed: number | '') => {
    const { [note]: _, ...others } = counts
    // An empty field is not a count of 0: a 0 would replace a minus sign that is being typed.
    setCounts(typed === '' ? others : { ...others, [note]: typed })
  }
  const change = (opened: boolean) => {
    setUsed(false)
    setOpen(opened)
  }
  const use = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isUsable) return
    onUse(cash, counts)
    setUsed(true)
    setOpen(false)
    // Focuses the field, so that the next Enter submits the amount instead of opening the calculator again.
    button.current?.previousElementSibling?.querySelector('input')?.focus()
  }
  return (
    <Popover opened={open} onChange={change} trapFocus returnFocus={!used} position="bottom-start">
      <Popover.Target>
        <Button
          ref={button}
          variant="default"
          size="lg"
          leftSection={<IconCalculator size="1.1em" />}
          onClick={() => change(!open)}
        >
          {t('Count notes')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Count notes')} maw="calc(100vw - 1rem)">
        <form onSubmit={use}>
          <SimpleGrid cols={3} spacing="xs" maw="24rem">
            {NOTES.map((note, at) => (
              <NumberField
                key={note}
                label={`${note} ×`}
                value={counts[note] ?? ''}
                onChange={(typed) => count(note, typed)}
                min={0}
                max={MOST_NOTES}
                {...whole}
                error={wrongOf(note)}
                hideControls
                data-autofocus={at === 0 || undefined}
              />
            ))}
          </SimpleGrid>
          <Group justify="space-between" mt="sm">
            <Text fw={700} role="status">
              {rupees(cash)}
            </Text>
            <Button type="submit" disabled={!isUsable}>
              {t('Use this amount')}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
