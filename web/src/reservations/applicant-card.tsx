import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { say, type Text } from '@nivas/contract/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../languages/use-text.ts'
import { useFilledIn } from '../ui/form/use-filled-in.ts'
import type { BookingDraft } from './booking-draft.ts'
import { useFindHolder } from './find-holder.ts'
import { lookUpAtEnter } from './look-up-at-enter.ts'

type Props = {
  form: UseFormReturnType<BookingDraft>
  filledIn: ApplicantFields
  /** The card number with which the form opened; may be empty. */
  start: string
}

type ApplicantFields = ReturnType<typeof useApplicantFields>

/** The fields that the applicant's card fills in. */
export const useApplicantFields = (form: UseFormReturnType<BookingDraft>) =>
  useFilledIn(form, {
    phone: '',
    email: '',
    'members.0.name': '',
    'members.0.age': '',
    'members.0.i_card_number': '',
  })

/**
 * The card number of the applicant, who is also the first member. It fills in name, age, phone and e-mail; Enter then
 * focuses the next empty field.
 */
export function ApplicantCard({ form, filledIn, start }: Props) {
  const t = useText()
  const findHolder = useFindHolder()
  /** The result of the look-up: the holder's name, or the reason why there is none. */
  const [state, setState] = useState<{ name: string } | Text>()
  const asked = useRef('')

  const lookUp = async (typed: string) => {
    const card = typed.trim()
    asked.current = card
    const fill = filledIn.scanned(card || undefined)
    const holder = await findHolder(card).catch(() => 'unanswered' as const)
    if (asked.current !== card) return
    if (holder === 'unanswered')
      return setState(say('The card {{card}} could not be looked up. Please enter the data.', { card }))
    if (!holder)
      return setState(
        card === '' ? undefined : say('This card is not in the registry. Please enter the data.'),
      )
    const { main_name, age, phone, email, city } = holder
    // The fields must be rendered before Enter focuses the next empty one.
    flushSync(() =>
      fill({
        phone: phone ?? '',
        email: email ?? '',
        'members.0.name': main_name,
        'members.0.age': age,
        'members.0.i_card_number': card,
      }),
    )
    setState({ name: city ? `${main_name} · ${city}` : main_name })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, when the form opens.
  useEffect(() => {
    if (start !== '' && form.getValues().id_card_no === start) void lookUp(start)
  }, [])

  return (
    <TextInput
      label={t('Id card number')}
      {...form.getInputProps('id_card_no')}
      description={state && ('name' in state ? state.name : t(state))}
      descriptionProps={{ role: 'status' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onBlur={(event) => void lookUp(event.currentTarget.value)}
      onKeyDown={lookUpAtEnter(lookUp)}
      required
    />
  )
}
