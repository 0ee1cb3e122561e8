import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { type Action, type Cart, mayBeFree, step } from '@nivas/contract/pos/cart.ts'
import { isFree, lineTotal } from '@nivas/contract/pos/line.ts'
import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { useEffect, useRef } from 'react'
import { notify } from '../../api/notices.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import type { Printing } from '../../printing/use-receipt.tsx'
import { DrawerDialog } from './drawer-dialog.tsx'
import { MealDatesDialog } from './meal-dates-dialog.tsx'
import { ParkedDialog } from './parked-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { ReceiptsDialog } from './receipts-dialog.tsx'
import { SearchDialog } from './search-dialog.tsx'
import type { Parked, StoredSession } from './store.ts'
import type { Open, useAdding } from './use-adding.ts'
import type { useCart } from './use-cart.ts'
import type { Catalogue } from './use-catalogue.ts'
import { useEarlyKeys } from './use-early-keys.ts'
import { useNoScan } from './use-no-scan.ts'
import type { usePaid } from './use-paid.ts'
import { VariableDialog } from './variable-dialog.tsx'
import { YesNo } from './yes-no.tsx'

type Props = {
  system: SystemId
  today: string
  stored: StoredSession
  catalogue: Catalogue
  sale: ReturnType<typeof useCart>
  adding: ReturnType<typeof useAdding>
  receipt: Printing
  paid: Pick<ReturnType<typeof usePaid>, 'sold' | 'explainFailure' | 'refused'>
  onPark: () => void
  onRetrieve: (parked: Parked) => void
  onClosed: (report: SessionReport) => void
}

/** The open dialog of a till. */
export function TillDialogs(props: Props) {
  const { system, today, stored, catalogue, sale, adding, receipt, paid } = props
  const { onPark, onRetrieve, onClosed } = props
  const { cart, act, reload } = sale
  const { open, setOpen, attempt } = adding
  const close = () => setOpen(undefined)
  /** Takes a step for a dialog. Success closes the dialog; otherwise this returns the reason. */
  const take = (action: Action): Text | undefined => {
    const made = act(action)
    if ('wrong' in made) return made.wrong
    adding.setProblem(undefined)
    close()
    return undefined
  }
  const t = useText()
  const { rupees } = useFormat()
  // The search takes the scan of a card, the receipts that of a receipt.
  const takesScans = !open || open.is === 'search' || open.is === 'receipts'
  const notice = useRef<{ dismiss: () => void }>(undefined)
  const isKnown = (code: string) => catalogue.byBarcode.has(code)
  useNoScan(!takesScans, isKnown, () => {
    notice.current = notify.failure(t('Please finish here first, then scan again.'))
  })
  useEarlyKeys({ early: adding.early, open, isKnown, onScan: adding.scan })
  // The notice about a scan behind a dialog disappears with the dialog.
  useEffect(() => {
    if (!open) notice.current?.dismiss()
  }, [open])
  if (!open) return null
  switch (open.is) {
    case 'search':
      return (
        <SearchDialog
          onClose={close}
          onChoose={(customer) => {
            close()
            attempt({ do: 'customer', customer })
          }}
        />
      )
    case 'payment':
      return (
        <PaymentDialog
          cart={cart}
          session={stored}
          onSold={(done) => void paid.sold(done)}
          explainFailure={paid.explainFailure}
          onRefused={paid.refused}
          onClose={() => {
            close()
            // A ticket whose answer was lost is still pending on the disk.
            void reload()
          }}
        />
      )
    case 'parked':
      return <ParkedDialog system={system} onClose={close} onRetrieve={onRetrieve} />
    case 'receipts':
      return (
        <ReceiptsDialog
          {...{ system, receipt }}
          session={stored.session.id}
          toLookAt={open.toLookAt ?? false}
          onClose={close}
        />
      )
    case 'drawer':
      return <DrawerDialog session={stored} onClosed={onClosed} onClose={close} />
    case 'new sale':
      return (
        <YesNo
          title="New Sale"
          text="Do you want to Park current Sale?"
          onClose={close}
          onAnswer={(yes) => {
            close()
            if (yes) onPark()
            else attempt({ do: 'clear' })
          }}
        />
      )
    case 'free':
      return (
        <YesNo
          title="Prasad"
          about={`${open.qty} × ${open.product.name} · ${rupees(lineTotal({ ...open, fromdate: null, todate: null }))}`}
          text="Does satsangi want Prasad against Bhaint?"
          onClose={close}
          onAnswer={(free) => {
            close()
            attempt({ do: 'add', product: open.product, price: open.price, qty: open.qty, free })
          }}
        />
      )
    case 'variable': {
      const { product, days } = open
      return (
        <VariableDialog
          name={product.name}
          qty={1}
          price={product.price > 0 ? product.price : ''}
          onClose={close}
          onGiven={(qty, price = 0) => {
            if (!mayBeFree(cart, product, qty, price))
              return take({ do: 'add', product, qty, price, ...days })
            setOpen({ is: 'free', product, price, qty })
            return undefined
          }}
        />
      )
    }
    case 'edit': {
      const line = cart.lines.find(({ key }) => key === open.key)
      if (!line) return null
      const hasPrice = line.product.isvariable === 1 && !isFree(line)
      return (
        <VariableDialog
          name={line.product.name}
          qty={line.qty}
          price={hasPrice ? line.price : undefined}
          onClose={close}
          onGiven={(qty, price) =>
            take({ do: 'change', key: line.key, qty, ...(price !== undefined && { price }) })
          }
        />
      )
    }
    case 'dates':
      return (
        <DatesOf
          {...{ open, cart, today, take }}
          onPrice={(product, days) => setOpen({ is: 'variable', product, days })}
          onClose={close}
        />
      )
  }
}

type DatesProps = {
  open: Extract<Open, { is: 'dates' }>
  cart: Cart
  today: string
  take: (action: Action) => Text | undefined
  /** Called when the seller must enter the price of this meal next. */
  onPrice: (product: SoldProduct, days: { from: string; to: string }) => void
  onClose: () => void
}

/** The days of a meal, for a product that is added or an existing line. */
function DatesOf({ open: { product, key }, cart, today, take, onPrice, onClose }: DatesProps) {
  const line = cart.lines.find((one) => one.key === key)
  const give = (from: string, to: string): Text | undefined => {
    if (!product) return take({ do: 'dates', key: line?.key ?? 0, from, to })
    const add = { do: 'add', product, from, to } as const
    if (product.isvariable !== 1) return take(add)
    // The days are checked before the seller enters the price.
    const tried = step(cart, add, today)
    if ('wrong' in tried) return tried.wrong
    onPrice(product, { from, to })
    return undefined
  }
  return (
    <MealDatesDialog
      name={product?.name ?? line?.product.name ?? ''}
      today={today}
      from={line?.fromdate ?? today}
      to={line?.todate ?? today}
      onClose={onClose}
      onGiven={give}
    />
  )
}
