import { inDays } from '../../testing/factories.ts'

/** Returns a unique card: a card that is already inside is refused. */
export const newCard = () => `IC-${crypto.randomUUID().slice(0, 8)}`

/** Valid entries. A test adds the fields that it is about. */
export const member = (number: string) => ({ i_card_number: number, name: 'Asha Rao' })

export const satsangi = (...members: { i_card_number: string; name: string; phone?: string }[]) => ({
  fromdate: inDays(0),
  todate: inDays(2),
  departure_time: '10:00',
  children: 1,
  adults: 0,
  people: members.length + 1,
  members,
  visit_purpose: { vehicleno: 'UP80 AB 1234' },
})

export const other = (more: object = {}, purpose: object = {}) => ({
  isnonsatsangi: true,
  idNumber: newCard(),
  visitorname: 'Ravi Kumar',
  people: 1,
  visit_purpose: {
    purpose_id: 1,
    visitingname: 'Asha Rao',
    houseno: 'B-12',
    country: 'IND',
    visitormobile: '9876543210',
    ...purpose,
  },
  ...more,
})

export const short = (more: object = {}) => ({
  id_card_no: newCard(),
  houseNo: 'B-12',
  fromdate: inDays(0),
  todate: inDays(0),
  departure_time: '18:00',
  people: 1,
  issatsangi: true,
  ...more,
})
