import { say } from '@nivas/contract/texts.ts'
import { translate } from '../../languages/translate.ts'
import { Waiting } from '../../outbox/waiting.tsx'
import { EditTicket } from './edit-ticket.tsx'
import outbox from './outbox.ts'
import { saleOf } from './ticket-call.ts'

type Waits = { request: object }

const nameOf = ({ request }: Waits) => saleOf(request).customer?.name ?? translate(say('None'))
const amountOf = ({ request }: Waits) => saleOf(request).paymentoptions.totalamount
const numberOf = ({ request }: Waits) => saleOf(request).number ?? 0

/** The tickets of this till that the server does not have. None can be discarded: it was sold. */
export default function PosWaiting() {
  return (
    <Waiting
      of={outbox}
      columns={[
        { key: 'number', title: 'Receipt', kind: 'number', value: numberOf },
        { key: 'name', title: 'Satsangi', value: nameOf },
        { key: 'amount', title: 'Amount', kind: 'money', value: amountOf },
      ]}
      line={(item) => `${numberOf(item)} · ${nameOf(item)}`}
      edit={EditTicket}
      keeps
    />
  )
}
