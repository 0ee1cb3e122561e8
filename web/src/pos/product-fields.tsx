import { Group, SimpleGrid, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { LONGEST_BARCODE } from '@nivas/contract/pos/barcode.ts'
import { EditProduct, NewProduct } from '@nivas/contract/pos/forms.ts'
import type { Product } from '@nivas/contract/pos/schemas.ts'
import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import { useVenue } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import type { DraftOf } from '../ui/form/draft.ts'
import type { Loading } from '../ui/load-failure.tsx'
import { SetUpFirst } from '../ui/set-up-first.tsx'
import type { InTree } from './category-tree.ts'
import { ImageField } from './image-field.tsx'
import { piecesInput } from './price-input.ts'
import { StockFields } from './stock-fields.tsx'

/** The schema of both forms: of a product that is added, and of one that is changed. */
export const AnyProduct = NewProduct.extend({
  addstock: EditProduct.shape.addstock,
  pricefrom: EditProduct.shape.pricefrom,
})

type Props = {
  form: UseFormReturnType<DraftOf<typeof AnyProduct>>
  shop: SystemId
  categories: readonly InTree[]
  /** The state of the call that reads the categories. */
  from: Loading
  product: Product | undefined
  hasStock: boolean
  /** Whether the prices were changed: the form then asks from which day they hold. */
  hasNewPrice: boolean
}

/** The fields of a product. */
export function ProductFields({ form, shop, categories, from, product, hasStock, hasNewPrice }: Props) {
  const t = useText()
  const today = useVenue()?.today
  return (
    <>
      <TextInput label={t('Name')} {...form.getInputProps('name')} required maxLength={200} />
      <Group grow align="flex-start">
        <TextInput
          label={t('Barcode')}
          description={t('Scan it, or type it.')}
          {...form.getInputProps('barcode')}
          required
          maxLength={LONGEST_BARCODE}
          // A scanner ends with Enter, which must not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <NamedSelect
          label={t('Category')}
          description={t('Its type decides whether stock is counted.')}
          options={
            from.data === undefined ? undefined : categories.map(({ id, path }) => ({ id, name: path }))
          }
          from={from}
          setUp={<SetUpFirst text="No category yet." to={`/${systems[shop].counter}/categories`} />}
          {...form.getInputProps('catid')}
          searchable
          required
        />
      </Group>
      <SimpleGrid cols={{ base: 2, xs: hasNewPrice ? 3 : 2 }}>
        <NumberField label={t('Cost Price')} {...form.getInputProps('costprice')} {...moneyInput} required />
        <NumberField label={t('Sell Price')} {...form.getInputProps('sellprice')} {...moneyInput} required />
        {hasNewPrice && (
          <DateField
            label={t('New prices from')}
            description={t('If empty: from today.')}
            {...form.getInputProps('pricefrom')}
            {...(today && { min: today })}
          />
        )}
      </SimpleGrid>
      {hasStock && (
        <Group grow align="flex-start">
          <StockFields of={form} stock={product?.stock_in_hand} isNew={!product} />
          <NumberField
            label={t('Low stock threshold')}
            {...form.getInputProps('low_stock_alert')}
            {...piecesInput}
            max={10_000}
          />
        </Group>
      )}
      <ImageField
        shop={shop}
        field="imagefile"
        value={form.values.imagefile || null}
        onChange={(id) => form.setFieldValue('imagefile', id)}
        error={form.errors.imagefile}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <Switch
          label={t('Variable Price?')}
          description={t('The seller enters the price.')}
          {...form.getInputProps('isvariable', { type: 'checkbox' })}
        />
        <Switch
          label={t('Product Visible?')}
          description={t('If switched off, it is sold by barcode only.')}
          {...form.getInputProps('isvisible', { type: 'checkbox' })}
        />
        <Switch label={t('Enabled?')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
      </SimpleGrid>
    </>
  )
}
