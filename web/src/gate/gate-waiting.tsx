import { say } from '@nivas/contract/texts.ts'
import { translate } from '../languages/translate.ts'
import { Waiting } from '../outbox/waiting.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { type Entry, summaryOf } from './entry.ts'
import outbox from './outbox.ts'

const EditEntry = onDemand(async () => (await import('./edit-entry.tsx')).EditEntry)

const nameOf = ({ request }: Entry) => summaryOf(request).name || translate(say('Visitor'))
const peopleOf = ({ request }: Entry) => summaryOf(request).people

/** The entries that wait in this browser. */
export default function GateWaiting() {
  return (
    <Waiting
      of={outbox}
      columns={[
        { key: 'name', title: 'Name', value: nameOf },
        { key: 'people', title: 'People', kind: 'number', value: peopleOf },
      ]}
      line={(entry) => `${nameOf(entry)} · ${translate('{{count}} people', { count: peopleOf(entry) })}`}
      edit={EditEntry}
    />
  )
}
