import { say } from '@nivas/contract/texts.ts'
import { translate } from '../../languages/translate.ts'
import { Waiting } from '../../outbox/waiting.tsx'
import { ClosedSales } from './closed-sales.tsx'
import { EditWaiting } from './edit-waiting.tsx'
import outbox from './outbox.ts'
import { mealOf, saleOf } from './tickets-here.ts'

type Waits = { request: object }

const nameOf = ({ request }: Waits) =>
  mealOf(request)?.code ?? saleOf(request).customer?.name ?? translate(say('None'))
const amountOf = ({ request }: Waits) => (mealOf(request) ? null : saleOf(request).paymentoptions.totalamount)
const numberOf = ({ request }: Waits) => (mealOf(request) ? null : (saleOf(request).printed ?? null))

/** The tickets and meals that wait in this browser. They cannot be discarded, because they were sold or eaten. */
export default function PosWaiting() {
  return (
    <Waiting
      of={outbox}
      columns={[
        { key: 'number', title: 'Receipt', value: numberOf },
        { key: 'name', title: 'Satsangi', value: nameOf },
        { key: 'amount', title: 'Amount', kind: 'money', value: amountOf },
      ]}
      line={(item) => [numberOf(item), nameOf(item)].filter((part) => part !== null).join(' · ')}
      edit={EditWaiting}
      keeps
      together={<ClosedSales />}
    />
  )
}
