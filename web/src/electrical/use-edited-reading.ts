import { wrongRemarks, wrongSwitch } from '@nivas/contract/electrical/reading.ts'
import type { EditRow } from '@nivas/contract/electrical/reading-schemas.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { useRef, useState } from 'react'
import { editedReading, wrongToSave } from './edited-reading.ts'
import type { Replaced } from './replaced-meter.tsx'

/** The errors of the reading and of its remarks. */
type Errors = { current?: Text | undefined; remarks?: Text | undefined }

/** The state of a saved reading that is being edited: its input, the result, and the errors. */
export function useEditedReading(meter: EditRow) {
  const [current, setCurrent] = useState<number | ''>(meter.currentReading)
  const [newMeter, setNewMeter] = useState(meter.isNewMeter)
  const [replaced, setReplaced] = useState<Replaced>({
    finalReading: meter.finalReading ?? '',
    firstReading: meter.firstReading ?? '',
  })
  const [remarks, setRemarks] = useState(meter.remarks ?? '')
  const [errors, setErrors] = useState<Errors>({})
  const readingField = useRef<HTMLInputElement>(null)
  const remarksField = useRef<HTMLInputElement>(null)
  const { typed, read, wrong, units, balance, next } = editedReading(meter, {
    ...{ current, newMeter },
    ...replaced,
  })

  /** Replaces the error of the reading; leaves that of the remarks. */
  const showError = (text?: Text) => setErrors(({ remarks: other }) => ({ current: text, remarks: other }))
  /** Shows these errors beside their fields and focuses the first; returns whether there is one. */
  const showWrong = (texts: Errors): boolean => {
    setErrors(texts)
    if (texts.current) readingField.current?.focus()
    else if (texts.remarks) remarksField.current?.focus()
    return texts.current !== undefined || texts.remarks !== undefined
  }

  return {
    ...{ current, newMeter, replaced, remarks, units, balance, next },
    ...{ readingField, remarksField, showWrong },
    error: errors.current ?? wrong,
    remarksError: errors.remarks,
    changeCurrent: (value: number | '') => {
      setCurrent(value)
      showError()
    },
    changeRemarks: (value: string) => {
      setRemarks(value)
      setErrors(({ current: other }) => ({ current: other }))
    },
    changeReplaced: (value: Replaced) => {
      setReplaced(value)
      showError()
    },
    switchMeter: (isOn: boolean) => {
      const text = wrongSwitch(read, isOn)
      showError(text)
      if (!text) setNewMeter(isOn)
    },
    takeTurnover: ({ newMeter: isOn, ...meter }: Replaced & { newMeter: boolean }) => {
      setNewMeter(isOn)
      setReplaced(meter)
      showError()
      readingField.current?.focus()
    },
    isUnsaved: () =>
      current !== meter.currentReading ||
      remarks !== (meter.remarks ?? '') ||
      newMeter !== meter.isNewMeter ||
      (newMeter && (typed.finalReading !== meter.finalReading || typed.firstReading !== meter.firstReading)),
    /** Returns the reading to save; undefined if it is invalid, and then shows why. */
    checked() {
      const isWrong = showWrong({
        current: wrongToSave(current, wrong),
        remarks: wrongRemarks({ ...meter, newMeter: meter.isNewMeter }, typed, remarks),
      })
      if (isWrong || current === '' || units === null || balance === null) return undefined
      const { lastReading, finalReading, firstReading } = typed
      const saved = {
        ...{ currentReading: meter.currentReading, newMeter: meter.isNewMeter },
        ...{ finalReading: meter.finalReading, firstReading: meter.firstReading },
      }
      return {
        ...{ id: meter.id, balance, currentReading: current, units, newMeter, lastReading },
        ...{ finalReading, firstReading, remarks, saved },
      }
    },
  }
}
