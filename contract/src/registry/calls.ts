import * as z from 'zod'
import { get, post } from '../call.ts'
import { requiredText } from '../fields.ts'
import { Customer, FoundCustomer } from './schemas.ts'
import { CustomerSearch } from './search.ts'

export const registry = {
  findCustomer: get('/customers', {
    permission: ['admin-booking', 'manage-reservations'],
    summary: 'The satsangi of the registry with this id card: a list of one or none',
    query: z.object({ id_card_no: requiredText(50) }),
    returns: z.array(Customer),
  }),
  /** The same for screens: a card may be an Aadhaar number, which may not be in an address. */
  customerWithCard: post('/admin/registry/customerWithCard', {
    permission: ['admin-booking', 'manage-reservations'],
    summary: 'The satsangi of the registry with this id card, asked without the card in the address',
    body: z.object({ id_card_no: requiredText(50) }),
    returns: z.array(Customer),
    reads: true,
  }),
  searchCustomers: get('/admin/registry/customers', {
    permission: ['manage-customers', 'admin-booking', 'manage-reservations'],
    summary: 'Satsangis of the registry by id card, name and phone: the first 50 by name',
    query: CustomerSearch,
    returns: z.array(FoundCustomer),
  }),
}
