import { Alert, Group, Text } from '@mantine/core'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { customerBlocked } from '@nivas/contract/pos/cart.ts'
import { faultOf } from '@nivas/contract/pos/cart-rules.ts'
import { totalOfLines } from '@nivas/contract/pos/line.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { printsAtOnce } from '@nivas/contract/pos/ticket-receipt.ts'
import { type PlainKey, say } from '@nivas/contract/texts.ts'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { connected } from '../../api/client.ts'
import { type CallFailure, failureText } from '../../api/failure.ts'
import { notify } from '../../api/notices.ts'
import { ReportDialog } from '../../cash/index.tsx'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { RePrint } from '../../printing/re-print.tsx'
import { useReceipt } from '../../printing/use-receipt.tsx'
import { BarcodeField } from './barcode-field.tsx'
import { inBoth } from './bilingual.ts'
import { useKeptCards } from './cards.ts'
import { TillHeader } from './header.tsx'
import { Lines } from './lines.tsx'
import { type Option, Options } from './options.tsx'
import { park, parkedSales, retrieve } from './parked.ts'
import { firstPrint, laterPrint } from './print-ticket.ts'
import { savedBefore } from './sell.ts'
import { Sidebar } from './sidebar.tsx'
import type { Parked, Sold, StoredSession } from './store.ts'
import classes from './till.module.css'
import { TillDialogs } from './till-dialogs.tsx'
import { useUnsent } from './unsent.ts'
import { useCart } from './use-cart.ts'
import { useCatalogue } from './use-catalogue.ts'
import { useReceiptsOfAddress } from './use-receipts-of-address.ts'
import { useResume } from './use-resume.ts'
import { storedSession, type useSession } from './use-session.ts'
import { useAdding } from './use-till.ts'

/** Refusals after which the session is asked for anew: a supervisor closed it, or the device was disabled. */
const newsOfSession: readonly string[] = [
  'This session is closed. Nothing can be added to it.',
  'This device is not enabled.',
] satisfies PlainKey[]

type Props = {
  system: SystemId
  /** The venue's day. */
  today: string
  session: ReturnType<typeof useSession>
  stored: StoredSession
}

