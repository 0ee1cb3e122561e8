import { Alert, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { wrongMealDates } from '@nivas/contract/pos/cart-rules.ts'
import { daysOf } from '@nivas/contract/pos/line.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { type FormEvent, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { useFocusAtOnce } from './use-focus-at-once.ts'

type Props = {
  name: string
  today: string
  from: string
  to: string
  /** Takes the days; returns the reason if they are refused. */
  onGiven: (from: string, to: string) => Text | undefined
  onClose: () => void
}

/** The dialog for the first and last day of a meal, both inclusive. */
export function MealDatesDialog({ name, today, from: first, to: last, onGiven, onClose }: Props) {
  const t = useText()
  useFocusAtOnce()
  const [from, setFrom] = useState<string | null>(first)
  const [to, setTo] = useState<string | null>(last)
  const [wrong, setWrong] = useState<Text>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(wrongMealDates(from, to, today) ?? (from && to ? onGiven(from, to) : undefined))
  }
  /** Takes a day and clears the error of the refused days. */
  const taking = (take: (day: string | null) => void) => (day: string | null) => {
    setWrong(undefined)
    take(day)
  }
  const isRange = from !== null && to !== null && from <= to
  return (
    <Dialog title={say('Meal From and To Date')} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <strong>{name}</strong>
          {wrong && (
            <Alert color="red" role="alert">
              {t(wrong)}
            </Alert>
          )}
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
            <DateField
              label={t('From Date')}
              value={from}
              onChange={taking(setFrom)}
              min={today}
              data-autofocus
              size="lg"
            />
            {/* `min` is not From, because `wrongMealDates` explains errors of both days together. */}
            <DateField label={t('To Date')} value={to} onChange={taking(setTo)} min={today} size="lg" />
            <TextInput
              label={t('Total Days')}
              value={isRange ? String(daysOf({ fromdate: from, todate: to })) : ''}
              readOnly
              tabIndex={-1}
              size="lg"
            />
          </SimpleGrid>
          <Group justify="flex-end">
            <Button size="md" variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button size="md" type="submit">
              {t('Submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
