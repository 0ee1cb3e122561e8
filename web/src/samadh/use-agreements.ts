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

/** The agreements to a second visit with the same card and to a visit outside the hours. */
export function useAgreements(
  of: CallFormState<DraftOf<typeof VisitFields>>,
  { goBack }: Pick<ReturnType<typeof useNextCard>, 'goBack'>,
) {
  const t = useText()
  const confirm = useConfirm()
  /** The open visit of this card. */
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
        action: 'Enter anyway',
        doubtful: true,
      })
      if (!agreed) return goBack(failure, who, false)
      form.setFieldValue('outsideHours', true)
      submitLater()
    },
    /** Agrees to close the open visit with this one; submits if this visit was refused for that reason. */
    close: () => {
      form.setFieldValue('closes', open?.id ?? null)
      if (of.error !== undefined) submitLater()
      else later(() => goTo(element.current, 'gents'))
    },
    /** Forgets the agreements, because each visitor needs their own. */
    forget: () => {
      setOpen(undefined)
      form.setFieldValue('closes', null)
      form.setFieldValue('outsideHours', false)
    },
  }
}
