import { Text } from '@mantine/core'
import type { DueAge } from '@nivas/contract/electrical/age.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { Account } from './account.tsx'
import { Consumption } from './consumption.tsx'
import { Dues } from './dues.tsx'
import { PaymentMadeOf } from './payment-made-of.tsx'
import { useLinkedHouse } from './use-linked-house.ts'

/** The dialog that a link names: the account of a house, its dues of an age, its consumption, or a payment. */
export function LinkedHouse() {
  const { linked, close } = useLinkedHouse()
  const { account, payment, dues, show, from, to } = linked
  const isOfHouse = account !== '' && payment === ''
  const answer = useAnswer(calls.profile, { id: Number(account) || 1 }, { enabled: isOfHouse })
  if (payment !== '') return <LinkedPayment id={Number(payment)} onClose={close} />
  const house = isOfHouse ? answer.data?.data : undefined
  if (!house) {
    if (!isOfHouse || !answer.failureReason) return null
    return (
      <Dialog title={dues ? 'Dues' : show ? 'Consumption' : 'Account'} onClose={() => close()}>
        <FormLoading answer={answer} />
      </Dialog>
    )
  }
  if (dues !== '') return <Dues house={house} age={dues as DueAge} onClose={() => close()} />
  if (show !== '') return <Consumption house={house} onClose={() => close()} />
  const days = from && to ? { from, to } : undefined
  return <Account house={house} days={days} onClose={() => close()} />
}

/** The payment of a link from the cash book, which has only its id; the payment names the house. */
function LinkedPayment({ id, onClose }: { id: number; onClose: (houseno?: string) => void }) {
  const house = useAnswer(calls.payment, { id }, { staleTime: 0 }).data?.data.profile
  return (
    <Dialog title="Payment" onClose={() => onClose(house?.houseno)}>
      {house && (
        <Text size="lg" fw={600} mb="sm">
          {house.houseno} · {house.name}
        </Text>
      )}
      <PaymentMadeOf id={id} />
    </Dialog>
  )
}
