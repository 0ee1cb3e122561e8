import { Alert, Group, Text } from '@mantine/core'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { totalOfLines } from '@nivas/contract/pos/line.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { printsAtOnce } from '@nivas/contract/pos/ticket-receipt.ts'
import { type PlainKey, say } from '@nivas/contract/texts.ts'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { connected } from '../../api/client.ts'
import { CallFailure, failureText } from '../../api/failure.ts'
import { notify } from '../../api/notices.ts'
import { refusalData } from '../../api/refusal-data.ts'
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
import { Options } from './options.tsx'
import { retrieve } from './parked.ts'
import { firstPrint } from './print-ticket.ts'
import { savedBefore } from './sell.ts'
import { Sidebar } from './sidebar.tsx'
import type { Parked, Sold, StoredSession } from './store.ts'
import classes from './till.module.css'
import { TillDialogs } from './till-dialogs.tsx'
import { useUnsent } from './unsent.ts'
import { useCart } from './use-cart.ts'
import { useCatalogue } from './use-catalogue.ts'
import { useOptions } from './use-options.ts'
import { useReceiptsOfAddress } from './use-receipts-of-address.ts'
import { useResume } from './use-resume.ts'
import { storedSession, type useSession } from './use-session.ts'
import { useAdding } from './use-till.ts'

/** Refusals after which the session is asked for anew: a supervisor closed it, or the device was disabled. */
const newsOfSession: readonly string[] = [
  'This session is closed. Nothing can be added to it.',
  'This device is not enabled.',
] satisfies PlainKey[]

/** Of a sale whose session was closed: the till has another one now. */
const submitAgain: PlainKey =
  'This session was closed, and a new one opened for this till. Please submit the payment again.'

/** In ms: how often a till whose device was disabled asks whether it may sell again. */
const OFTEN = 30_000

/** What is said of a sale that was just made. */
function newsOf({ kept }: Sold): PlainKey {
  if (!kept) return 'Ticket Created successfully.'
  return connected.get()
    ? 'The sale is kept on this computer, and sent after the earlier ones that wait.'
    : 'No connection: the sale is kept on this computer and will be sent by itself.'
}

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
  const sale = useCart(system, today)
  const { cart, selected, select, reload, showOther, turns, pending } = sale
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
  const { open, setOpen, problem, setProblem, attempt } = adding
  useReceiptsOfAddress(setOpen)
  const [closed, setClosed] = useState<SessionReport>()

  useKeptCards()
  const focus = () => barcode.current?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step and each dialog the next keystroke is a scan
  useEffect(() => {
    if (open || closed) return
    focus()
    // After the dialog has given the focus back to where it was.
    const later = window.setTimeout(focus, 50)
    return () => window.clearTimeout(later)
  }, [open, closed, cart, loaded])

  // On a phone the products are below: a refusal is shown above them.
  useEffect(() => {
    if (problem) barcode.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  const { disabled } = stored.session
  const { open: readSession } = session
  // Not beside a dialog: a session that was closed there is asked for no more.
  const isIdle = !open && !closed
  useEffect(() => {
    if (!disabled || !isIdle) return
    const timer = window.setInterval(() => void readSession(), OFTEN)
    return () => window.clearInterval(timer)
  }, [disabled, isIdle, readSession])

  const sold = async (done: Sold) => {
    setOpen(undefined)
    setProblem(done.otherPayment && savedBefore(done.ticket))
    setSoldHere(done)
    await showOther()
    // The ticket of a killed till may be of an earlier session: the number on the disk is this one's.
    const now = await storedSession(system)
    if (now) session.setStored(now)
    // The device was enabled again: the server took the sale.
    if (now?.session.disabled && !done.kept) void readSession()
    notify.success(t(newsOf(done)))
    if (printsAtOnce(done.ticket)) receipt.print(firstPrint(done))
  }
  useResume({ pending, onSold: sold, onFailure: (failure) => setProblem(failureText(failure)), reload })

  const sayWhatToDo = async (failure: unknown): Promise<unknown> => {
    if (!(failure instanceof CallFailure && newsOfSession.includes(failure.text.key))) return failure
    await session.open()
    const now = await storedSession(system)
    return now && now.session.id !== stored.session.id
      ? new CallFailure(failure.status, say(submitAgain))
      : failure
  }
  const refused = (failure: CallFailure) => {
    catalogue.readAgain()
    const { productid, price } = refusalData<{ productid: number; price: number }>(failure)
    if (productid === undefined || price === undefined) return
    const made = attempt({ do: 'reprice', productId: productid, price })
    setOpen(undefined)
    setProblem(
      'wrong' in made
        ? say('{{news}} The line stays as it is: {{why}}', { news: failure.text, why: made.wrong })
        : failure.text,
    )
  }
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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pressed button takes no focus from the barcode field
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
        <Options options={options} disabled={!loaded} turns={turns} />
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
              'This device is not enabled: it sells nothing. The drawer can be counted and the session closed.',
            )}
          </Alert>
        )}
        <RePrint of={receipt} />
        {last && !sale.followed && cart.lines.length === 0 && <LastSale sold={last} isKept={isKept} />}
        <Lines lines={cart.lines} selected={selected} onSelect={selectLine} catalogue={catalogue} />
        <Group justify="space-between" wrap="nowrap">
          <Text c="dimmed">{t('{{count}} lines', { count: cart.lines.length })}</Text>
          <output className={classes.total} aria-label={t('Total')}>
            {rupees(totalOfLines(cart.lines))}
          </output>
        </Group>
      </div>
      <TillDialogs
        {...{ system, today, stored, catalogue, sale, adding, receipt, sold, sayWhatToDo, refused }}
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

/** The change of the last sale, until the next one begins: above the lines, where no notice covers it. */
function LastSale({ sold: { ticket }, isKept }: { sold: Sold; isKept: boolean }) {
  const t = useText()
  const { rupees } = useFormat()
  return (
    <Alert p="xs" color={isKept ? 'orange' : 'teal'}>
      <Text fw={700} fz="xl">
        {ticket.receipt_number} · {t('Change')}: {rupees(ticket.change)}
        {isKept && ` · ${t('kept here')}`}
      </Text>
    </Alert>
  )
}

/** Keeps the focus where it is when a button of the screen, not of a dialog above it, is pressed. */
function keepFieldFocus(event: MouseEvent<HTMLDivElement>) {
  const { target, currentTarget } = event
  if (target instanceof Element && currentTarget.contains(target) && target.tagName !== 'INPUT')
    event.preventDefault()
}
