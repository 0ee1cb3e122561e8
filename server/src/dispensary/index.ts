import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import { bind } from '../http/bind.ts'
import { addPatient } from './add-patient.ts'
import { editPatient } from './edit-patient.ts'
import { editVisit } from './edit-visit.ts'
import { listRegister } from './list-register.ts'
import { printSlip } from './print-slip.ts'
import { readRecord } from './read-record.ts'
import { saveEntry } from './save-entry.ts'
import { searchPatients } from './search-patients.ts'
import { suggestWords } from './suggest-words.ts'

export { dispensaryDemo } from './demo/dispensary-demo.ts'
export { figures as dispensaryFigures } from './figures.ts'

export const dispensary = () =>
  bind('dispensary', calls, {
    search: searchPatients,
    addPatient,
    editPatient,
    patient: readRecord,
    saveEntry,
    editVisit,
    suggestions: suggestWords,
    slip: printSlip,
    register: listRegister,
  })
