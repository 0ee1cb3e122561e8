import { useText } from '../../languages/use-text.ts'
import { ChoiceField } from '../fields/choice-field.tsx'

type Props = {
  /** The columns to sort by, with their labels: 'Sort by: Name'. */
  options: readonly { value: string; label: string }[]
  sort: string
  order: string
  onChange: (change: { sort: string } | { order: string }) => void
}

/** The order of a list as two choices: the column, and Asc or Desc. */
export function SortChoice({ options, sort, order, onChange }: Props) {
  const t = useText()
  return (
    <>
      <ChoiceField
        label={t('Sort by')}
        options={options}
        chosen={sort}
        onChoose={(value) => onChange({ sort: value })}
      />
      <ChoiceField
        width="6rem"
        label={t('Order')}
        options={[
          { value: 'asc', label: t('Asc') },
          { value: 'desc', label: t('Desc') },
        ]}
        chosen={order}
        onChoose={(value) => onChange({ order: value })}
      />
    </>
  )
}
