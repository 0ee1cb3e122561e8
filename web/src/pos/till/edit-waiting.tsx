import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { say, type Text as TextWithValues } from '@nivas/contract/texts.ts'
import { useState } from 'react'
import { failureText } from '../../api/failure.ts'
import { notify } from '../../api/notices.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { KeepOpen } from '../../ui/keep-open.ts'
import { resendRefused, type Waits } from './resend-refused.ts'
import { mealOf, saleOf } from './tickets-here.ts'

type Props = { item: Waits | undefined; onClose: () => void }

/** The dialog of a refused ticket or meal of this browser, from which it can be sent again. */
export const EditWaiting = ({ item, onClose }: Props) => item && <Refused item={item} onClose={onClose} />

function Refused({ item, onClose }: { item: Waits; onClose: () => void }) {
  const t = useText()
  const [problem, setProblem] = useState<TextWithValues>()
  const [busy, setBusy] = useState(false)
  const meal = mealOf(item.request)
  const book = async () => {
    setBusy(true)
    try {
      const done = await resendRefused(item)
      if (done === 'waits') notify.success(t('The ticket will be sent after those waiting here.'))
      // An item that was not sent is in the list of waiting ones again.
      else if (done === 'sent' && !meal) notify.success(t('Ticket Created successfully.'))
      onClose()
    } catch (failure) {
      setProblem(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={say(meal ? 'Meal' : 'Ticket')} onClose={onClose}>
      <KeepOpen when={busy} />
      <Stack gap="sm">
        {problem && (
          <Alert color="red" role="alert">
            {t(problem)}
          </Alert>
        )}
        {meal ? <Text fw={700}>{meal.code}</Text> : <Sold item={item} />}
        <Group justify="flex-end">
          <Button size="md" variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button size="md" loading={busy} data-autofocus onClick={() => void book()}>
            {t(meal ? 'Try again' : 'Record it in the open session')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** The lines of a refused ticket, and its number. */
function Sold({ item }: { item: Waits }) {
  const { rupees } = useFormat()
  const { printed, ticketlines, paymentoptions } = saleOf(item.request)
  return (
    <>
      {printed && <Text size="sm">{printed}</Text>}
      {ticketlines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a ticket never change.
        <Text key={at}>
          {line.qty} × {line.productname} · {rupees(line.total)}
        </Text>
      ))}
      <Text fw={700}>{rupees(paymentoptions.totalamount)}</Text>
    </>
  )
}
