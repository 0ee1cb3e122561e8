import { Button, Group, Text, ThemeIcon } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { Product } from '@nivas/contract/pos/schemas.ts'
import { systems } from '@nivas/contract/pos/systems.ts'
import { IconBarcode, IconCalendarDollar, IconHistory, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { useFormat } from '../format/use-format.ts'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { WhereToSetUp } from '../ui/set-up-first.tsx'
import type { InTree } from './category-tree.ts'
import { Picture } from './picture.tsx'
import type { ShopScreen } from './shop-screen.ts'
import { useCategories } from './use-categories.ts'
import { useTakeBack } from './use-take-back.ts'

const LabelsDialog = onDemand(async () => (await import('./labels-dialog.tsx')).LabelsDialog)
const ProductForm = onDemand(async () => (await import('./product-form.tsx')).ProductForm)
const ProductHistory = onDemand(async () => (await import('./product-history.tsx')).ProductHistory)

/** The open dialog: the form of a new or an existing product, its history, or the labels of the selected products. */
type Open = { what: 'form'; product?: Product } | { what: 'history'; product: Product } | { what: 'labels' }

const yesNo = {
  options: [
    { value: '1', label: 'Yes' },
    { value: '0', label: 'No' },
  ],
} as const

/** An icon beside a price that will change. */
const NextPrice = ({ says }: { says: string }) => (
  <ThemeIcon component="span" role="img" aria-label={says} title={says} variant="subtle" size="xs" mr={4}>
    <IconCalendarDollar />
  </ThemeIcon>
)

function useColumns(categories: readonly InTree[]): readonly ServerColumn<typeof calls.products>[] {
  const t = useText()
  const format = useFormat()
  // Several categories may have the same name, and an import needs the path.
  const paths = new Map(categories.map(({ id, path }) => [id, path]))
  return [
    {
      key: 'name',
      title: 'Name',
      pinned: true,
      sortable: true,
      filter: 'text',
      render: ({ image, name }) => (
        <Group gap="xs" wrap="nowrap">
          <Picture id={image} alt="" />
          <Text inherit truncate maw="12rem" title={name}>
            {name}
          </Text>
        </Group>
      ),
    },
    { key: 'barcode', title: 'Barcode', sortable: true, filter: 'text' },
    {
      key: 'category',
      title: 'Category',
      value: ({ category }) => paths.get(category.id) ?? category.name,
      hiddenAtFirst: true,
    },
    { key: 'costprice', title: 'Cost Price', kind: 'money', sortable: true },
    {
      key: 'price',
      title: 'Sell Price',
      kind: 'money',
      sortable: true,
      render: ({ price, nextprice }) => (
        <>
          {nextprice && (
            <NextPrice
              says={t('{{price}} from {{day}}', {
                price: format.rupees(nextprice.price),
                day: format.day(nextprice.from),
              })}
            />
          )}
          {format.rupees(price)}
        </>
      ),
    },
    { key: 'isvariable', title: 'Variable Price?', narrow: true, value: ({ isvariable }) => isvariable > 0 },
    { key: 'isvisible', title: 'Product Visible?', narrow: true, value: ({ isvisible }) => isvisible > 0 },
    { key: 'enabled', title: 'Enabled?', value: ({ enabled }) => enabled > 0, filter: yesNo },
    { key: 'stock_in_hand', title: 'Stock In Hand', kind: 'number', sortable: true, narrow: true },
    { key: 'low_stock_alert', title: 'Low stock threshold', kind: 'number', hiddenAtFirst: true },
  ]
}

addSingulars({ '{{count}} products_one': '{{count}} product' })

/** The products of a shop, with their prices and stock. */
export default function Products({ shop }: ShopScreen) {
  const t = useText()
  const found = useFound<Product>()
  const ofShop = useCategories(shop)
  const categories = ofShop.data?.data ?? []
  const taking = useTakeBack()
  const [open, setOpen] = useState<Open>()
  const [selected, setSelected] = useState<Product[]>([])
  const close = () => setOpen(undefined)
  const columns = useColumns(categories)
  const add = <Button onClick={() => setOpen({ what: 'form' })}>{t('Add Product')}</Button>
  return (
    <>
      <Heading
        state={<FoundState of={found} text="{{count}} products" />}
        action={
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconBarcode size="1.1em" />}
              disabled={selected.length === 0}
              onClick={() => setOpen({ what: 'labels' })}
            >
              {t('Print labels')}
            </Button>
            {add}
          </Group>
        }
      />
      <ServerTable
        call={calls.products}
        found={found}
        request={{ systemid: shop }}
        columns={columns}
        name={`products-${shop}`}
        label="Products"
        persons={false}
        rowKey={({ id }) => id}
        selection={{ selected, onChange: setSelected }}
        rowTone={({ stock_in_hand, low_stock_alert, enabled }) =>
          enabled > 0 && stock_in_hand !== null && stock_in_hand <= (low_stock_alert ?? -1)
            ? 'warning'
            : undefined
        }
        rowActions={(product) => [
          { label: 'Edit', icon: IconPencil, onClick: () => setOpen({ what: 'form', product }) },
          {
            label: product.stock_in_hand === null ? 'Prices' : 'Stock',
            icon: IconHistory,
            onClick: () => setOpen({ what: 'history', product }),
          },
        ]}
        empty={{
          text: 'No products yet. Add a category first, then add or import products.',
          // A product needs a category.
          action:
            ofShop.data?.data.length === 0 ? (
              <WhereToSetUp to={`/${systems[shop].counter}/categories`} />
            ) : (
              add
            ),
        }}
      />
      {open?.what === 'form' && (
        <ProductForm
          shop={shop}
          categories={categories}
          from={ofShop}
          product={open.product}
          onClose={close}
        />
      )}
      {open?.what === 'history' && <ProductHistory product={open.product} taking={taking} onClose={close} />}
      {open?.what === 'labels' && <LabelsDialog shop={shop} products={selected} onClose={close} />}
    </>
  )
}
