import type { Access } from '../permissions.ts'
import { systems } from './systems.ts'

/** The permissions of each figure of the dashboard: those of the screen with its details. */
export const posFigures = {
  office_sales_today: systems[1].reports,
  office_refunds_today: systems[1].reports,
  bookcentre_sales_today: systems[2].reports,
  bookcentre_refunds_today: systems[2].reports,
  bhandarghar_sales_today: systems[3].reports,
  bhandarghar_refunds_today: systems[3].reports,
  low_stock: 'bookcentre-low-inventory-report',
  office_receipts_to_look_at: systems[1].refund,
  bookcentre_receipts_to_look_at: systems[2].refund,
  bhandarghar_receipts_to_look_at: systems[3].refund,
} as const satisfies Record<string, Access>
