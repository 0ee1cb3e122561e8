import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: [
    'pos_categories',
    'pos_category_days',
    'pos_devices',
    'pos_hours',
    'pos_images',
    'pos_meals',
    'pos_prices',
    'pos_product_days',
    'pos_product_months',
    'pos_products',
    'pos_refused_meals',
    'pos_stock',
    'pos_stock_counts',
    'pos_stock_rows',
    'pos_summed',
    'pos_ticket_lines',
    'pos_tickets',
    'pos_tills',
  ],
  readBy: {
    pos_categories: ['access'],
    pos_devices: ['access'],
    pos_products: ['access'],
    pos_ticket_lines: ['access'],
    pos_tickets: ['access'],
  },
} satisfies Tables
