import { Badge, Button, CloseButton, Group, Text, Title } from '@mantine/core'
import { cash } from '@nivas/contract/cash/calls.ts'
import { receiptNumber } from '@nivas/contract/cash/numbers.ts'
import type { CartCustomer } from '@nivas/contract/pos/cart.ts'
import { IconCashRegister, IconReceipt, IconUser } from '@tabler/icons-react'
import { memo, useContext } from 'react'
import { connected } from '../../api/client.ts'
import { useAnswer } from '../../api/hooks.ts'
import { useStore } from '../../api/store.ts'
import { titleIn } from '../../app/screens.ts'
import { ScreenContext } from '../../app/shell-context.tsx'
import { useLanguage, useText } from '../../languages/use-text.ts'
import { KeyChip } from '../../ui/key-chip.tsx'
import { useOptionKeys } from './options.tsx'
import type { StoredSession } from './store.ts'

type Props = {
  customer: CartCustomer | null
  session: StoredSession | undefined
  onClearCustomer: () => void
  onReceipts: () => void
  onDrawer: () => void
}

/** The title of the till, the same in all its states. */
export function TillTitle() {
  const language = useLanguage()
  const screen = useContext(ScreenContext)
  return <Title order={1}>{screen && titleIn(language, screen)}</Title>
}

const keys = { receipts: 'F11', drawer: 'F12' } as const

/** The interval at which an open till asks whether its session is open for too long, in ms. */
const SELDOM = 600_000

/** Whether the session is open for too long, which may become true while the till stays open. */
function useOverdue(session: StoredSession['session'] | undefined): boolean {
  const enabled = useStore(connected) && session !== undefined
  const mine = useAnswer(cash.mySessions, {}, { enabled, refetchInterval: SELDOM }).data?.data
  return mine?.find(({ id }) => id === session?.id)?.overdue ?? session?.overdue ?? false
}

/** The head of a till: the satsangi of the sale, the next receipt, the drawer. The shell above it shows what waits. */
export const TillHeader = memo(function TillHeader(props: Props) {
  const { customer, session, onClearCustomer, onReceipts, onDrawer } = props
  const t = useText()
  const there = useStore(connected)
  const isOverdue = useOverdue(session?.session)
  useOptionKeys([
    { key: keys.receipts, run: onReceipts },
    { key: keys.drawer, run: onDrawer },
  ])
  return (
    <Group justify="space-between" gap="sm" wrap="wrap">
      <Group gap="md">
        <TillTitle />
        <Group gap={4} role="status" aria-label={t('Satsangi')}>
          <IconUser size="1.2em" aria-hidden />
          <Text fw={600}>
            {t('Satsangi')}: {customer ? (customer.name ?? customer.cardno) : t('None')}
          </Text>
          {customer?.name && (
            <Text size="sm" c="dimmed">
              {customer.cardno}
            </Text>
          )}
          {customer?.typed && <Badge color="gray">{t('Typed')}</Badge>}
          {customer && (
            <CloseButton size="xl" aria-label={t('Remove the satsangi')} onClick={onClearCustomer} />
          )}
        </Group>
      </Group>
      <Group gap="sm">
        {!there && (
          <Badge color="orange">
            {/* A browser cannot store sales on a page that another machine serves over plain http. */}
            {t(
              window.isSecureContext
                ? 'No connection: sales are stored here'
                : 'No connection: sales must wait',
            )}
          </Badge>
        )}
        {isOverdue && <Badge color="orange">{t('Open for more than 18 hours')}</Badge>}
        {session && (
          <Text size="sm" c="dimmed">
            {t('Next receipt')}: {receiptNumber({ series: session.session.series, number: session.next })}
          </Text>
        )}
        <Button
          size="md"
          variant="default"
          leftSection={<IconReceipt size="1.2em" />}
          rightSection={<KeyChip of={keys.receipts} />}
          aria-keyshortcuts={keys.receipts}
          onClick={onReceipts}
        >
          {t('Receipts')}
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<IconCashRegister size="1.2em" />}
          rightSection={<KeyChip of={keys.drawer} />}
          aria-keyshortcuts={keys.drawer}
          onClick={onDrawer}
        >
          {t('Drawer')}
        </Button>
      </Group>
    </Group>
  )
})
