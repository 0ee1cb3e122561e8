import { Button, Group, Text } from '@mantine/core'
import { mealNames, typeNames, typeOfCategory } from '@nivas/contract/pos/category-type.ts'
import { IconCornerDownRight, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { listState } from '../ui/list-state.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { Column } from '../ui/table/columns.ts'
import type { InTree } from './category-tree.ts'
import { Picture } from './picture.tsx'
import type { ShopScreen } from './shop-screen.ts'
import { useCategories } from './use-categories.ts'

const CategoryForm = onDemand(async () => (await import('./category-form.tsx')).CategoryForm)

addSingulars({ '{{count}} categories_one': '{{count}} category' })

/** The categories of a shop, as a tree. */
export default function Categories({ shop }: ShopScreen) {
  const t = useText()
  const categories = useCategories(shop)
  const [open, setOpen] = useState<{ category?: InTree; parent?: number }>()
  const columns: readonly Column<InTree>[] = [
    {
      key: 'name',
      title: 'Name',
      pinned: true,
      filter: 'text',
      value: ({ path }) => path,
      render: ({ depth, image, name }) => (
        <Group gap="xs" wrap="nowrap" pl={`${depth * 1.25}rem`}>
          {depth > 0 && <IconCornerDownRight size="1em" aria-hidden />}
          <Picture id={image} alt="" />
          <Text inherit truncate>
            {name}
          </Text>
        </Group>
      ),
    },
    {
      key: 'type',
      title: 'Type',
      value: (category) => {
        const type = typeOfCategory(category)
        const meal = category.mealtype ? `, ${t(mealNames[category.mealtype])}` : ''
        return type ? t(typeNames[type]) + meal : null
      },
    },
    { key: 'products', title: 'Products', kind: 'number', sortable: true },
    { key: 'ismain', title: 'Show in Catalouge', sortable: true, value: ({ ismain }) => ismain > 0 },
    {
      key: 'isEnabled',
      title: 'Enabled?',
      sortable: true,
      value: ({ isEnabled }) => isEnabled > 0,
    },
  ]
  const add = <Button onClick={() => setOpen({})}>{t('Add Category')}</Button>
  return (
    <>
      <Heading
        state={listState(
          t,
          categories.data?.data,
          '{{count}} categories',
          ({ isEnabled }) => isEnabled === 0,
        )}
        action={add}
      />
      <LocalTable
        rows={categories}
        columns={columns}
        name={`categories-${shop}`}
        label="Categories"
        persons={false}
        keep="address"
        rowKey={({ id }) => id}
        rowActions={(category) => [
          { label: 'Edit', icon: IconPencil, onClick: () => setOpen({ category }) },
          { label: 'Add one below', icon: IconPlus, onClick: () => setOpen({ parent: category.id }) },
        ]}
        empty={{
          text: 'No categories yet. Products are sorted into categories: add one first.',
          action: add,
        }}
      />
      {open && (
        <CategoryForm
          shop={shop}
          categories={categories.data?.data ?? []}
          onClose={() => setOpen(undefined)}
          {...open}
        />
      )}
    </>
  )
}
