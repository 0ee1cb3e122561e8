import { dayIn } from '@nivas/contract/dates.ts'
import { provisionalNumber } from '@nivas/contract/outbox.ts'
import type { VisitReceipt } from '@nivas/contract/samadh/schemas.ts'
import { totalPeople } from '@nivas/contract/samadh/visit.ts'
import { say } from '@nivas/contract/texts.ts'
import { useRef } from 'react'
import { useVenue, useZone } from '../api/venue.ts'
import { translate } from '../languages/translate.ts'
import { Waiting as WaitingList } from '../outbox/waiting.tsx'
import { RePrint } from '../printing/re-print.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type Closable, useAskedClose } from '../ui/form/use-asked-close.ts'
import outbox from './outbox.ts'
import { submitAgain, type Waiting } from './submit.ts'
import { useSamadhReceipt } from './use-samadh-receipt.ts'
import { VisitForm } from './visit-form.tsx'

const nameOf = ({ request }: Waiting) => request.visitorname
const peopleOf = ({ request }: Waiting) => totalPeople(request)

/** The visits that wait in this browser. */
export default function SamadhWaiting() {
  return (
    <WaitingList
      of={outbox}
      columns={[
        { key: 'name', title: 'Name', value: nameOf },
        { key: 'people', title: 'People', kind: 'number', value: peopleOf },
      ]}
      line={(visit) => `${nameOf(visit)} · ${translate('{{count}} people', { count: peopleOf(visit) })}`}
      edit={EditVisit}
    />
  )
}

/** The form of a refused visit and, after it was sent, the state of its receipt. */
function EditVisit({ item, onClose }: { item: Waiting | undefined; onClose: () => void }) {
  const { receipt, print } = useSamadhReceipt()
  const entered = (visit: VisitReceipt) => {
    onClose()
    print(visit)
  }
  return item ? <VisitDialog item={item} onEntered={entered} onClose={onClose} /> : <RePrint of={receipt} />
}

type Props = { item: Waiting; onEntered: (receipt: VisitReceipt) => void; onClose: () => void }

/** The dialog of a refused visit, in the form in which it was made. The visit keeps its number and its time. */
function VisitDialog({ item, onEntered, onClose }: Props) {
  const zone = useZone()
  const today = useVenue()?.today ?? dayIn(zone)
  const held = useRef<Closable>(undefined)
  const close = useAskedClose(() => held.current, onClose)
  const title = say('Memorial site visit · {{number}}', { number: provisionalNumber(item.key) })
  return (
    <Dialog title={title} onClose={() => void close()}>
      <VisitForm
        today={today}
        onEntered={onEntered}
        held={held}
        edited={item.request}
        draft={`samadh-waiting.${item.key}`}
        by={submitAgain(item)}
      />
    </Dialog>
  )
}
