import { Tabs, Text } from '@mantine/core'
import type { Call } from '@nivas/contract/call.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useText } from '../languages/use-text.ts'
import { PayForm, type PayFormProps } from './pay-form.tsx'

type Props<C extends Call> = PayFormProps<C> & {
  /** What each way to pay is called at this counter. */
  names: { cash: PlainKey; upi: PlainKey; card: PlainKey }
}

/** The ways to pay at a counter: cash, UPI (all or a part), and card, which is not there yet. */
export function PayTabs<C extends Call>({ names, ...form }: Props<C>) {
  const t = useText()
  return (
    <Tabs defaultValue="cash" keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="cash">{t(names.cash)}</Tabs.Tab>
        <Tabs.Tab value="upi">{t(names.upi)}</Tabs.Tab>
        <Tabs.Tab value="card">{t(names.card)}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="cash" pt="sm">
        <PayForm {...form} tender="CASH" />
      </Tabs.Panel>
      <Tabs.Panel value="upi" pt="sm">
        <PayForm {...form} tender="UPI" />
      </Tabs.Panel>
      <Tabs.Panel value="card" pt="sm">
        <Text p="lg">{t('Not implemented yet')}</Text>
      </Tabs.Panel>
    </Tabs>
  )
}
