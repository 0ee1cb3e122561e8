import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { bind } from '../http/bind.ts'
import { createPerson } from './create-person.ts'
import { doseReport } from './dose-report.ts'
import { editPerson } from './edit-person.ts'
import { listPersons } from './list-persons.ts'
import { mergePersons } from './merge-persons.ts'
import { printCard } from './print-card.ts'
import { readDoses } from './read-doses.ts'
import { searchCards } from './search-cards.ts'
import { cardSignerBy } from './signing-key.ts'
import { addType, editType, listTypes } from './types.ts'
import { undoMerge } from './undo-merge.ts'

export { vaccinationDemo } from './demo/vaccination-demo.ts'
export { figures as vaccinationFigures } from './figures.ts'
export { vaccinationsImport } from './import-vaccinations.ts'

/** Binds the calls of this area, for one server, which signs cards with a key derived from its own. */
export function vaccination(serverKey: Buffer) {
  const signer = cardSignerBy(serverKey)
  return bind('vaccination', calls, {
    persons: listPersons,
    types: listTypes,
    addType,
    editType,
    card: printCard(signer),
    doses: readDoses,
    edit: editPerson,
    create: createPerson,
    merge: mergePersons,
    undoMerge,
    cardSearch: searchCards,
    report: doseReport,
    verificationKey: async () => ({ key: signer.publicKey }),
    verify: async (_db, _caller, { code }) => ({ genuine: signer.isGenuine(code) }),
  })
}
