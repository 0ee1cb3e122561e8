import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type Text as Said, say } from '@nivas/contract/texts.ts'
import { useState } from 'react'
import { failureText } from '../../api/failure.ts'
import { useText } from '../../languages/use-text.ts'
import { resend } from '../../outbox/keep.ts'
import type { ItemOf } from '../../outbox/outbox-of.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EditTicket } from './edit-ticket.tsx'
import outbox from './outbox.ts'
import { mealOf } from './ticket-call.ts'

type Props = { item: ItemOf<'pos', typeof outbox.own> | undefined; onClose: () => void }

/** What was refused of this browser: a ticket, or a meal. */
export const EditWaiting = ({ item, onClose }: Props) =>
  item && mealOf(item.request) ? (
    <EditMeal item={item} onClose={onClose} />
  ) : (
    <EditTicket item={item} onClose={onClose} />
  )

/** A refused meal can be sent again, by a user who may. */
function EditMeal({ item, onClose }: Props & { item: NonNullable<Props['item']> }) {
  const t = useText()
  const [problem, setProblem] = useState<Said>()
  const [busy, setBusy] = useState(false)
  const sendAgain = () => {
    setBusy(true)
    resend(outbox, item as never, item.request as never)
      .then(onClose, (failure: unknown) => setProblem(failureText(failure)))
      .finally(() => setBusy(false))
  }
  return (
    <Dialog title={say('Meal')} onClose={onClose} busy={busy}>
      <Stack gap="sm">
        {problem && (
          <Alert color="red" role="alert">
            {t(problem)}
          </Alert>
        )}
        <Text fw={700}>{mealOf(item.request)?.code}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button loading={busy} onClick={sendAgain}>
            {t('Try again')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
