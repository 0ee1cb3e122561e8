import { Alert, Group, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ProfileCharge, ProfileToEdit } from '@nivas/contract/electrical/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { SetUpFirst } from '../ui/set-up-first.tsx'
import type { ProfileValues } from './profile-form.tsx'
import { rateInput } from './rate-input.ts'

const meterTypes = ['Single phase', 'Three phase'] as const

type MeterProps = { form: UseFormReturnType<ProfileValues>; profile: ProfileToEdit | undefined }

/** The fields for the meter of a house and, until the house is read, its first reading. */
export function MeterFields({ form, profile }: MeterProps) {
  const t = useText()
  return (
    <Group grow align="flex-start">
      <TextInput
        label={t('Meter number')}
        {...form.getInputProps('meterno')}
        value={form.values.meterno ?? ''}
      />
      <Select
        label={t('Meter type')}
        data={[...new Set([...meterTypes, ...(profile?.metertype ? [profile.metertype] : [])])].map(
          (value) => ({
            value,
            label: value === 'Single phase' || value === 'Three phase' ? t(value) : value,
          }),
        )}
        {...form.getInputProps('metertype')}
        value={form.values.metertype || null}
        clearable
      />
      {profile?.firstreading !== null && (
        <NumberField label={t('First reading')} {...form.getInputProps('firstreading')} {...rateInput} />
      )}
    </Group>
  )
}

type ChargeProps = { form: UseFormReturnType<ProfileValues>; charges: readonly ProfileCharge[] }

/** The fields for what a house is charged: each Bhaint type with its amount. */
export function ChargeFields({ form, charges }: ChargeProps) {
  const t = useText()
  return (
    <>
      {charges.every(({ fixedcharges }) => fixedcharges > 0) && (
        <Alert color="orange" p="xs">
          <SetUpFirst
            text={
              charges.length === 0
                ? 'There are no Bhaint types yet, so this house would not be billed.'
                : 'No Bhaint type is charged per unit, so this house would not be billed for its units.'
            }
            to="/electrical/bhaint-types"
          />
        </Alert>
      )}
      {charges.map((charge, at) => (
        <Group key={charge.id} align="flex-end" wrap="nowrap">
          <NumberField
            flex={1}
            label={charge.name}
            description={charge.fixedcharges > 0 ? t('Rupees per month') : t('Rupees per unit')}
            {...form.getInputProps(`chargeTypes.${at}.amount`)}
            {...rateInput}
            required
          />
          <Switch
            mb="xs"
            aria-label={t('Charge {{name}}', { name: charge.name })}
            label={t('Enabled')}
            {...form.getInputProps(`chargeTypes.${at}.enabled`, { type: 'checkbox' })}
          />
        </Group>
      ))}
    </>
  )
}
