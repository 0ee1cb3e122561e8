import { Text } from '@mantine/core'
import { type DueAge, dueAges } from '@nivas/contract/electrical/age.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { dayOr, idOrNone, oneOf } from '../ui/address.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useAddress } from '../ui/use-address.ts'
import { Account } from './account.tsx'
import { Consumption } from './consumption.tsx'
import { Dues } from './dues.tsx'
import { PaymentMadeOf } from './payment-made-of.tsx'

const readers = {
  account: idOrNone,
  payment: idOrNone,
  dues: oneOf(['', ...Object.keys(dueAges)]),
  show: oneOf(['', 'consumption']),
  from: dayOr(''),
  to: dayOr(''),
}
const none = { account: '', payment: '', dues: '', show: '', from: '', to: '' }

/** Opens the account or the consumption of a house: in the address, so that Back from what it opens finds it again. */
export function useShowHouse(): (house: number, show?: 'consumption') => void {
  const [, ask] = useAddress(readers)
  return (house, show) => ask({ ...none, account: String(house), show: show ?? '' })
}

/** What a link of a report names: the account of a house, its dues of an age, its consumption, or a payment. */
export function LinkedHouse() {
  const [{ account, payment, dues, show, from, to }, ask] = useAddress(readers)
  const answer = useAnswer(calls.profile, { id: Number(account) || 1 }, { enabled: account !== '' })
  const house = account === '' ? undefined : answer.data?.data
  if (!house) return null
  const close = () => ask(none)
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
