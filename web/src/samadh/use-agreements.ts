import type { OpenVisit } from '@nivas/contract/samadh/schemas.ts'
import type { VisitFields } from '@nivas/contract/samadh/visit.ts'
import { useEffect, useRef, useState } from 'react'
import type { CallFailure } from '../api/failure.ts'
import { refusalData } from '../api/refusal-data.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import type { DraftOf } from '../ui/form/draft.ts'
import type { CallFormState } from '../ui/form/use-call-form.ts'
import type { useNextCard } from '../ui/visits/use-next-card.ts'
import { goTo, later } from './next-field.ts'

/** A second visit of the card, or a visit outside the hours: both can be agreed to. */
export function useAgreements(
  of: CallFormState<DraftOf<typeof VisitFields>>,
  { goBack }: Pick<ReturnType<typeof useNextCard>, 'goBack'>,
) {
  const t = useText()
  const confirm = useConfirm()
  /** The visit of this card that is still open. */
  const [open, setOpen] = useState<OpenVisit>()
  const latest = useRef(of)
  useEffect(() => {
    latest.current = of
  })
  const { form, element } = of
  const submitLater = () => later(() => latest.current.submit())

  return {
    open,
    setOpen,
    refused: async (failure: CallFailure) => {
      const who = form.getValues().visitorname
      const { open: found, mayOpen } = refusalData<{ open: OpenVisit; mayOpen: boolean }>(failure)
      if (found) setOpen(found)
      if (!mayOpen) return goBack(failure, who)
      const agreed = await confirm({
        title: 'Outside the visit hours',
        text: failure.text,
        facts: [[t('Name'), who ?? '']],
        action: 'Enter all the same',
        doubtful: true,
      })
      if (!agreed) return goBack(failure, who, false)
      form.setFieldValue('outsideHours', true)
      submitLater()
    },
    /** The open visit is closed with this one, which is submitted at once if it was refused for it. */
    close: () => {
      form.setFieldValue('closes', open?.id ?? null)
      if (of.error !== undefined) submitLater()
      else later(() => goTo(element.current, 'gents'))
    },
    /** What was agreed to for one visitor is asked again for the next. */
    forget: () => {
      setOpen(undefined)
      form.setFieldValue('closes', null)
      form.setFieldValue('outsideHours', false)
    },
  }
}
