import { Button } from '@mantine/core'
import { IconColumns } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { PlainCheckbox } from '../plain-checkbox.tsx'
import { Popup } from '../popup/popup.tsx'
import type { AnyColumn } from './columns.ts'
import type { ColumnChoice as Choice } from './use-visible-columns.ts'

type Props<Row> = { columns: readonly AnyColumn<Row>[]; choice: Choice<Row> }

/** The choice of visible columns. The last visible one cannot be hidden. */
export function ColumnChoice<Row>({ columns, choice }: Props<Row>) {
  const t = useText()
  return (
    <Popup
      side="end"
      label={t('Columns')}
      icon={<IconColumns size="1.1em" />}
      content={() => (
        <>
          {columns.map(({ key, title }) => {
            const visible = choice.isVisible(key)
            return (
              <PlainCheckbox
                key={key}
                label={t(title)}
                checked={visible}
                disabled={visible && choice.visible.length === 1}
                onChange={() => choice.set(key, !visible)}
              />
            )
          })}
          <Button variant="subtle" size="compact-sm" onClick={choice.reset}>
            {t('Default columns')}
          </Button>
        </>
      )}
    >
      {t('Columns')}
    </Popup>
  )
}
