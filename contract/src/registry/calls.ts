import * as z from 'zod'
import { get } from '../call.ts'
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
  searchCustomers: get('/admin/registry/customers', {
    permission: ['manage-customers', 'admin-booking', 'manage-reservations'],
    summary: 'Satsangis of the registry by id card, name and phone: the first 50 by name',
    query: CustomerSearch,
    returns: z.array(FoundCustomer),
  }),
}
