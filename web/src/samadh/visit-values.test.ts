import { Visit, VisitFields } from '@nivas/contract/samadh/visit.ts'
import { expect, test } from 'vitest'
import { filled } from './visit-values.ts'

const least = {
  idNumber: 'NA',
  visitorname: 'Asha Rao',
  mobileNumber: '9876543210',
  country: 'IND',
  gents: 1,
  ladies: 0,
  children: 0,
}

const more = { tourType: 2, idProof: 7, birthYear: '1980', gender: 'F', postcode: '282005', earlier: 7 }

/** A visit as the form has sent it: what was left empty is null. */
const sent = (visit: object) => VisitFields.parse({ ...least, ...visit })

test.each([
  ['without a tour type and all that is optional', {}],
  ['with more', more],
])('a refused visit %s can be sent again as it is', (_, given) => {
  const visit = sent(given)
  const again = VisitFields.safeParse(filled(Visit.parse({ ...visit, totalPeople: 1 })))
  expect(again.error?.issues).toBeUndefined()
  expect(again.data).toEqual(visit)
})
