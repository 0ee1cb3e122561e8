import { Alert, Text } from '@mantine/core'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { totalOfLines } from '@nivas/contract/pos/line.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { type MouseEvent, useCallback, useState } from 'react'
import { ReportDialog } from '../../cash/index.tsx'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { RePrint } from '../../printing/re-print.tsx'
import { useReceipt } from '../../printing/use-receipt.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { BarcodeField } from './barcode-field.tsx'
import { inBoth } from './bilingual.ts'
import { useStoredCards } from './cards.ts'
import { TillHeader } from './header.tsx'
import { Lines } from './lines.tsx'
import { Options, Total, useOptionPress } from './options.tsx'
import { retrieve } from './own-sale.ts'
import { Sidebar } from './sidebar.tsx'
import type { Parked, Sold, StoredSession } from './store.ts'
import classes from './till.module.css'
import { TillDialogs } from './till-dialogs.tsx'
import { useAdding } from './use-adding.ts'
import { useBarcodeFocus } from './use-barcode-focus.ts'
import { useCart } from './use-cart.ts'
import type { Catalogue } from './use-catalogue.ts'
import { useEnabledAgain } from './use-enabled-again.ts'
import { useOptions } from './use-options.ts'
import { usePaid } from './use-paid.ts'
import { useReceiptsOfAddress } from './use-receipts-of-address.ts'
import type { useSession } from './use-session.ts'

type Props = {
  system: SystemId
  /** Today at the venue. */
  today: string
  session: ReturnType<typeof useSession>
  stored: StoredSession
  catalogue: Catalogue
}

/**
 * The till while it sells: head, sidebar, options, barcode field and lines. The focus is always in the barcode field.
 */
export function SellingTill({ system, today, session, stored, catalogue }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const receipt = useReceipt('Receipt Printed successfully.')
  const sale = useCart(system, today)
  const { cart, selected, select, showOther, turns, pending } = sale
  // Before the catalogue is loaded a scan would find no product. While a pending ticket has no known outcome, a scanned
  // product would go with its lines.
  const loaded = sale.loaded && !pending && (catalogue.loaded || catalogue.failed)
  const adding = useAdding(system, catalogue, sale)
  const { open, setOpen, problem, attempt } = adding
  useReceiptsOfAddress(setOpen)
  const [closed, setClosed] = useState<SessionReport>()
  const isCovered = open !== undefined || closed !== undefined

  useStoredCards()
  const { barcode, focus } = useBarcodeFocus({ isCovered, cart, loaded, problem })
  const { disabled } = stored.session
  useEnabledAgain(disabled, isCovered, session.open)
  const { last, isKept, ...paid } = usePaid({ system, session, stored, catalogue, sale, adding, receipt })
  const clearCustomer = useCallback(
    () => turns.press(() => attempt({ do: 'customer', customer: null })),
    [turns, attempt],
  )
  const openReceipts = useCallback(() => turns.press(() => setOpen({ is: 'receipts' })), [turns, setOpen])
  const openDrawer = useCallback(() => turns.press(() => setOpen({ is: 'drawer' })), [turns, setOpen])
  const selectLine = useCallback((key: number) => turns.press(() => select(key)), [turns, select])
  const moveBy = useCallback((by: 1 | -1) => turns.press(() => sale.move(by)), [turns, sale.move])
  const retrieveThis = (parked: Parked) => {
    setOpen(undefined)
    void showOther(() => retrieve(parked))
  }
  const { options, parkSale } = useOptions({ system, today, sale, adding, focus, receipt, last, isKept })
  const press = useOptionPress(options, { disabled: !loaded, turns })
  // On a phone the products are below the options, and a cashier would have to scroll up to Pay for every sale.
  const pay = useNarrow() ? options.find(({ primary }) => primary) : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps a pressed button from taking the focus.
    <div className={classes.till} onMouseDown={keepFieldFocus}>
      <div className={classes.head}>
        <TillHeader
          customer={cart.customer}
          session={stored}
          onClearCustomer={clearCustomer}
          onReceipts={openReceipts}
          onDrawer={openDrawer}
        />
      </div>
      <nav className={classes.sidebar} aria-label={t('Categories')}>
        <Sidebar system={system} catalogue={catalogue} onChoose={adding.choose} />
      </nav>
      <div className={classes.sale}>
        <Options options={options.filter((one) => one !== pay)} disabled={!loaded} onRun={press} />
        <BarcodeField
          ref={barcode}
          disabled={!loaded}
          error={problem && inBoth(problem)}
          onScan={adding.scan}
          onMove={moveBy}
        />
        {disabled && (
          <Alert p="xs" color="orange" role="alert">
            {t(
              'This device is not enabled and cannot sell. The drawer can be counted and the session closed.',
            )}
          </Alert>
        )}
        <RePrint of={receipt} />
        {last && !sale.followed && cart.lines.length === 0 && <LastSale sold={last} isKept={isKept} />}
        <Lines lines={cart.lines} selected={selected} onSelect={selectLine} catalogue={catalogue} />
        <Total
          lines={cart.lines.length}
          total={rupees(totalOfLines(cart.lines))}
          pay={pay}
          disabled={!loaded}
          onRun={press}
        />
      </div>
      <TillDialogs
        {...{ system, today, stored, catalogue, sale, adding, receipt, paid }}
        onPark={() => turns.press(parkSale, 'F2')}
        onRetrieve={retrieveThis}
        onClosed={(report) => {
          setOpen(undefined)
          setClosed(report)
        }}
      />
      {closed && (
        <ReportDialog
          report={closed}
          onClose={() => {
            setClosed(undefined)
            void session.close()
          }}
        />
      )}
    </div>
  )
}

/** The change of the last sale, until the next one begins. It is above the lines, where no notice covers it. */
function LastSale({ sold: { ticket }, isKept }: { sold: Sold; isKept: boolean }) {
  const t = useText()
  const { rupees } = useFormat()
  return (
    <Alert p="xs" color={isKept ? 'orange' : 'teal'}>
      <Text fw={700} fz="xl">
        {ticket.receipt_number} · {t('Change')}: {rupees(ticket.change)}
        {isKept && ` · ${t('stored here')}`}
      </Text>
    </Alert>
  )
}

/** Keeps the focus in the barcode field when a button of the screen is pressed; dialogs above it are not affected. */
function keepFieldFocus(event: MouseEvent<HTMLDivElement>) {
  const { target, currentTarget } = event
  if (target instanceof Element && currentTarget.contains(target) && target.tagName !== 'INPUT')
    event.preventDefault()
}
