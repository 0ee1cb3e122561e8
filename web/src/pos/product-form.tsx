import { Group, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { LONGEST_BARCODE } from '@nivas/contract/pos/barcode.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { typeOfCategory } from '@nivas/contract/pos/category-type.ts'
import { EditProduct, NewProduct } from '@nivas/contract/pos/forms.ts'
import type { Product } from '@nivas/contract/pos/schemas.ts'
import { keepsStock, type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import { useVenue } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import type { Loading } from '../ui/load-failure.tsx'
import { SetUpFirst } from '../ui/set-up-first.tsx'
import type { InTree } from './category-tree.ts'
import { ImageField } from './image-field.tsx'
import { piecesInput } from './price-input.ts'
import { staleCatalogue } from './stale.ts'
import { StockFields } from './stock-fields.tsx'

type Props = {
  shop: SystemId
  categories: readonly InTree[]
  /** The answer with the categories. */
  from: Loading
  product?: Product | undefined
  onClose: () => void
}

const AnyProduct = NewProduct.extend({
  addstock: EditProduct.shape.addstock,
  pricefrom: EditProduct.shape.pricefrom,
})

/** Adds a product of a shop, or changes the given one: its prices also from a later day on. */
export function ProductForm({ shop, categories, from, product, onClose }: Props) {
  const t = useText()
  const today = useVenue()?.today
  /** Whether its products have stock; undefined until the categories are there. */
  const keepsStockIn = (id: unknown): boolean | undefined => {
    const category = categories.find((one) => one.id === id)
    return category && keepsStock(shop, typeOfCategory(category))
  }
  const isNewPrice = ({ costprice, sellprice }: { costprice: unknown; sellprice: unknown }): boolean =>
    product !== undefined && (Number(costprice) !== product.costprice || Number(sellprice) !== product.price)
  const of = useCallForm({
    call: product ? calls.updateProduct : calls.addProduct,
    schema: AnyProduct,
    draft: {
      name: product ? `edit-product.${product.id}` : `add-product.${shop}`,
      title: product ? 'Edit Product' : 'Add Product',
      ...(product && { detail: product.name }),
    },
    hidden: ['systemid', 'supid', 'taxid'],
    without: ['id'],
    initial: {
      systemid: shop,
      name: product?.name ?? '',
      barcode: product?.barcode ?? '',
      catid: product?.categoryId ?? '',
      costprice: product?.costprice ?? '',
      sellprice: product?.price ?? '',
      pricefrom: null,
      isvariable: product?.isvariable === 1,
      isvisible: product?.isvisible !== 0,
      enabled: product?.enabled !== 0,
      imagefile: product?.image ?? null,
      stock_in_hand: product ? (product.stock_in_hand ?? 0) : 0,
      addstock: 0,
      low_stock_alert: product?.low_stock_alert ?? '',
      supid: product?.supid ?? null,
      taxid: product?.taxid ?? null,
    },
    // What is not on the screen is not sent; of a known product what was changed alone, above all its prices: others may
    // hold since the list was read.
    request: ({ stock_in_hand, addstock, pricefrom, ...values }, changed) => {
      const isStocked = keepsStockIn(values.catid) !== false
      const noThreshold = !isStocked && { low_stock_alert: null }
      return product
        ? {
            ...changed,
            ...noThreshold,
            systemid: shop,
            id: product.id,
            addstock: isStocked ? (addstock ?? 0) : 0,
            pricefrom: isNewPrice(values) ? (pricefrom ?? null) : null,
          }
        : { ...values, ...noThreshold, stock_in_hand: isStocked ? stock_in_hand : 0 }
    },
    makesStale: staleCatalogue,
    onSuccess: onClose,
  })
  const { form } = of
  const { catid, imagefile } = form.values
  const hasStock = keepsStockIn(catid) ?? shop === 2
  const title = product ? 'Edit Product' : 'Add Product'
  return (
    <FormModal of={of} title={title} submitLabel={product ? 'Save' : title} onClose={onClose}>
      <TextInput label={t('Name')} {...form.getInputProps('name')} required maxLength={200} />
      <Group grow align="flex-start">
        <TextInput
          label={t('Barcode')}
          description={t('Scan it, or type it.')}
          {...form.getInputProps('barcode')}
          required
          maxLength={LONGEST_BARCODE}
          // A scanner ends with Enter, which would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <NamedSelect
          label={t('Category')}
          description={t('Its type decides whether stock is kept.')}
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
      <SimpleGrid cols={{ base: 2, xs: isNewPrice(form.values) ? 3 : 2 }}>
        <NumberField label={t('Cost Price')} {...form.getInputProps('costprice')} {...moneyInput} required />
        <NumberField label={t('Sell Price')} {...form.getInputProps('sellprice')} {...moneyInput} required />
        {isNewPrice(form.values) && (
          <DateField
            label={t('New prices from')}
            description={t('Empty: from today on.')}
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
        value={imagefile || null}
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
          description={t('Otherwise it is sold by its barcode only.')}
          {...form.getInputProps('isvisible', { type: 'checkbox' })}
        />
        <Switch label={t('Enabled?')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
      </SimpleGrid>
    </FormModal>
  )
}
