import { Alert, Button, Group, Stack } from '@mantine/core'
import { wrongQuantity } from '@nivas/contract/pos/cart-rules.ts'
import { MOST_PIECES } from '@nivas/contract/pos/line.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { type FormEvent, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { moneyInput } from '../../ui/fields/money-input.ts'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { whole } from '../../ui/fields/whole.ts'
import { wrongMoney } from '../../ui/fields/wrong-money.ts'
import { inBoth } from './bilingual.ts'
import { useFocusAtOnce } from './use-focus-at-once.ts'

type Props = {
  name: string
  qty: number
  /** The price at first; undefined for a product with a fixed price. */
  price: number | '' | undefined
  /** Takes quantity and price; returns the reason if they are refused. */
  onGiven: (qty: number, price: number | undefined) => Text | undefined
  onClose: () => void
}

/** The dialog for the quantity of a line, and for its price if the seller enters it. */
export function VariableDialog({ name, qty: given, price: first, onGiven, onClose }: Props) {
  const t = useText()
  useFocusAtOnce()
  const [qty, setQty] = useState<number | ''>(given)
  const [price, setPrice] = useState(first)
  const [wrong, setWrong] = useState<Text>()
  /** Takes a number and clears the error of the refused values. */
  const taking = (take: (typed: number | '') => void) => (typed: number | '') => {
    setWrong(undefined)
    take(typed)
  }
  const isVariable = first !== undefined
  const wrongQty = qty === '' ? undefined : wrongQuantity(qty)
  const wrongPrice = wrongMoney(price)
  const mayGoOn = price !== '' && qty !== '' && !wrongQty && !wrongPrice
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mayGoOn) setWrong(onGiven(qty, price))
  }
  return (
    <Dialog title={say('Variable Price and Quantity')} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <strong>{name}</strong>
          {wrong && (
            <Alert color="red" role="alert">
              {inBoth(wrong)}
            </Alert>
          )}
          <Group align="flex-start" gap="md" grow>
            {isVariable && (
              <NumberField
                label={t('Price')}
                value={price ?? ''}
                onChange={taking(setPrice)}
                {...moneyInput}
                error={wrongPrice && <span role="alert">{t(wrongPrice)}</span>}
                data-autofocus
                // Selects the old price of an edited line, so that typing replaces it.
                onFocus={(event) => event.currentTarget.select()}
                size="lg"
              />
            )}
            <NumberField
              label={t('Quantity')}
              value={qty}
              onChange={taking(setQty)}
              min={1}
              max={MOST_PIECES}
              {...whole}
              error={wrongQty && <span role="alert">{t(wrongQty)}</span>}
              data-autofocus={!isVariable || undefined}
              onFocus={(event) => event.currentTarget.select()}
              size="lg"
            />
          </Group>
          <Group justify="flex-end">
            <Button size="md" variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button size="md" type="submit" disabled={!mayGoOn}>
              {t('Submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
