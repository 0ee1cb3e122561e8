import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { typeOfCategory } from '@nivas/contract/pos/category-type.ts'
import type { Product } from '@nivas/contract/pos/schemas.ts'
import { keepsStock, type SystemId } from '@nivas/contract/pos/systems.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import type { Loading } from '../ui/load-failure.tsx'
import type { InTree } from './category-tree.ts'
import { AnyProduct, ProductFields } from './product-fields.tsx'
import { staleCatalogue } from './stale.ts'

type Props = {
  shop: SystemId
  categories: readonly InTree[]
  /** The state of the call that reads the categories. */
  from: Loading
  product?: Product | undefined
  onClose: () => void
}

/** The form that adds a product to a shop, or changes the given one. New prices may hold from a later day on. */
export function ProductForm({ shop, categories, from, product, onClose }: Props) {
  /** Whether products of a category have stock; undefined until the categories are loaded. */
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
    // Fields that are not on the screen are not sent, and of an existing product only what was changed: its prices
    // above all may have changed since the list was read.
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
  const title = product ? 'Edit Product' : 'Add Product'
  return (
    <FormModal of={of} title={title} submitLabel={product ? 'Save' : title} onClose={onClose}>
      <ProductFields
        {...{ form, shop, categories, from, product }}
        hasStock={keepsStockIn(form.values.catid) ?? shop === 2}
        hasNewPrice={isNewPrice(form.values)}
      />
    </FormModal>
  )
}
