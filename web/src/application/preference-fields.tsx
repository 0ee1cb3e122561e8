import { Checkbox, Group, SimpleGrid, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { accomodationTypes, toiletTypes } from '@nivas/contract/venue/schemas.ts'
import { useEffect } from 'react'
import { useText, useWord } from '../languages/use-text.ts'
import classes from './application.module.css'
import type { ApplicationDraft } from './draft.ts'
import { OneOf } from './one-of.tsx'

type Props = {
  form: UseFormReturnType<ApplicationDraft>
  buildings: readonly { id: number; name: string }[]
}

const MOST = 3

const same = (code: string) => [code, code] as const
const yesNo = ['YES', 'NO'].map(same)

/** The preferences of the applicant, which staff follow as far as rooms allow. */
export function PreferenceFields({ form, buildings }: Props) {
  const t = useText()
  const word = useWord()
  const { value, onChange: _, ...props } = form.getInputProps('preferred_buildings')
  const chosen = (value ?? []) as number[]
  // Removes buildings of a restored draft that no longer exist, because they have no checkbox with which to remove
  // them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the buildings change by themselves.
  useEffect(() => {
    const existing = chosen.filter((one) => buildings.some(({ id }) => id === one))
    if (existing.length < chosen.length) form.setFieldValue('preferred_buildings', existing)
  }, [buildings])
  return (
    <>
      <Title order={2}>{t('Your preferences')}</Title>
      <SimpleGrid cols={2} spacing="sm" className={classes.stacked}>
        <OneOf form={form} field="bhandarghar_ticket" label="Meal" options={yesNo} />
        <OneOf form={form} field="ac_room" label="AC room" options={yesNo} />
      </SimpleGrid>
      <OneOf
        form={form}
        field="accomodation_type"
        label="Accommodation type"
        options={accomodationTypes.map(same)}
        above
      />
      <OneOf form={form} field="toilet_type" label="Toilet type" options={toiletTypes.map(same)} />
      {buildings.length > 0 && (
        <Checkbox.Group
          className={classes.above}
          label={t('Preferred buildings')}
          description={t('At most {{count}}, your favourite first.', { count: MOST })}
          maxSelectedValues={MOST}
          {...props}
          value={chosen.map(String)}
          onChange={(ids) => form.setFieldValue('preferred_buildings', ids.map(Number))}
        >
          <Group className={classes.choices}>
            {buildings.map(({ id, name }) => (
              <Checkbox
                key={id}
                value={String(id)}
                label={word(name)}
                className={classes.choice}
                wrapperProps={{ 'data-chosen': chosen.includes(id) || undefined }}
              />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    </>
  )
}
