import { registry as calls } from '@nivas/contract/registry/calls.ts'
import { bind } from '../http/bind.ts'
import { findCustomer } from './find-customer.ts'
import { searchCustomers } from './search-customers.ts'

export { customerFinder } from './finder.ts'
export { customersImport } from './import-customers.ts'
export {
  cityOfHolder,
  customersNamed,
  customersWithCardLike,
  customerWithCard,
  customerWithId,
  nameOfHolder,
} from './read-customers.ts'
export { cardsAfter, searchSatsangis } from './search-satsangis.ts'

export const registry = () =>
  bind('registry', calls, { findCustomer, customerWithCard: findCustomer, searchCustomers })
