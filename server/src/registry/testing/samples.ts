import type { registry } from '@nivas/contract/registry/calls.ts'
import type { Samples } from '../../testing/samples/sample.ts'

export const samples: Samples<typeof registry> = {
  searchCustomers: () => ({ name: 'Asha', phone: '98765' }),
}
