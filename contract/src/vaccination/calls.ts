import * as z from 'zod'
import { get, post, put } from '../call.ts'
import { DayRange } from '../day-range.ts'
import { byId, date, id, idInAddress, requiredText } from '../fields.ts'
import { known } from '../known.ts'
import { contains, pageQuery } from '../page.ts'
import { MOST_DOSES } from './doses.ts'
import {
  ageGroups,
  DoseReportRow,
  EditPerson,
  FoundPerson,
  MergePersons,
  Person,
  PersonCard,
  PersonForm,
  PersonRecord,
  TypeForm,
  VaccineType,
} from './schemas.ts'

const permission = 'vaccination-entry-form'
const administering = 'manage-vaccine-types'
const record = 'vaccination'
/** The health and contact data of a person, which the audit does not store. */
const secret = ['adharCardNumber', 'dob', 'doses', 'mobile', 'address'] as const

/** The minimum length of a search by card, in characters. */
export const FEWEST_SEARCHED = 5

/** The maximum number of cards in the results of the search. */
export const MOST_CARDS = 10

/** Whether the filters of a list reveal what each of its persons was given. */
const revealsDoses = (input: Readonly<Record<string, unknown>>): boolean =>
  ['vtype', 'from', 'to', 'dose', 'age'].some((filter) => input[filter] !== undefined)

export const vaccination = {
  persons: get('/vims/persons', {
    permission,
    summary: 'Vaccinated persons, one page at a time',
    query: pageQuery(['srNo', 'name', 'doses'], {
      /** Words or parts of them from name, mobile number and address, in any order; or a whole Sr.No or card. */
      filter: contains,
      /** The number of doses of the person. */
      has: z.coerce.number().pipe(z.int().min(1).max(MOST_DOSES)).optional(),
      /** People with a dose of this vaccine, between these days. */
      vtype: idInAddress.optional(),
      from: date.optional(),
      to: date.optional(),
      /** The number of that dose, and the age of the person on its day. */
      dose: z.coerce.number().pipe(z.int().min(1).max(MOST_DOSES)).optional(),
      age: z.enum(ageGroups).optional(),
    }).extend({ per_page: z.coerce.number().pipe(z.int().min(1).max(200)).default(50) }),
    returns: Person,
    paged: true,
    noted: revealsDoses,
    record,
    secret: ['filter'],
  }),
  types: get('/vims/vtypes', {
    permission: [permission, administering],
    summary: 'Vaccine types, those that are switched off last',
    returns: z.array(VaccineType),
  }),
  addType: post('/vims/vtypes', {
    permission: administering,
    summary: 'Add a vaccine type',
    body: TypeForm.pick({ name: true }),
    returns: VaccineType,
    message: 'Record Added successfully.',
    record: 'vaccine type',
  }),
  editType: put('/vims/vtypes/:id', {
    permission: administering,
    summary: 'Change a vaccine type, or switch it off',
    params: byId,
    // Omitted fields stay.
    body: TypeForm.partial().extend({ known }),
    returns: VaccineType,
    message: 'Record updated successfully.',
    record: 'vaccine type',
  }),
  card: post('/vims/person/getPersonCardInfo', {
    permission,
    summary: 'Print a vaccination card',
    body: z.object({ id }),
    returns: PersonCard,
    record,
    secretAnswer: true,
  }),
  doses: post('/vims/person/getAllVaccinations', {
    permission,
    summary: 'See the doses of a person',
    body: z.object({ id }),
    /** The doses with their record in the same state, because a form opens with both. */
    returns: PersonRecord,
    beside: ['doses'],
    reads: true,
    noted: true,
    record,
  }),
  edit: post('/vims/person/updatePersonRecord', {
    permission,
    summary: 'Change the vaccination record of a person',
    body: EditPerson,
    returns: PersonRecord,
    message: 'Record updated successfully.',
    record,
    secret,
  }),
  create: post('/vims/person/createPersonRecord', {
    permission,
    summary: 'Record the vaccinations of a person',
    body: PersonForm,
    returns: PersonRecord,
    message: 'Record Added successfully.',
    record,
    secret,
  }),
  /** Only for holders of `manage-vaccine-types`, because a merge can be undone for two minutes only. */
  merge: post('/vims/person/mergePersonRecords', {
    permission,
    summary: 'Merge two vaccination records of one person',
    body: MergePersons,
    returns: PersonRecord,
    message: 'Record updated successfully.',
    record,
  }),
  undoMerge: post('/vims/person/undoMergePersonRecords', {
    permission,
    summary: 'Undo the merge of two vaccination records, within two minutes',
    body: z.object({ id, other: id }),
    returns: PersonRecord,
    message: 'Record updated successfully.',
    record,
  }),
  cardSearch: post('/vims/person-card-search', {
    permission,
    summary: 'Satsangis of the registry whose card begins so: the first 10',
    body: z.object({
      cardNo: requiredText(50).refine(
        (given) => given.trim() === '' || given.trim().length >= FEWEST_SEARCHED,
        'Please enter at least 5 characters of the card',
      ),
    }),
    returns: z.array(FoundPerson),
    reads: true,
  }),
  report: get('/vims/report', {
    permission,
    summary: 'Doses of the days from `from` to `to`, by day, vaccine and age',
    query: DayRange,
    returns: z.array(DoseReportRow),
    reads: 'replica',
  }),
  verificationKey: get('/vims/verification-key', {
    permission: 'public',
    summary: 'The public key by which anybody can check the code of a vaccination card',
    /** The public key, Ed25519: 32 bytes in base64. */
    returns: z.object({ key: z.string() }),
  }),
  verify: post('/vims/verify-card', {
    permission: 'public',
    summary: 'Check the code of a vaccination card, for a browser that cannot',
    body: z.object({ code: requiredText(3000) }),
    returns: z.object({ genuine: z.boolean() }),
    reads: true,
    secret: ['code'],
    untouched: ['code'],
  }),
}
