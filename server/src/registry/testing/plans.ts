import type { registry } from '@nivas/contract/registry/calls.ts'
import type { Questions } from '../../testing/questions.ts'

const card = [{ id_card_no: 'NR-4322' }]

export const questions: Questions<typeof registry> = {
  findCustomer: card,
  customerWithCard: card,
  searchCustomers: [...card, { name: 'meena so' }, { phone: '43210' }, { name: 'soni', phone: '0012' }],
}
