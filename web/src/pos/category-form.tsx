import { Switch, TextInput } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { mealNames, typeNames, typeOf } from '@nivas/contract/pos/category-type.ts'
import { NewCategory } from '@nivas/contract/pos/forms.ts'
import { type CategoryType, keepsStock, type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import { useText } from '../languages/use-text.ts'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { Select } from '../ui/fields/select.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { type InTree, possibleParents } from './category-tree.ts'
import { ImageField } from './image-field.tsx'
import { staleCatalogue } from './stale.ts'

type Props = {
  shop: SystemId
  /** All categories of the shop, to choose the parent from. */
  categories: readonly InTree[]
  category?: InTree | undefined
  /** The parent of a new category. */
  parent?: number
  onClose: () => void
}

/** The fields of a category's type, which are always sent together. */
const typeFields = ['isbhaint', 'isprasad', 'ismeal', 'mealtype'] as const

/** The form that adds a category to a shop, or changes the given one. */
export function CategoryForm({ shop, categories, category, parent, onClose }: Props) {
  const t = useText()
  const of = useCallForm({
    call: category ? calls.updateCategory : calls.addCategory,
    schema: NewCategory,
    draft: {
      name: category ? `edit-category.${category.id}` : `add-category.${shop}.${parent ?? ''}`,
      title: category ? 'Edit Category' : 'Add Category',
      ...(category && { detail: category.name }),
    },
    hidden: ['systemid'],
    without: ['id', 'base64Image'],
    initial: {
      systemid: shop,
      name: category?.name ?? '',
      parentid: category?.parentid ?? parent ?? '',
      enabled: category?.isEnabled !== 0,
      ismain: category?.ismain !== 0,
      isbhaint: category?.isbhaint === 1,
      isprasad: category?.isprasad === 1,
      ismeal: category?.ismeal === 1,
      mealtype: category?.mealtype ?? '',
      imagefile: category?.image ?? null,
    },
    request: ({ base64Image: _, ...values }, changed) => {
      if (!category) return values
      const { isbhaint, isprasad, ismeal, mealtype } = values
      const isOtherType = typeFields.some((field) => field in changed)
      const type = isOtherType && { isbhaint, isprasad, ismeal, mealtype }
      return { ...changed, ...type, systemid: shop, id: category.id }
    },
    makesStale: staleCatalogue,
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  const { form } = of
  const { isbhaint, isprasad, ismeal, imagefile } = form.values
  const type = typeOf({ isbhaint: isbhaint === true, isprasad: isprasad === true, ismeal: ismeal === true })
  const chooseType = (chosen: CategoryType | null) => {
    form.setFieldValue('isbhaint', chosen === 'b')
    form.setFieldValue('isprasad', chosen === 'p')
    form.setFieldValue('ismeal', chosen === 'm')
    if (chosen !== 'm') form.setFieldValue('mealtype', '')
  }
  const title = category ? 'Edit Category' : 'Add Category'
  return (
    <FormModal of={of} title={title} submitLabel={category ? 'Save' : title} onClose={onClose}>
      <TextInput label={t('Name')} {...form.getInputProps('name')} required maxLength={100} />
      <NamedSelect
        label={t('Parent Category')}
        options={possibleParents(categories, category?.id).map(({ id, path }) => ({ id, name: path }))}
        {...form.getInputProps('parentid')}
        searchable
        clearable
      />
      <Select
        label={t('Type')}
        description={!keepsStock(shop, null) && t('Stock is counted only for Prasad.')}
        data={systems[shop].types.map((value) => ({ value, label: t(typeNames[value]) }))}
        value={type}
        onChange={(chosen) => chooseType(chosen as CategoryType | null)}
        error={form.errors.isbhaint}
        clearable
      />
      {ismeal && (
        <Select
          label={t('Meal Type')}
          data={Object.entries(mealNames).map(([value, name]) => ({ value, label: t(name) }))}
          {...form.getInputProps('mealtype')}
          value={form.values.mealtype || null}
          placeholder={t('Lunch or dinner')}
          clearable
        />
      )}
      <ImageField
        shop={shop}
        field="imagefile"
        value={imagefile || null}
        onChange={(id) => form.setFieldValue('imagefile', id)}
        error={form.errors.imagefile}
      />
      <Switch
        label={t('Show in Catalouge')}
        description={t(
          isbhaint || isprasad
            ? 'The till always shows Bhaint and Prasad.'
            : "Shown in the till's catalogue.",
        )}
        {...form.getInputProps('ismain', { type: 'checkbox' })}
      />
      <Switch
        label={t('Enabled?')}
        description={t('Products of a disabled category and its subcategories are not sold.')}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
    </FormModal>
  )
}
