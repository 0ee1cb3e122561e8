import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: [
    'pos_categories',
    'pos_devices',
    'pos_images',
    'pos_meals',
    'pos_prices',
    'pos_products',
    'pos_refused_meals',
    'pos_stock',
    'pos_stock_rows',
    'pos_ticket_lines',
    'pos_tickets',
  ],
} satisfies Tables
