import { Tabs, Text } from '@mantine/core'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useState } from 'react'
import { useText } from '../languages/use-text.ts'
import { PayForm } from './pay-form.tsx'
import type { PayingState } from './use-paying.ts'

type Props = {
  paying: PayingState
  /** The names of the ways to pay at this counter. */
  names: { cash: PlainKey; upi: PlainKey; card: PlainKey }
  onCancel: () => void
}

/** The ways to pay at a counter: cash, UPI (all or a part), and card, which is not available yet. */
export function PayTabs({ paying, names, onCancel }: Props) {
  const t = useText()
  const [isCard, setCard] = useState(false)
  const { tender } = paying.of.form.values
  const choose = (tab: string | null) => {
    setCard(tab === 'card')
    if ((tab === 'CASH' || tab === 'UPI') && tab !== tender) paying.pay(tab)
  }
  const form = <PayForm paying={paying} onCancel={onCancel} />
  return (
    <Tabs value={isCard ? 'card' : (tender ?? 'CASH')} onChange={choose} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="CASH">{t(names.cash)}</Tabs.Tab>
        <Tabs.Tab value="UPI">{t(names.upi)}</Tabs.Tab>
        <Tabs.Tab value="card">{t(names.card)}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="CASH" pt="sm">
        {form}
      </Tabs.Panel>
      <Tabs.Panel value="UPI" pt="sm">
        {form}
      </Tabs.Panel>
      <Tabs.Panel value="card" pt="sm">
        <Text p="lg">{t('Not implemented yet')}</Text>
      </Tabs.Panel>
    </Tabs>
  )
}
