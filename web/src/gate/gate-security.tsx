import { Group, Stack } from '@mantine/core'
import type { Access } from '@nivas/contract/permissions.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { type ReactNode, useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { Segments } from '../ui/segments.tsx'
import { GateChoice } from './gate-choice.tsx'
import { VisitorCounter } from './gate-visitor-entry.tsx'

const GateExit = onDemand(async () => (await import('./exit-status.tsx')).GateExit)
const OtherCounter = onDemand(async () => (await import('./non-satsangi-entry.tsx')).OtherCounter)

/** The counters of a gate's desk, each with its permission. */
const counters: readonly { name: string; title: PlainKey; permission: Access; show: () => ReactNode }[] = [
  {
    name: 'visitor',
    title: 'Visitor Entry',
    permission: 'gate-visitor-entry',
    show: () => <VisitorCounter />,
  },
  {
    name: 'other',
    title: 'Non-satsangi entry',
    permission: 'gate-visitor-entry',
    show: () => <OtherCounter />,
  },
  {
    name: 'exit',
    title: 'Exit',
    permission: 'gate-pending-visit-status-update',
    show: () => <GateExit />,
  },
]

/** The gate's desk: entry and exit side by side. */
export default function GateSecurity() {
  const t = useText()
  const may = useMay()
  const open = counters.filter(({ permission }) => may(permission))
  const [name, setName] = useState(open[0]?.name)
  const chosen = open.find((counter) => counter.name === name)
  return (
    <>
      <Heading action={<GateChoice />} />
      {chosen ? (
        <Stack>
          <Group>
            <Segments
              size="md"
              label={t('Counter')}
              options={open.map(({ name, title }) => ({ value: name, label: t(title) }))}
              value={chosen.name}
              onChange={setName}
            />
          </Group>
          {/* Each counter begins anew when it is chosen. */}
          <div key={chosen.name}>{chosen.show()}</div>
        </Stack>
      ) : (
        <p>{t('You have no counter here. Your screens are listed on the left.')}</p>
      )}
    </>
  )
}