/** A till that sells: head, sidebar, option buttons, barcode, lines; the focus is always in the barcode field. */
export function SellingTill({ system, today, session, stored }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const receipt = useReceipt('Receipt Printed successfully.')
  const barcode = useRef<HTMLInputElement>(null)
  const catalogue = useCatalogue(system, today)
  const sale = useCart(system, today, true)
  const { cart, latest, selected, select, reload, showOther, turns, pending } = sale
  const [soldHere, setSoldHere] = useState<Sold>()
  // After a reload it is the one on the disk; of another session it would be another person's.
  const last = soldHere ?? (sale.last?.ticket.session.id === stored.session.id ? sale.last : undefined)
  // Tickets are sent in their order: while one waits, the last does.
  const unsent = useUnsent(system)
  const isKept = last?.kept === true && unsent.waiting + unsent.refused > 0
  // A scan before the catalogue is there would find no product; one before it is known whether the lines are
  // sold would go with them.
  const loaded = sale.loaded && !pending && (catalogue.loaded || catalogue.failed)
  const adding = useAdding(system, catalogue, sale)
  const { open, setOpen, problem, setProblem, attempt, early } = adding
  useReceiptsOfAddress(setOpen)
  const [closed, setClosed] = useState<SessionReport>()

  useKeptCards()
  const focus = () => barcode.current?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step and each dialog the next keystroke is a scan
  useEffect(() => {
    if (open) return
    focus()
    // After the dialog has given the focus back to where it was.
    const later = window.setTimeout(focus, 50)
    return () => window.clearTimeout(later)
  }, [open, cart, loaded])

  // On a phone the products are below: a refusal is shown above them.
  useEffect(() => {
    if (problem) barcode.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  const sold = async (done: Sold) => {
    setOpen(undefined)
    setProblem(done.otherPayment && savedBefore(done.ticket))
    setSoldHere(done)
    await showOther()
    // The ticket of a killed till may be of an earlier session: the number on the disk is this one's.
    const now = await storedSession(system)
    if (now) session.setStored(now)
    notify.success(
      done.kept
        ? t(
            connected.get()
              ? 'The sale is kept on this computer, and sent after the earlier ones that wait.'
              : 'No connection: the sale is kept on this computer and will be sent by itself.',
          )
        : t('Ticket Created successfully.'),
    )
    if (printsAtOnce(done.ticket)) receipt.print(firstPrint(done))
  }
  useResume({ pending, onSold: sold, onFailure: (failure) => setProblem(failureText(failure)), reload })

  const refused = (failure: CallFailure) => {
    if (newsOfSession.includes(failure.text.key)) void session.open()
    const { productid, price } = (failure.data ?? {}) as { productid?: number; price?: number }
    if (productid === undefined || price === undefined) return
    const made = attempt({ do: 'reprice', productId: productid, price })
    setOpen(undefined)
    setProblem(
      'wrong' in made
        ? say('{{news}} The line stays as it is: {{why}}', { news: failure.text, why: made.wrong })
        : failure.text,
    )
  }
  const needs = (text: Parameters<typeof say>[0]) => {
    early.end()
    setProblem(say(text as never))
  }
  const clearCustomer = useCallback(
    () => turns.press(() => attempt({ do: 'customer', customer: null })),
    [turns, attempt],
  )
  const openReceipts = useCallback(() => turns.press(() => setOpen({ is: 'receipts' })), [turns, setOpen])
  const openDrawer = useCallback(() => turns.press(() => setOpen({ is: 'drawer' })), [turns, setOpen])
  const searchSatsangi = () => {
    const blocked = customerBlocked(latest.current)
    if (blocked) return setProblem(blocked)
    setOpen({ is: 'search' })
  }
  const selectLine = useCallback((key: number) => turns.press(() => select(key)), [turns, select])
  const moveBy = useCallback((by: 1 | -1) => turns.press(() => sale.move(by)), [turns, sale.move])
  const hasLines = () => latest.current.lines.length > 0
  const parkSale = async () => {
    if (!hasLines()) return needs('No sale found to park.')
    const now = latest.current
    await showOther(() => park(system, now, { ...now, lines: [], customer: null }))
    setProblem(undefined)
    notify.success(t('Current Sale Parked successfully.'))
    focus()
  }
  const retrieveSale = async () => {
    if ((await parkedSales(system)).length === 0) return needs('No parked sale found.')
    if (hasLines()) return needs('Please finish or park the present sale first.')
    // A scan that came meanwhile may have asked something.
    if (turns.isFree()) setOpen({ is: 'parked' })
  }
  const retrieveThis = (parked: Parked) => {
    setOpen(undefined)
    void showOther(() => retrieve(parked))
  }
  const deleteLine = () => {
    const chosen = sale.chosen()
    if (!chosen) return needs('Please select Product Line before clicking Delete Line.')
    const made = attempt({ do: 'remove', key: chosen.key })
    if (!('wrong' in made)) notify.success(t('Selected Product Line deleted successfully.'))
    focus()
  }
  const editLine = () => {
    const chosen = sale.chosen()
    if (chosen) setOpen({ is: 'edit', key: chosen.key })
    else needs('Please select the Transaction Line Item to change first.')
  }
  const changeDates = () => {
    const chosen = sale.chosen()
    if (!chosen) return needs('Please select the Transaction Line Item to change first.')
    if (chosen.product.type !== 'm')
      return needs(
        'Selected product is not meal type product. Can not set From and To Date for non Meal Type products.',
      )
    setOpen({ is: 'dates', key: chosen.key })
  }
  const pay = () => {
    if (!hasLines()) return needs('Please select products for sale before clicking Payments option.')
    // A sale that was parked, or stayed here over midnight, may have a meal of a day that has passed.
    const fault = faultOf({ ...latest.current, today })
    if (!fault) return setOpen({ is: 'payment' })
    early.end()
    const { line: at, text } = fault
    if (at === undefined) return setProblem(text)
    const line = latest.current.lines[at]
    if (line) select(line.key)
    setProblem(say('Line {{line}}: {{why}}', { line: at + 1, why: text }))
  }
  const newSale = () => (hasLines() ? setOpen({ is: 'new sale' }) : void attempt({ do: 'clear' }))
  const printLast = () => {
    if (!last) return needs('No last receipt to print.')
    setProblem(undefined)
    const { source, isCopy } = laterPrint(last, isKept)
    receipt.print(source, isCopy)
  }
  const options: Option[] = [
    { key: 'F8', title: 'Delete Line', run: deleteLine },
    { key: 'F9', title: 'New Sale', run: newSale },
    { key: 'F3', title: 'Retrieve Parked Sale', run: retrieveSale },
    { key: 'F2', title: 'Park Sale', run: parkSale, once: true },
    { key: 'F6', title: 'Search Satsangi', run: searchSatsangi },
    { key: 'F7', title: 'Edit Line Item', run: editLine, onPress: () => early.begin('edit') },
    ...(system === 3 ? [{ key: 'F1', title: 'Change Meal Dates', run: changeDates } as const] : []),
    { key: 'F10', title: 'Print Receipt', run: printLast },
    { key: 'F4', title: 'Payments', run: pay, onPress: () => early.begin('payment'), primary: true },
  ]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pressed button takes no focus from the barcode field
    <div className={classes.till} onMouseDown={keepFieldFocus}>
      <div className={classes.head}>
        <TillHeader
          system={system}
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
        <Options options={options} disabled={!loaded} turns={turns} />
        <BarcodeField
          ref={barcode}
          disabled={!loaded}
          error={problem && inBoth(problem)}
          onScan={adding.scan}
          onMove={moveBy}
        />
        {stored.session.disabled && (
          <Alert p="xs" color="orange" role="alert">
            {t(
              'This device is not enabled: it sells nothing. The drawer can be counted and the session closed.',
            )}
          </Alert>
        )}
        <RePrint of={receipt} />
        {last && cart.lines.length === 0 && (
          // Above the lines, where no notice covers the change.
          <Alert p="xs" color={isKept ? 'orange' : 'teal'}>
            <Text fw={700} fz="xl">
              {last.ticket.receipt_number} · {t('Change')}: {rupees(last.ticket.change)}
              {isKept && ` · ${t('kept here')}`}
            </Text>
          </Alert>
        )}
        <Lines lines={cart.lines} selected={selected} onSelect={selectLine} catalogue={catalogue} />
        <Group justify="space-between" wrap="nowrap">
          <Text c="dimmed">{t('{{count}} lines', { count: cart.lines.length })}</Text>
          <output className={classes.total} aria-label={t('Total')}>
            {rupees(totalOfLines(cart.lines))}
          </output>
        </Group>
      </div>
      <TillDialogs
        {...{ system, today, stored, catalogue, sale, adding, receipt, sold, refused }}
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

/** Keeps the focus where it is when a button of the screen, not of a dialog above it, is pressed. */
function keepFieldFocus(event: MouseEvent<HTMLDivElement>) {
  const { target, currentTarget } = event
  if (target instanceof HTMLElement && currentTarget.contains(target) && target.tagName !== 'INPUT')
    event.preventDefault()
}
