import { customerBlocked } from '@nivas/contract/pos/cart.ts'
import { faultOf } from '@nivas/contract/pos/cart-rules.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { type PlainKey, say } from '@nivas/contract/texts.ts'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import type { Printing } from '../../printing/use-receipt.tsx'
import type { Option } from './options.tsx'
import { park } from './own-sale.ts'
import { parkedSales } from './parked.ts'
import { laterPrint } from './print-ticket.ts'
import type { Sold } from './store.ts'
import type { useAdding } from './use-adding.ts'
import type { useCart } from './use-cart.ts'

type Till = {
  system: SystemId
  /** Today at the venue. */
  today: string
  sale: ReturnType<typeof useCart>
  adding: ReturnType<typeof useAdding>
  /** Focuses the barcode field. */
  focus: () => void
  receipt: Printing
  /** The last sale; `isKept` says whether it waits on this computer. */
  last: Sold | undefined
  isKept: boolean
}

/** Returns the options of a till. Each acts, or says what is missing for it. */
export function useOptions({ system, today, sale, adding, focus, receipt, last, isKept }: Till) {
  const t = useText()
  const { latest, select, showOther, turns } = sale
  const { setOpen, setProblem, attempt, early } = adding
  /** Shows what is missing for an option. */
  const needs = (key: PlainKey) => {
    early.end()
    setProblem({ key })
  }
  const hasLines = () => latest.current.lines.length > 0
  const searchSatsangi = () => {
    const blocked = customerBlocked(latest.current)
    if (blocked) return setProblem(blocked)
    setOpen({ is: 'search' })
  }
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
    if (hasLines()) return needs('Please finish or park the current sale first.')
    // A scan in the meantime may have opened a dialog.
    if (turns.isFree()) setOpen({ is: 'parked' })
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
    // A sale that was parked or stayed open over midnight may contain a meal of a past day.
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
  return { options, parkSale }
}
