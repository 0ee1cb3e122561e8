import { type Action, type Cart, mayBeFree, step } from '@nivas/contract/pos/cart.ts'
import { isFree, lineTotal } from '@nivas/contract/pos/line.ts'
import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { useFormat } from '../../format/use-format.ts'
import { MealDatesDialog } from './meal-dates-dialog.tsx'
import type { Open, useAdding } from './use-adding.ts'
import type { useCart } from './use-cart.ts'
import { VariableDialog } from './variable-dialog.tsx'
import { YesNo } from './yes-no.tsx'

type Props = {
  open: Extract<Open, { is: 'variable' | 'free' | 'edit' | 'dates' }>
  today: string
  sale: Pick<ReturnType<typeof useCart>, 'cart' | 'act'>
  adding: Pick<ReturnType<typeof useAdding>, 'setOpen' | 'setProblem' | 'attempt'>
}

/** Asks for what a product or a line of the sale needs: days, a price and a quantity, or whether it is Prasad. */
export function LineDialog({ open, today, sale: { cart, act }, adding }: Props) {
  const { setOpen, attempt } = adding
  const { rupees } = useFormat()
  const close = () => setOpen(undefined)
  /** Takes a step of the sale. Success closes the dialog; otherwise this returns the reason. */
  const take = (action: Action): Text | undefined => {
    const made = act(action)
    if ('wrong' in made) return made.wrong
    adding.setProblem(undefined)
    close()
    return undefined
  }
  switch (open.is) {
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
