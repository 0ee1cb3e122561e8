import { Switch, Table, Text, TextInput } from '@mantine/core'
import type { EditRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { formatAmount } from '@nivas/contract/rupees.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { rateInput } from './rate-input.ts'
import { ReplacedMeter } from './replaced-meter.tsx'
import { TurnedOver } from './turned-over.tsx'
import type { useEditedReading } from './use-edited-reading.ts'

type Props = { meter: EditRow; edited: ReturnType<typeof useEditedReading> }

/** The table row of the meter, with the fields of its reading. */
export function EditedMeter({ meter, edited }: Props) {
  const t = useText()
  const { newMeter, error, remarksError, balance } = edited
  return (
    <Table.Tr>
      <Table.Td>
        {meter.name}
        {meter.isEstimate && (
          <Text size="xs" c="dimmed">
            {t('Estimate')}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Switch
          aria-label={t('New Meter')}
          checked={newMeter}
          onChange={(event) => edited.switchMeter(event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <NumberField
          ref={edited.readingField}
          aria-label={t('Saved Reading')}
          value={edited.current}
          onChange={edited.changeCurrent}
          error={error && t(error)}
          {...rateInput}
          autoFocus
        />
        {(error || newMeter) && (
          <TurnedOver
            lastReading={meter.lastReading}
            typed={{ current: edited.current, newMeter, ...edited.replaced }}
            onChange={edited.takeTurnover}
          />
        )}
        {newMeter && (
          <ReplacedMeter
            lastReading={meter.lastReading}
            value={edited.replaced}
            onChange={edited.changeReplaced}
          />
        )}
      </Table.Td>
      <Table.Td>
        <TextInput
          ref={edited.remarksField}
          aria-label={t('Description')}
          value={edited.remarks}
          onChange={(event) => edited.changeRemarks(event.currentTarget.value)}
          error={remarksError && t(remarksError)}
          maxLength={500}
        />
      </Table.Td>
      <Table.Td ta="right">{meter.lastReading}</Table.Td>
      <Table.Td ta="right">{edited.units ?? ''}</Table.Td>
      <Table.Td ta="right">{balance === null ? '' : formatAmount(balance)}</Table.Td>
    </Table.Tr>
  )
}
