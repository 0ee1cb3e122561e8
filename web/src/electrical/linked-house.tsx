import { Text } from '@mantine/core'
import type { DueAge } from '@nivas/contract/electrical/age.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Account } from './account.tsx'
import { Consumption } from './consumption.tsx'
import { Dues } from './dues.tsx'
import { PaymentMadeOf } from './payment-made-of.tsx'
import { useLinkedHouse } from './use-linked-house.ts'

/** What a link of a report names: the account of a house, its dues of an age, its consumption, or a payment. */
export function LinkedHouse() {
  const { linked, close } = useLinkedHouse()
  const { account, payment, dues, show, from, to } = linked
  const answer = useAnswer(calls.profile, { id: Number(account) || 1 }, { enabled: account !== '' })
  const house = account === '' ? undefined : answer.data?.data
  if (!house) return null
  if (payment !== '')
    return (
      <Dialog title="Payment" onClose={close}>
        <Text size="lg" fw={600} mb="sm">
          {house.houseno} · {house.name}
        </Text>
        <PaymentMadeOf id={Number(payment)} />
      </Dialog>
    )
  if (dues !== '') return <Dues house={house} age={dues as DueAge} onClose={close} />
  if (show !== '') return <Consumption house={house} onClose={close} />
  return <Account house={house} days={from && to ? { from, to } : undefined} onClose={close} />
}
