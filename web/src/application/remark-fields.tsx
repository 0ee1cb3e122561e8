import { Fieldset, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../languages/use-text.ts'
import type { ApplicationDraft } from './draft.ts'

type Props = {
  form: UseFormReturnType<ApplicationDraft>
  /** The text about health was not stored. */
  lacksHealth: boolean
}

/** The fields for health and for other remarks. */
export function RemarkFields({ form, lacksHealth }: Props) {
  const t = useText()
  const { getInputProps } = form
  return (
    <Fieldset variant="unstyled">
      <Textarea
        label={t('Medical constraint')}
        {...(lacksHealth && {
          description: t('Please fill this in again: it is not stored on this phone.'),
        })}
        autosize
        minRows={1}
        maxRows={6}
        {...getInputProps('medical_constraint')}
      />
      <Textarea
        mt="xs"
        label={t('Comments')}
        description={t('If nothing, write ‘None’.')}
        autosize
        minRows={1}
        maxRows={6}
        {...getInputProps('comments')}
        required
      />
    </Fieldset>
  )
}
